import { closedPattern, type Header, type HostRules, immutablePattern, insidePattern } from "./rules.ts";
import { siteRoot } from "./site-root.ts";

function printHeaders(headers: readonly Header[]): string {
	return headers.map(({ name, value }) => `  "${name}" => "${value}"`).join(",\n");
}

/**
 * A part of `lighttpd.conf`. A prefix for error files keeps the status; `server.error-handler-404` would answer 200. It
 * cannot tell a missing hashed file from one that is there, so both are cached alike.
 */
export function printLighttpdConfig(rules: HostRules): string {
	const { base, security, revalidate, immutable, notFound } = rules;
	return `# The contents of dist/ are in ${siteRoot}${base}
# Debian has mod_deflate in the package lighttpd-mod-deflate.
server.modules += ("mod_rewrite", "mod_setenv", "mod_deflate")
server.document-root = "${siteRoot}"
index-file.names = ("index.html")
mimetype.assign += (
  ".html" => "text/html; charset=utf-8",
  ".js" => "text/javascript; charset=utf-8",
  ".svg" => "image/svg+xml",
  ".png" => "image/png",
  ".ico" => "image/x-icon",
  ".json" => "application/json",
  ".xml" => "text/xml",
  ".txt" => "text/plain; charset=utf-8",
  ".woff2" => "font/woff2"
)
deflate.mimetypes = ("text/html", "text/javascript", "image/svg+xml", "text/plain", "text/xml", "application/json")
deflate.allowed-encodings = ("gzip")
server.errorfile-prefix = "${siteRoot}${base}"
setenv.set-response-header = (
${printHeaders(security)}
)
$HTTP["url"] =~ "${insidePattern(rules)}" {
  server.errorfile-prefix = "${siteRoot}${base}${notFound.inside.folder}/"
}
$HTTP["url"] =~ "${closedPattern(rules)}" {
  url.rewrite-once = ("" => "${base}404")
}
$HTTP["url"] =~ "${immutablePattern(rules)}" {
  setenv.set-response-header += ("Cache-Control" => "${immutable}")
} else {
  setenv.set-response-header += ("Cache-Control" => "${revalidate}")
}
`;
}
