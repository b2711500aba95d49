import { printJson } from "./json.ts";
import type { Header, HostRules } from "./rules.ts";

function asPairs(headers: readonly Header[]) {
	return headers.map(({ name, value }) => ({ key: name, value }));
}

/** `firebase.json`. Firebase has one not-found page; the script in it does the rest. */
export function printFirebaseConfig(
	{ security, revalidate, immutable, immutableFolder }: HostRules,
	ignored: readonly string[],
): string {
	return printJson({
		hosting: {
			public: "dist",
			ignore: ["**/.*", ...ignored.filter((file) => !file.startsWith("."))],
			trailingSlash: true,
			headers: [
				{ source: "**", headers: asPairs([...security, { name: "Cache-Control", value: revalidate }]) },
				{ source: `/${immutableFolder}/**`, headers: asPairs([{ name: "Cache-Control", value: immutable }]) },
			],
		},
	});
}
