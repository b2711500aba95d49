import { type HostRules, siteRoot } from "./rules.ts";

/** Reserved domains (https://www.rfc-editor.org/rfc/rfc2606): the site's address is still a placeholder. */
const isReserved = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/**
 * A `Caddyfile`. Caddy gets a certificate for the site's address automatically. While the address is a placeholder, it
 * serves every name. Caddy reorders rules for the same header, so no path matches two of them.
 */
export function printCaddyfile(rules: HostRules): string {
	const { origin, base, security, revalidate, immutable, immutableFolder, notFound } = rules;
	const { errorPage, redirects, patterns } = rules;
	const fileServer = "file_server {\n\t\tprecompressed br gzip\n\t}";
	return `# The contents of dist/ are in ${siteRoot}${base}
${isReserved.test(new URL(origin).hostname) ? ":80" : origin} {
	root * ${siteRoot}
	encode gzip
	header {
${security.map(({ name, value }) => `\t\t${name} "${value}"`).join("\n")}
	}
${redirects.map(({ from, to }) => `\tredir ${from} ${to} 301\n`).join("")}	@immutable path ${base}${immutableFolder}/*
	header @immutable Cache-Control "${immutable}"
	@others not path ${base}${immutableFolder}/*
	header @others Cache-Control "${revalidate}"
	${fileServer}
	handle_errors {
		encode gzip
		header Cache-Control "${revalidate}"
		@inside {
			expression {err.status_code} in [403, 404]
			path_regexp ${patterns.inside}
		}
		@missing expression {err.status_code} in [403, 404]
		@broken expression {err.status_code} >= 500
		# The first one that matches.
		rewrite @inside ${base}${notFound.inside.page}
		rewrite @missing ${base}${notFound.page}
		rewrite @broken ${base}${errorPage}
		${fileServer.replaceAll("\n", "\n\t")}
	}
}
`;
}
