import { type HostRules, insidePattern } from "./rules.ts";
import { siteRoot } from "./site-root.ts";

/** A `Caddyfile`. Caddy sorts rules for the same header in its own way, so no path gets two of them. */
export function printCaddyfile(rules: HostRules): string {
	const { base, security, revalidate, immutable, immutableFolder, notFound, errorPage } = rules;
	const fileServer = "file_server {\n\t\t\tprecompressed br gzip\n\t\t}";
	return `# The contents of dist/ are in ${siteRoot}${base}
example.com {
	root * ${siteRoot}
	encode gzip
	header {
${security.map(({ name, value }) => `\t\t${name} "${value}"`).join("\n")}
	}
	@immutable path ${base}${immutableFolder}/*
	header @immutable Cache-Control "${immutable}"
	@others not path ${base}${immutableFolder}/*
	header @others Cache-Control "${revalidate}"
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control "${revalidate}"
		@inside {
			expression {err.status_code} in [403, 404]
			path_regexp ${insidePattern(rules)}
		}
		handle @inside {
			rewrite * ${base}${notFound.inside.page}
			${fileServer.replaceAll("\n", "\n\t")}
		}
		@missing expression {err.status_code} in [403, 404]
		handle @missing {
			rewrite * ${base}${notFound.page}
			${fileServer.replaceAll("\n", "\n\t")}
		}
		@broken expression {err.status_code} >= 500
		handle @broken {
			rewrite * ${base}${errorPage}
			${fileServer.replaceAll("\n", "\n\t")}
		}
	}
}
`;
}
