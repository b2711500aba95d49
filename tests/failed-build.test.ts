import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { copySite } from "./build-site.ts";

const copy = await copySite();
afterAll(() => copy[Symbol.asyncDispose]());

describe("a build that fails leaves dist/ unchanged, and", () => {
	beforeEach(async () => {
		await mkdir(join(copy.folder, "dist"), { recursive: true });
		await writeFile(join(copy.folder, "dist/index.html"), "the last site");
	});

	const end = /$/;

	type Edits = readonly (readonly [file: string, from: string | RegExp, to: string])[];

	it.each<[says: string, error: RegExp, edits: Edits, options?: readonly string[]]>([
		[
			"names the route, the component and the error",
			/^The page \/products\/[\w-]+\/ could not be rendered\. Error: no film\n {4}at Video \(.*components\/product\/Video\.tsx:\d+:\d+\)\n(?!.*node_modules)/s,
			[["components/product/Video.tsx", "return (", 'throw new Error("no film");\n\treturn (']],
		],
		[
			"lists links to missing fragments",
			/The link "\/products\/\S+\/#\S+" /,
			[["components/product/ListItem.tsx", " id={id}", " id={product.name}"]],
		],
		[
			"names the style sheet with an error, and its line",
			/^The style sheet components\/layout\/Footer\.css has an error in line 2: /,
			[["components/layout/Footer.css", /^/, "p {\n\tcolor red;\n}\n"]],
		],
		[
			"names a brand color with too little contrast, and its ratio",
			/^content\/colors\.ts, accent: "#ffffe0" has a contrast ratio of 1\.1:1 against paper in the light scheme\. Allowed: /,
			[["content/colors.ts", "#ff6a13", "#ffffe0"]],
		],
		[
			"names every mistake in the content, including missing uploads, before anything is derived from it",
			/^content\/company\.ts, company, siteUrl: is missing\. .*\ncontent\/company\.ts, company, phone: "none" is not .*\ncontent\/pages\.ts, pages: null is not .*\ncontent\/partners\.ts, partners, .*, logo: the file "gone\.png" .*\nFix these entries\. Until then, dist\/ stays unchanged\.\n$/,
			[
				["content/company.ts", end, 'company.phone = "none";\ndelete company.siteUrl;\n'],
				["content/pages.ts", /^export const pages = \{.*^\}/ms, "export const pages = null"],
				["content/partners.ts", '{ drawing: "scale" }', '{ photo: "gone.png", alt: "Acme" }'],
			],
		],
		[
			"names each syntax error with file, line and a hint",
			/(?=.*Unexpected "“"\s+content\/callouts\.ts).*Unexpected "“"\s+content\/partners\.ts:\d+:\d+:.*\n {2}Is a quote missing\?(?!.*\n {4}at )/s,
			["callouts", "partners"].map((name) => [`content/${name}.ts`, ': "', ": “"]),
		],
		[
			"asks for a comma at the end of the line above",
			/^✘ \[ERROR\] Expected "}" but found "email"\s+content\/company\.ts:\d+:.*Is a comma or a bracket missing at the end of the line above\?\n$/s,
			[["content/company.ts", /,(?=\n\temail:)/, ""]],
		],
		[
			"recognizes a merge conflict",
			/^✘ \[ERROR\] Unexpected "<<"\s+content\/company\.ts:1:0:\n(?!.*\[ERROR\]).*\n\s+Is this a merge conflict marker\?/s,
			[["content/company.ts", /^/, "<<<<<<< HEAD\n"]],
		],
		[
			"refuses a second entry with the same key",
			/^✘ \[ERROR\] Duplicate key "x1" in object literal .*?\s+content\/products\.ts:\d+:/,
			[["content/products.ts", "\tx8: {", "\tx1: {"]],
		],
		[
			"names a file that is not there",
			/^✘ \[ERROR\] Could not resolve "\.\/compny\.ts"\s+content\/partners\.ts:1:.*Is that file deleted, renamed or misspelled\?/s,
			[["content/partners.ts", /^/, 'import { company } from "./compny.ts";\n']],
		],
		[
			"names an export that is not there",
			/^✘ \[ERROR\] No matching export .*\n {2}Is that export deleted, renamed or misspelled\?/s,
			[["content/company.ts", "const company:", "const seller:"]],
		],
		[
			"names the placeholders and sample values that a release may not have",
			/^The content still has placeholders or sample values \(\d+\)\. Replace .*\n {2}content\/company\.ts: company\.name; company\.wordmark; company\.siteUrl; company\.email; .*\n {2}content\/products\.ts: productLists\.robot-wrappers\.items\.r600-robot\.videoId; /s,
			[["content/company.ts", '{ placeholder: "sales@example.com" }', '"sales@example.com"']],
			["--release"],
		],
	])("%s", async (_, error, edits, options) => {
		for (const [file, from, to] of edits) {
			onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
		}
		const failure = { code: 1, stderr: expect.stringMatching(error) };
		await expect(copy.build({}, options)).rejects.toMatchObject(failure);
		expect(copy.files()).toEqual(new Map([["index.html", "the last site"]]));
	});
});

it("Links, products, pages and texts that do not exist do not compile", async () => {
	const mistakes = [
		["components/layout/Logo.tsx", 'to="/"', 'to="/hom/"', "is not assignable to type 'RoutePath'"],
		["content/products.ts", "\tx1: {", '\t"robot-wrappers": {', /content\/products\.ts.*error/],
		["pages/page-list.tsx", '"/partners/":', '"/partner/":', "'\"/partner/\"' does not exist in type"],
		["pages/NotFoundPage.tsx", 'pages["/404.html"]', 'pages["/lost/"]', "'/lost/' does not exist"],
	] as const;
	for (const [file, from, to] of mistakes) {
		onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
	}
	const compiler = ["--no-install", "tsc", "-p", "."];
	const { stdout } = spawnSync("npx", compiler, { cwd: copy.folder, encoding: "utf8" });
	for (const [, , , error] of mistakes) expect(stdout).toMatch(error);
});
