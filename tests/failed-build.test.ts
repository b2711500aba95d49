import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCopy, copyProject, filesIn, removeCopy, withChange } from "./project-copy.ts";

let copy = "";

beforeAll(async () => {
	copy = await copyProject();
	await mkdir(join(copy, "dist"));
	await writeFile(join(copy, "dist/index.html"), "the last site");
});

afterAll(() => removeCopy(copy));

const throwing = (text: string) =>
	text.replace(
		"return (",
		'if (product.name === "X1 Semi Automatic") throw new Error("no film");\n\treturn (',
	);

describe("a build that cannot finish leaves dist/ as it was, and", () => {
	it.each([
		{
			says: "names the route, the component and the error",
			file: "components/product/Video.tsx",
			change: throwing,
			error:
				/^The page \/products\/x1\/ could not be rendered\. Error: no film\n {4}at Video \(components\/product\/Video\.tsx:\d+\)\n/,
		},
		{
			says: "lists links to missing fragments",
			file: "components/product/ListItem.tsx",
			change: (text: string) => text.replace("id={product.id}", "id={product.name}"),
			error: /The link "\/products\/\S+\/#\S+" is broken: nothing there has that id\. It is on the page \/\./,
		},
		{
			says: "names every mistake in the content, missing uploads too",
			file: "content/partners.ts",
			change: (text: string) =>
				`import { company } from "./company.ts";
${text}
company.phone = "none";
company.email = { placeholder: "later" };
partners[0] = { ...partners[0], name: "Acme", logo: { photo: "gone.png", alt: "Acme" } };`,
			error: new RegExp(
				[
					'^content/company\\.ts, company, email, placeholder: "later" is not an e-mail.*',
					'content/company\\.ts, company, phone: "none" is not a US phone number\\. .*',
					'content/partners\\.ts, partners, Acme, logo: the file "gone\\.png" in assets.*',
					"Correct these entries\\. Until then, dist/ stays as it is\\.\n$",
				].join("\n"),
			),
		},
	])("$says", async ({ file, change, error }) => {
		const { exitCode, errors } = await withChange(copy, file, change, () => buildCopy(copy));
		expect(errors).toMatch(error);
		expect(exitCode).toBe(1);
		expect(await filesIn(join(copy, "dist"))).toEqual(new Map([["index.html", "the last site"]]));
		expect((await readdir(copy)).filter((name) => name.startsWith(".dist"))).toEqual([]);
	});
});

it("A syntax error in the content is reported with file, line and a hint, along with mistakes in other files", async () => {
	const unfinished = (text: string) => text.replace(': "', ": “");
	const wrong = (text: string) => `${text}chooser.heading = "";\n`;
	const { errors } = await withChange(copy, "content/partners.ts", unfinished, () =>
		withChange(copy, "content/guide.ts", wrong, () => buildCopy(copy)),
	);
	expect(errors).toMatch(
		/Unexpected "“"\s+content\/partners\.ts:\d+:\d+:.*\n {2}Texts need straight quotes: "like this"\.\s+content\/guide\.ts, chooser, heading: "" is empty/s,
	);
});

describe("what does not compile", () => {
	let output = "";

	beforeAll(async () => {
		for (const [file, before, after] of [
			["components/layout/Logo.tsx", 'to="/"', 'to="/hom/"'],
			["content/products.ts", "\tx1: {", '\t"robot-wrappers": {'],
			["pages/pages.tsx", '"/partners/":', '"/partner/":'],
			["pages/NotFoundPage.tsx", 'pages["/404.html"]', 'pages["/lost.html"]'],
		] as const) {
			const text = await readFile(join(copy, file), "utf8");
			expect(text).toContain(before);
			await writeFile(join(copy, file), text.replace(before, after));
		}
		output = await new Promise((done) => {
			execFile("npx", ["--no-install", "tsc", "-p", "."], { cwd: copy }, (_, stdout) => done(stdout));
		});
	});

	it.each([
		["a link to a page that does not exist", "Type '\"/hom/\"' is not assignable to type 'RoutePath'"],
		["a product with the id of a list", /content\/products\.ts.*error/],
		["a page without a path", "'\"/partner/\"' does not exist in type"],
		["the texts of a page that does not exist", "Property '/lost.html' does not exist"],
	])("is %s", (_, error) => {
		expect(output).toMatch(error);
	});
});
