import { headerRule, printJson } from "./json.ts";
import { cacheControl, type HostRules } from "./rules.ts";

/**
 * `firebase.json`. Firebase has one not-found page; the script in it does the rest.
 *
 * @param ignored files of the site that are for other hosts
 */
export function printFirebaseConfig(rules: HostRules, ignored: readonly string[]): string {
	const { security, revalidate, immutable, immutableFolder } = rules;
	return printJson({
		hosting: {
			public: "dist",
			ignore: ["**/.*", ...ignored.filter((file) => !file.startsWith("."))],
			trailingSlash: true,
			headers: [
				headerRule("**", [...security, cacheControl(revalidate)]),
				headerRule(`/${immutableFolder}/**`, [cacheControl(immutable)]),
			],
		},
	});
}
