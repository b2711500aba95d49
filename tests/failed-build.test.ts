import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCopy, copyProject, filesIn, removeCopy, withChange } from "./project-copy.ts";

let copy = "";

beforeAll(async () => {
	copy = await copyProject();
	expect(await buildCopy(copy)).toEqual({ exitCode: 0, errors: "" });
});

afterAll(() => removeCopy(copy));

describe("a build that cannot finish", () => {
	it("names the route, the component and the error, and leaves dist/ byte for byte as it was", async () => {
		const before = await filesIn(join(copy, "dist"));
		const broken = (text: string) =>
			text.replace(
				"return (",
				'if (product.name === "X1 Semi Automatic") throw new Error("no film");\n\treturn (',
			);
		await withChange(copy, "components/product/Video.tsx", broken, async () => {
			const { exitCode, errors } = await buildCopy(copy);
			expect(exitCode).toBe(1);
			expect(errors).toMatch(
				/^The page \/products\/x1\/ could not be rendered\. Error: no film\n {4}at Video \(components\/product\/Video\.tsx:\d+\)\n/,
			);
		});
		expect(await filesIn(join(copy, "dist"))).toEqual(before);
		expect((await readdir(copy)).filter((name) => name.startsWith(".dist"))).toEqual([]);
	});

	it("lists dead fragments", async () => {
		const gone = (text: string) => text.replace("id={product.id}", "id={product.name}");
		await withChange(copy, "components/product/ListItem.tsx", gone, async () => {
			const { exitCode, errors } = await buildCopy(copy);
			expect(exitCode).toBe(1);
			expect(errors).toMatch(/The link "\/products\/\S+\/#\S+" leads nowhere: nothing in \S+ has the id/);
		});
	});

	it("names a syntax error in the content with file, line and a hint, and the mistakes in other files", async () => {
		const before = await filesIn(join(copy, "dist"));
		const unfinished = (text: string) => text.replace(': "', ": “");
		const wrong = (text: string) => `${text}chooser.heading = "";\n`;
		await withChange(copy, "content/partners.ts", unfinished, () =>
			withChange(copy, "content/guide.ts", wrong, async () => {
				const { exitCode, errors } = await buildCopy(copy);
				expect(exitCode).toBe(1);
				expect(errors).toMatch(
					/Unexpected "“"\s+content\/partners\.ts:\d+:\d+:.*\n {2}Texts need straight quotes: "like this"\.\s+content\/guide\.ts, chooser, heading: "" is empty/s,
				);
			}),
		);
		expect(await filesIn(join(copy, "dist"))).toEqual(before);
	});

	it("names every mistake in the content, missing uploads too, and leaves dist/ as it was", async () => {
		const before = await filesIn(join(copy, "dist"));
		const wrong = (text: string) =>
			`${text}company.phone = "none"; company.email = { placeholder: "later" };\n`;
		const gone = (text: string) =>
			`${text}partners[0] = { ...partners[0], name: "Acme", logo: { photo: "gone.png", alt: "Acme" } };\n`;
		await withChange(copy, "content/company.ts", wrong, () =>
			withChange(copy, "content/partners.ts", gone, async () => {
				const { exitCode, errors } = await buildCopy(copy);
				expect(exitCode).toBe(1);
				expect(errors.split("\n").map((line) => line.slice(0, 72))).toEqual([
					'content/company.ts, company, email, placeholder: "later" is not an e-mai',
					'content/company.ts, company, phone: "none" is not a US phone number. All',
					'content/partners.ts, partners, Acme, logo: the file "gone.png" in assets',
					"Correct these entries. Until then, dist/ stays as it is.",
					"",
				]);
			}),
		);
		expect(await filesIn(join(copy, "dist"))).toEqual(before);
	});

	it("says what is wrong with the site's address", async () => {
		const { exitCode, errors } = await buildCopy(copy, { SITE_URL: "www.example.com" });
		expect(exitCode).toBe(1);
		expect(errors).toContain('The site\'s address "www.example.com" cannot be used. Write SITE_URL');
	});
});

describe("what does not compile", () => {
	let output = "";

	beforeAll(async () => {
		for (const [file, before, after] of [
			["components/layout/Logo.tsx", 'to="/"', 'to="/hom/"'],
			["content/products.ts", "\tx1: {", '\t"robot-wrappers": {'],
			["pages/pages.tsx", '\t"/partners/": { content: <PartnersPage /> },\n', ""],
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
		["a path without a page", "Property '\"/partners/\"' is missing"],
		["a page without a path", "Property '/lost.html' does not exist"],
	])("is %s", (_, error) => {
		expect(output).toMatch(error);
	});
});
