import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { copySite } from "./build-site.ts";
import { expectSnapshot } from "./snapshot.ts";

const copy = await copySite();
afterAll(() => copy[Symbol.asyncDispose]());
await mkdir(join(copy.folder, "dist"), { recursive: true });
await writeFile(join(copy.folder, "dist/index.html"), "the last site");

type Edits = readonly (readonly [file: string, from: string | RegExp, to: string])[];

/** What a build prints that fails after these edits. */
async function failureAfter(edits: Edits, ...options: readonly string[]): Promise<string> {
	for (const [file, from, to] of edits) {
		onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
	}
	const failure = await copy.build({}, options).then(
		() => ({ code: 0, stderr: "" }),
		(error) => error,
	);
	expect(failure.code).toBe(1);
	return failure.stderr;
}

const end = /$/;

describe("a failed build", () => {
	it("names each syntax error with its file, line and a hint", async () => {
		const printed = await failureAfter([
			["content/navigation.ts", 'label: "', "label: “"],
			["content/company.ts", /,(?=\n\temail:)/, ""],
			["content/pages.ts", /^/, "<<<<<<< HEAD\n"],
			["content/products.ts", "\tx8: {", "\tx1: {"],
			["content/partners.ts", /^/, 'import { company } from "./compny.ts";\n'],
		]);
		await expectSnapshot(printed, "syntax-errors.txt");
	});

	it("reports a renamed export once, though many files import it", async () => {
		const printed = await failureAfter([["content/company.ts", "const company:", "const seller:"]]);
		expect(printed).toMatch(
			/^✘ \[ERROR\] No matching export (?!.*\[ERROR\]).*\n {2}Is that export deleted, renamed or misspelled\?/s,
		);
	});

	it("names every content mistake before anything is derived from content", async () => {
		const printed = await failureAfter([
			["content/company.ts", end, 'company.phone = "none";\ndelete company.siteUrl;\n'],
			["content/pages.ts", /^export const pages = \{.*^\}/ms, "export const pages = null"],
			["content/partners.ts", '{ drawing: "scale" }', '{ photo: "gone.png", alt: "Acme" }'],
		]);
		expect(printed).toMatch(
			/^content\/company\.ts, company, siteUrl: is missing\. .*\ncontent\/company\.ts, company, phone: "none" is not .*\ncontent\/pages\.ts, pages: null is not .*\ncontent\/partners\.ts, partners, .*, logo: the file "gone\.png" .*\nFix these entries\. Until then, dist\/ stays unchanged\.\n$/,
		);
	});

	it("names a brand color with too little contrast, and its ratio", async () => {
		const printed = await failureAfter([["content/colors.ts", /accent = ".*"/, 'accent = "#ffffe0"']]);
		expect(printed).toMatch(
			/^content\/colors\.ts, accent: "#ffffe0" has a contrast ratio of 1\.1:1 against paper in the light scheme\. Allowed: /,
		);
	});

	it("names the placeholders and sample values that a release may not have", async () => {
		const email = [
			"content/company.ts",
			'{ placeholder: "sales@example.com" }',
			'"sales@example.com"',
		] as const;
		expect(await failureAfter([email], "--release")).toMatch(
			/^The content still has placeholders or sample values \(\d+\)\. Replace .*\n {2}content\/company\.ts: company\.name; company\.wordmark; company\.siteUrl; company\.email; .*\n {2}content\/products\.ts: productLists\.robot-wrappers\.items\.r600-robot\.videoId; /s,
		);
	});

	it("names the route, the component and the error of a page", async () => {
		const error = 'throw new Error("no film");\n\treturn (';
		expect(await failureAfter([["components/product/Video.tsx", "return (", error]])).toMatch(
			/^The page \/products\/[\w-]+\/ could not be rendered\. Error: no film\n {4}at Video \(.*components\/product\/Video\.tsx:\d+:\d+\)\n(?!.*node_modules)/s,
		);
	});

	it("names links to missing fragments", async () => {
		const edit = ["components/product/ListItem.tsx", " id={id}", " id={product.name}"] as const;
		expect(await failureAfter([edit])).toMatch(/The link "\/products\/\S+\/#\S+" /);
	});

	it("names the style sheet with an error, and its line", async () => {
		const edit = ["components/layout/Footer.css", /^/, "p {\n\tcolor red;\n}\n"] as const;
		expect(await failureAfter([edit])).toMatch(
			/^The style sheet components\/layout\/Footer\.css has an error in line 2: /,
		);
	});

	it("leaves dist/ unchanged", () => {
		expect(copy.files()).toEqual(new Map([["index.html", "the last site"]]));
	});
});
