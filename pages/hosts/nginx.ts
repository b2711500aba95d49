import { type HostRules, insidePattern } from "./rules.ts";
import { siteRoot } from "./site-root.ts";

/** A part of nginx's `server { }`. A location with one `add_header` inherits none, so each states them all. */
export function printNginxConfig(rules: HostRules): string {
	const { base, security, revalidate, immutable, immutableFolder, notFound, errorPage } = rules;
	const headers = security.map(({ name, value }) => `  add_header ${name} "${value}" always;`).join("\n");
	const withoutSlash = base === "/" ? "" : `location = ${base.slice(0, -1)} { return 301 ${base}; }\n`;
	return `# Goes inside your server { }. The contents of dist/ are in ${siteRoot}${base}
root ${siteRoot};
index index.html;
charset utf-8;
charset_types text/html text/plain text/xml text/javascript application/javascript image/svg+xml;
absolute_redirect off;
gzip on;
gzip_types text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
gzip_static on;
gzip_vary on;
error_page 403 404 ${base}${notFound.page};
error_page 500 502 503 504 ${base}${errorPage};

${withoutSlash}location ${base} {
  try_files $uri $uri/index.html =404;
${headers}
  add_header Cache-Control "${revalidate}" always;
}

location ~ "${insidePattern(rules)}" {
  error_page 403 404 ${base}${notFound.inside.page};
  try_files $uri $uri/index.html =404;
${headers}
  add_header Cache-Control "${revalidate}" always;
}

location ${base}${immutableFolder}/ {
  try_files $uri =404;
${headers}
  add_header Cache-Control "${immutable}";
}
`;
}
