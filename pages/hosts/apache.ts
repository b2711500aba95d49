import type { HostRules } from "./rules.ts";

const compressed =
	"text/html text/css text/plain text/xml application/xml text/javascript application/json image/svg+xml";

/**
 * `.htaccess`, for Apache. It needs `AllowOverride FileInfo`. It has no `Options`, `DirectoryIndex` or
 * `RewriteEngine`: if the host forbids one of them, every request would fail.
 */
export function printHtaccess(rules: HostRules): string {
	const { base, notFound, errorPage, security, immutable, revalidate, redirects, patterns } = rules;
	return `AddDefaultCharset utf-8
<IfModule mod_mime.c>
  AddCharset utf-8 .js .svg
  AddType text/javascript .js
  AddType font/woff2 .woff2
  AddType image/png .png
  AddType image/webp .webp
  AddType image/avif .avif
  AddType image/x-icon .ico
  AddType application/json .json
  AddType text/xml .xml
  AddType text/plain .txt
</IfModule>

ErrorDocument 403 ${base}${notFound.page}
ErrorDocument 404 ${base}${notFound.page}
ErrorDocument 500 ${base}${errorPage}
<If "%{REQUEST_URI} =~ m#${patterns.inside}#">
  ErrorDocument 403 ${base}${notFound.inside.page}
  ErrorDocument 404 ${base}${notFound.inside.page}
</If>

<IfModule mod_alias.c>
${redirects.map(({ pattern, to }) => `  RedirectMatch 301 ${pattern} ${to}\n`).join("")}  RedirectMatch 404 ${patterns.closed}
</IfModule>

<IfModule mod_headers.c>
${security.map(({ name, value }) => `  Header always set ${name} "${value}"`).join("\n")}
  Header set Cache-Control "${revalidate}"
  # Compression adds this to the ETag, and Apache would not know it again: no revisit would get 304.
  RequestHeader edit* If-None-Match '-(?:gzip|br)"' '"'
  <If "%{REQUEST_URI} =~ m#${patterns.immutable}#">
    Header set Cache-Control "${immutable}"
  </If>
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressed}
    <IfModule mod_setenvif.c>
      # A server that already compresses with mod_deflate would do so first.
      SetEnvIf Accept-Encoding \\bbr\\b no-gzip
    </IfModule>
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressed}
  </IfModule>
</IfModule>
`;
}
