import { type HostRules, revalidate, securityHeaders, siteRoot } from "./rules.ts";

/**
 * A part of `lighttpd.conf`. All settings are in a condition, where they override the server's own. A prefix for error
 * files keeps the status; `server.error-handler-404` would answer 200.
 */
export function printLighttpdConfig({ base, redirects, patterns }: HostRules): string {
	return `# Include this file in lighttpd.conf. The contents of dist/ are in ${siteRoot}${base}
server.modules += ("mod_rewrite", "mod_setenv", "mod_expire", "mod_deflate")
$HTTP["url"] =~ "${patterns.site}" {
  server.document-root = "${siteRoot}"
  server.errorfile-prefix = "${siteRoot}${base}"
  # The server has the type of ".html" without a charset. A whole name wins over it.
  mimetype.assign += (
    "index.html" => "text/html; charset=utf-8",
    "404.html" => "text/html; charset=utf-8",
    "500.html" => "text/html; charset=utf-8"
  )
  deflate.mimetypes = ("text/", "application/json", "application/xml", "image/svg+xml")
  deflate.allowed-encodings = ("gzip")
  # What is not a file is a folder with a page, or unknown. The prefix below depends on the new path. A name with a dot is
  # not a folder: lighttpd would answer /robots.txt/index.html with robots.txt.
  url.rewrite-if-not-file = (
    "^(${base}[^?]*[.][^/?]*)/" => "$1-/index.html",
    "^([^?]*?)/?(?:\\?|$)" => "$1/index.html"
  )
  setenv.set-response-header = (
${securityHeaders.map(([name, value]) => `    "${name}" => "${value}"`).join(",\n")}
  )
${redirects.map(({ from, to }) => `  $HTTP["url"] == "${from}" { url.redirect = ("" => "${to}\${qsa}") }\n`).join("")}  $HTTP["url"] =~ "${patterns.product}/index.html$" {
    server.errorfile-prefix = "${siteRoot}${base}products/"
  }
  # Only sent with a file. A header of setenv would also be sent with an error.
  expire.url = ("${base}assets/" => "access plus 365 days")
  $HTTP["url"] !~ "${patterns.immutable}" {
    setenv.set-response-header += ("Cache-Control" => "${revalidate}")
  }
}
`;
}
