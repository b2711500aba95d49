import { type HostRules, siteRoot } from "./rules.ts";

/**
 * A part of `lighttpd.conf`. All settings are inside a condition, where they override those of the server. A prefix for
 * error files keeps the status; `server.error-handler-404` would answer 200. lighttpd cannot tell missing hashed files
 * from existing ones, so it caches both the same way.
 */
export function printLighttpdConfig(rules: HostRules): string {
	const { base, security, revalidate, immutable, notFound, redirects, patterns } = rules;
	const site = base === "/" ? patterns.site : `${patterns.site.slice(0, -1)}(?:/|$)`;
	const cacheFor = (value: string) => `setenv.set-response-header += ("Cache-Control" => "${value}")`;
	return `# Include this file in lighttpd.conf. The contents of dist/ are in ${siteRoot}${base}
server.modules += ("mod_rewrite", "mod_setenv", "mod_deflate")
$HTTP["url"] =~ "${site}" {
  server.document-root = "${siteRoot}"
  server.errorfile-prefix = "${siteRoot}${base}"
  index-file.names = ("index.html")
  mimetype.assign = (
    ".html" => "text/html; charset=utf-8",
    ".css" => "text/css; charset=utf-8",
    ".js" => "text/javascript; charset=utf-8",
    ".json" => "application/json",
    ".xml" => "text/xml",
    ".txt" => "text/plain; charset=utf-8",
    ".woff2" => "font/woff2",
    ".svg" => "image/svg+xml",
    ".png" => "image/png",
    ".ico" => "image/x-icon",
    ".jpg" => "image/jpeg",
    ".webp" => "image/webp",
    ".avif" => "image/avif"
  )
  deflate.mimetypes = ("text/html", "text/css", "text/javascript", "application/json", "text/xml", "text/plain", "image/svg+xml")
  deflate.allowed-encodings = ("gzip")
  setenv.set-response-header = (
${security.map(({ name, value }) => `    "${name}" => "${value}"`).join(",\n")}
  )
${redirects.map(({ from, to }) => `  $HTTP["url"] == "${from}" { url.redirect = ("" => "${to}\${qsa}") }\n`).join("")}  $HTTP["url"] =~ "${patterns.inside}" {
    server.errorfile-prefix = "${siteRoot}${base}${notFound.inside.folder}/"
  }
  $HTTP["url"] =~ "${patterns.closed}" {
    url.rewrite-once = ("" => "${base}404")
  }
  $HTTP["url"] =~ "${patterns.immutable}" {
    ${cacheFor(immutable)}
  } else {
    ${cacheFor(revalidate)}
  }
}
`;
}
