import { type HostRules, immutable, revalidate, securityHeaders } from "./rules.ts";

const compressed =
	"text/html text/css text/plain text/xml application/xml text/javascript application/javascript application/json image/svg+xml";

/**
 * `.htaccess`, for Apache. It needs `AllowOverride FileInfo`. It has no `Options`, `DirectoryIndex`
 * or `RewriteEngine`: if the host forbids one of them, every request would fail.
 */
export function formatHtaccess({ base, redirects, patterns }: HostRules): string {
	return `AddDefaultCharset utf-8
ErrorDocument 404 ${base}404.html
ErrorDocument 500 ${base}500.html
<If "%{REQUEST_URI} =~ m#${patterns.product}/?$#">
  ErrorDocument 404 ${base}products/404.html
</If>

<IfModule mod_alias.c>
${redirects.map(({ from, to }) => `  RedirectMatch 301 ^${from.replaceAll(".", "\\.")}$ ${to}\n`).join("")}  # Don't list a folder's files, but leave folders with another program's index.php alone.
  <If "-d '%{REQUEST_FILENAME}' && ! -f '%{REQUEST_FILENAME}/index.html' && ! -f '%{REQUEST_FILENAME}/index.php'">
    Redirect 404 /
  </If>
</IfModule>

<IfModule mod_headers.c>
${securityHeaders.map(([name, value]) => `  Header always set ${name} "${value}"`).join("\n")}
  Header set Cache-Control "${revalidate}"
  # Compression appends a suffix to the ETag. Remove it, or Apache doesn't recognize the ETag and never answers with 304.
  RequestHeader edit* If-None-Match '-(?:gzip|br)"' '"'
  <If "%{REQUEST_URI} =~ m#${patterns.immutable}#">
    Header set Cache-Control "${immutable}"
  </If>
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressed}
    <IfModule mod_setenvif.c>
      # If the server already uses mod_deflate, it would compress before Brotli does.
      SetEnvIf Accept-Encoding \\bbr\\b no-gzip
    </IfModule>
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressed}
  </IfModule>
</IfModule>
`;
}
