import { type HostRules, immutable, revalidate, securityHeaders, siteRoot } from "./rules.ts";

/**
 * The site's part of nginx's `server { }`. All locations are exact or have a regular expression, so
 * that they override the `root` and `location /` that a server block may already have. A location
 * with its own `add_header` inherits none.
 */
export function formatNginxConfig({ base, redirects, patterns }: HostRules): string {
	const security = securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`);
	return `# Include this file inside your server { }. The contents of dist/ are in ${siteRoot}${base}
${redirects
	.map(
		({ from, to }) => `location = ${from} {
  absolute_redirect off;
  ${security.join("\n  ")}
  return 301 ${to}$is_args$args;
}
`,
	)
	.join("")}location ~ "${patterns.site}" {
  root ${siteRoot};
  try_files $uri $uri/index.html =404;
  error_page 404 ${base}404.html;
  error_page 500 502 503 504 ${base}500.html;
  charset utf-8;
  gzip on;
  gzip_types text/css text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
  gzip_static on;
  gzip_vary on;
  ${security.join("\n  ")}
  add_header Cache-Control "${revalidate}" always;

  location ~ "${patterns.product}/?$" {
    try_files $uri $uri/index.html =404;
    error_page 404 ${base}products/404.html;
  }

  location ~ "${patterns.immutable}" {
    try_files $uri =404;
    ${security.join("\n    ")}
    add_header Cache-Control "${immutable}";
  }
}
`;
}
