import { cacheControl, type Header, type HostRules, siteRoot } from "./rules.ts";

/**
 * A part of nginx's `server { }`. All of it is in locations with a regular expression, which override the `root` and the
 * `location /` that a server block may already have. A location with its own `add_header` inherits none.
 */
export function printNginxConfig(rules: HostRules): string {
	const { base, security, revalidate, immutable, notFound, errorPage, redirects, patterns } = rules;
	const always = (headers: readonly Header[]) =>
		headers.map(({ name, value }) => `  add_header ${name} "${value}" always;`).join("\n");
	const redirect = (from: string, to: string) =>
		`location = ${from} { absolute_redirect off; return 301 ${to}; }\n`;
	const withoutSlash = base === "/" ? "" : redirect(base.slice(0, -1), base);
	const moved = redirects.map(({ from, to }) => redirect(from, `${to}$is_args$args`)).join("");
	return `# Include this file inside your server { }. The contents of dist/ are in ${siteRoot}${base}
${withoutSlash}${moved}location ~ "${patterns.site}" {
  root ${siteRoot};
  try_files $uri $uri/index.html =404;
  error_page 403 404 ${base}${notFound.page};
  error_page 500 502 503 504 ${base}${errorPage};
  charset utf-8;
  charset_types text/plain text/xml text/javascript application/javascript image/svg+xml;
  gzip on;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
  gzip_static on;
  gzip_vary on;
${always([...security, cacheControl(revalidate)])}

  location ~ "${patterns.inside}" {
    try_files $uri $uri/index.html =404;
    error_page 403 404 ${base}${notFound.inside.page};
  }

  location ~ "${patterns.immutable}" {
    try_files $uri =404;
${always(security).replaceAll(/^/gm, "  ")}
    # Not "always": a missing file must not be kept.
    add_header Cache-Control "${immutable}";
  }
}
`;
}
