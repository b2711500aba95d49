import { execFile, spawnSync } from "node:child_process";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { copySite } from "./build-site.ts";

const copy = await copySite();
afterAll(() => copy[Symbol.asyncDispose]());

/** The id of a process that has ended. */
const { pid } = spawnSync("true");

describe("a build that fails leaves dist/ unchanged, even if a killed build moved it aside, and", () => {
	beforeEach(async () => {
		await rm(join(copy.folder, "dist"), { recursive: true, force: true });
		await mkdir(join(copy.folder, "dist"));
		await writeFile(join(copy.folder, "dist/index.html"), "the last site");
		await rename(join(copy.folder, "dist"), join(copy.folder, `.dist-${pid}-00000000-old`));
	});

	const end = /$/;

	it.each<{
		readonly says: string;
		readonly edits: readonly (readonly [file: string, from: string | RegExp, to: string])[];
		readonly options?: readonly string[];
		readonly error: RegExp;
	}>([
		{
			says: "names the route, the component and the error",
			edits: [["components/product/Video.tsx", "return (", 'throw new Error("no film");\n\treturn (']],
			error:
				/^The page \/products\/[\w-]+\/ could not be rendered\. Error: no film\n {4}at Video \(components\/product\/Video\.tsx:\d+\)\n/,
		},
		{
			says: "lists links to missing fragments",
			edits: [["components/product/ListItem.tsx", "id={product.id}", "id={product.name}"]],
			error: /The link "\/products\/\S+\/#\S+" /,
		},
		{
			says: "names the style sheet with an error, and its line",
			edits: [["components/layout/Footer.css", /^/, "p {\n\tcolor red;\n}\n"]],
			error: /^The style sheet components\/layout\/Footer\.css has an error in line 2: /,
		},
		{
			says: "names every mistake in the content, including missing uploads",
			edits: [
				["content/company.ts", end, 'company.phone = "none";\ncompany.email = { placeholder: "later" };\n'],
				["content/partners.ts", '{ drawing: "scale" }', '{ photo: "gone.png", alt: "Acme" }'],
			],
			error:
				/^content\/company\.ts, company, email, placeholder: "later" is not an e-mail.*\ncontent\/company\.ts, company, phone: "none" is not .*\ncontent\/partners\.ts, partners, .*, logo: the file "gone\.png" .*\nFix these entries\. Until then, dist\/ stays unchanged\.\n$/,
		},
		{
			says: "names a syntax error with file, line and a hint, along with mistakes in other files",
			edits: [
				["content/partners.ts", ': "', ": “"],
				["content/guide.ts", end, 'chooser.heading = "";\n'],
			],
			error:
				/Unexpected "“"\s+content\/partners\.ts:\d+:\d+:.*\n {2}Texts need straight quotes: "like this"\.\s+content\/guide\.ts, chooser, heading: "" is empty/s,
		},
		{
			says: "names the placeholders that a release may not have",
			edits: [],
			options: ["--release"],
			error: /^The content still has \d+ placeholders\. .*\n {2}content\/company\.ts: company\.name/s,
		},
	])("$says", async ({ edits, options, error }) => {
		for (const [file, from, to] of edits) {
			onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
		}
		const { exitCode, errors } = await copy.build({}, options);
		expect(errors).toMatch(error);
		expect(exitCode).toBe(1);
		expect(copy.files()).toEqual(new Map([["index.html", "the last site"]]));
		expect((await readdir(copy.folder)).filter((name) => name.startsWith(".dist"))).toEqual([]);
	});
});

const importedFiles = ["company.ts", "interface.ts", "pages.ts", "products.ts"];

it.each(importedFiles)(
	"A syntax error in %s neither hides nor invents mistakes in other files",
	async (name) => {
		onTestFinished(await copy.edit(`content/${name}`, (text) => `${text}“\n`));
		onTestFinished(await copy.edit("content/guide.ts", (text) => `${text}chooser.heading = "";\n`));
		const { errors } = await copy.build();
		expect(errors.match(/^content\/.*/gm)).toEqual([
			expect.stringMatching(/^content\/guide\.ts, chooser, heading: "" is empty/),
		]);
	},
);

it("An esbuild that cannot start is not reported as a syntax error", async () => {
	const { exitCode, errors } = await copy.build({ ESBUILD_BINARY_PATH: "/usr/bin/false" });
	expect(errors).toMatch(/^Error: The service was stopped/m);
	expect(exitCode).toBe(1);
});

it("Links, products, pages and texts that do not exist do not compile", async () => {
	const mistakes = [
		[
			"components/layout/Logo.tsx",
			'to="/"',
			'to="/hom/"',
			"Type '\"/hom/\"' is not assignable to type 'RoutePath'",
		],
		["content/products.ts", "\tx1: {", '\t"robot-wrappers": {', /content\/products\.ts.*error/],
		["pages/pages.tsx", '"/partners/":', '"/partner/":', "'\"/partner/\"' does not exist in type"],
		[
			"pages/NotFoundPage.tsx",
			'pages["/404.html"]',
			'pages["/lost.html"]',
			"Property '/lost.html' does not exist",
		],
	] as const;
	for (const [file, from, to] of mistakes) {
		onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
	}
	const output = await new Promise((done) =>
		execFile("npx", ["--no-install", "tsc", "-p", "."], { cwd: copy.folder }, (_, stdout) => done(stdout)),
	);
	for (const [, , , error] of mistakes) expect(output).toMatch(error);
});
