import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
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
				/^The page \/products\/x1\/ could not be rendered: the component Video \(components\/Video\.tsx:\d+\) threw "Error: no film"\. .*\n$/,
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

	it("names the file and the line of a syntax error in the content, and leaves dist/ as it was", async () => {
		const before = await filesIn(join(copy, "dist"));
		const unfinished = (text: string) => text.replace("export const partners", "export const const partners");
		await withChange(copy, "content/partners.ts", unfinished, async () => {
			const { exitCode, errors } = await buildCopy(copy);
			expect(exitCode).toBe(1);
			expect(errors).toMatch(/Expected identifier but found "const"\s+content\/partners\.ts:\d+:\d+:/);
		});
		expect(await filesIn(join(copy, "dist"))).toEqual(before);
	});

	it("names a page that does not fit into its budget", async () => {
		const random = createHash("sha512");
		const noise = Array.from({ length: 200 }, (_, index) =>
			random.copy().update(String(index)).digest("base64"),
		);
		const long = (text: string) => text.replace('<p className="lead">', `<p>${noise.join(" ")}</p>$&`);
		await withChange(copy, "pages/ProductPage.tsx", long, async () => {
			const { exitCode, errors } = await buildCopy(copy);
			expect(exitCode).toBe(1);
			expect(errors).toMatch(
				/^products\/\S+\/index\.html has \d+ bytes after brotli and may have 12000\. Its largest parts: texts and markup /,
			);
		});
	});

	it("says what is wrong with the site's address", async () => {
		const { exitCode, errors } = await buildCopy(copy, { SITE_URL: "www.example.com" });
		expect(exitCode).toBe(1);
		expect(errors).toContain('The site\'s address "www.example.com" cannot be used. It is not an address.');
	});
});

describe("what does not compile", () => {
	const typecheck = () =>
		new Promise<string>((done) => {
			execFile("npx", ["--no-install", "tsc", "-p", "."], { cwd: copy }, (_, output) => done(output));
		});

	it("is a link to a page that does not exist", async () => {
		const wrong = (text: string) => text.replace('to="/"', 'to="/hom/"');
		await withChange(copy, "components/layout/Logo.tsx", wrong, async () => {
			expect(await typecheck()).toContain("Type '\"/hom/\"' is not assignable to type 'RoutePath'");
		});
	});

	it("is a product with the id of a list", async () => {
		const clash = (text: string) => text.replace("\tx1: {", '\t"robot-wrappers": {');
		await withChange(copy, "content/products.ts", clash, async () => {
			expect(await typecheck()).toMatch(/content\/products\.ts.*error/);
		});
	});

	it("is a route without a page", async () => {
		const orphan = (text: string) => text.replace('\t"/partners/": PartnersPage,\n', "");
		await withChange(copy, "pages/render.tsx", orphan, async () => {
			expect(await typecheck()).toContain("Property '\"/partners/\"' is missing");
		});
	});

	it("is a page without a route", async () => {
		const extra = (text: string) => text.replace('"/": HomePage,', '"/": HomePage,\n\t"/prices/": HomePage,');
		await withChange(copy, "pages/render.tsx", extra, async () => {
			expect(await typecheck()).toContain("'\"/prices/\"' does not exist");
		});
	});
});
