import { type HostRules, immutable, revalidate, securityHeaders, siteRoot } from "./rules.ts";

/**
 * A `Caddyfile`. A redirect's `{uri}` includes the query of the request. Caddy gets a certificate
 * for the site's address automatically.
 */
export function formatCaddyfile({ origin, base, redirects, patterns }: HostRules): string {
	return `# The contents of dist/ are in ${siteRoot}${base}
${origin} {
	root * ${siteRoot}
	encode gzip
	header {
${securityHeaders.map(([name, value]) => `\t\t${name} "${value}"`).join("\n")}
	}
${redirects.map(({ from, to }) => `\troute ${from} {\n\t\trewrite * ${to}\n\t\tredir {uri} 301\n\t}\n`).join("")}	header ${base}assets/* Cache-Control "${immutable}"
	header ?Cache-Control "${revalidate}"
	route {
		# No file has such a path, and Caddy would answer 500.
		@impossible path_regexp \\x00|[^/]{256}|.{1000}
		error @impossible 404
		# A page without its slash. Caddy would redirect, and drop the query.
		@page {
			not path */
			file {path}/index.html
		}
		rewrite @page {path}/index.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		# Otherwise a conditional or Range request would get an empty or partial page.
		request_header -Range
		request_header -If-*
		encode gzip
		header Cache-Control "${revalidate}"
		@broken expression {err.status_code} >= 500
		@product path_regexp ${patterns.product}/?$
		# Caddy applies only the first rewrite that matches.
		rewrite @broken ${base}500.html
		rewrite @product ${base}products/404.html
		rewrite * ${base}404.html
		file_server
	}
}
`;
}
