import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "../content/company.ts";
import { textOf } from "../content/placeholder.ts";

let copy = "";

interface Outcome {
	readonly exitCode: number | string | null | undefined;
	readonly errors: string;
}

/** Runs `npm run build` in the copy. */
function build(): Promise<Outcome> {
	return new Promise((done) => {
		execFile("npm", ["run", "--silent", "build"], { cwd: copy }, (error, _, errors) => {
			done({ exitCode: error ? error.code : 0, errors });
		});
	});
}

/** Every file of the copy's `dist/`, by path. */
async function dist(): Promise<Map<string, string>> {
	const entries = await readdir(join(copy, "dist"), { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		await Promise.all(
			paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, "latin1")]),
		),
	);
}

/** Changes one file of the copy, runs `then`, and puts the file back. */
async function withChange(file: string, change: (text: string) => string, then: () => Promise<void>) {
	const path = join(copy, file);
	const text = await readFile(path, "utf8");
	const changed = change(text);
	if (changed === text) throw new Error(`The change to ${file} changes nothing.`);
	await writeFile(path, changed);
	try {
		await then();
	} finally {
		await writeFile(path, text);
	}
}

beforeAll(async () => {
	copy = await mkdtemp(join(tmpdir(), "site-copy-"));
	for (const part of [
		"package.json",
		"tsconfig.json",
		"build.ts",
		"assets",
		"components",
		"content",
		"pages",
	]) {
		await cp(part, join(copy, part), { recursive: true });
	}
	await symlink(resolve("node_modules"), join(copy, "node_modules"));
	expect(await build()).toEqual({ exitCode: 0, errors: "" });
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe("a build that cannot finish", () => {
	it("names the route, the component and the error, and leaves dist/ byte for byte as it was", async () => {
		const before = await dist();
		const broken = (text: string) =>
			text.replace(
				"return (",
				'if (product.name === "X1 Semi Automatic") throw new Error("no film");\n\treturn (',
			);
		await withChange("components/Video.tsx", broken, async () => {
			const { exitCode, errors } = await build();
			expect(exitCode).toBe(1);
			expect(errors).toMatch(
				/^The page \/products\/x1\/ could not be rendered: the component Video \(components\/Video\.tsx:\d+\) threw "Error: no film"\. .*\n$/,
			);
		});
		expect(await dist()).toEqual(before);
		expect((await readdir(copy)).filter((name) => name.startsWith(".dist"))).toEqual([]);
	});

	it("lists dead fragments", async () => {
		const gone = (text: string) => text.replace('fragment: "t1300-ring"', 'fragment: "t1400-ring"');
		await withChange("content/pages.ts", gone, async () => {
			const { exitCode, errors } = await build();
			expect(exitCode).toBe(1);
			expect(errors).toContain('links to "/products/automatic-wrappers/#t1400-ring"');
		});
	});

	it("says what is wrong with the site's address", async () => {
		const nonsense = (text: string) => text.replace(textOf(company.siteUrl), "www.example.com");
		await withChange("content/company.ts", nonsense, async () => {
			const { exitCode, errors } = await build();
			expect(exitCode).toBe(1);
			expect(errors).toContain('The site\'s address "www.example.com" cannot be used. It is not an address.');
		});
	});
});

describe("what does not compile", () => {
	const typecheck = () =>
		new Promise<string>((done) => {
			execFile("npx", ["--no-install", "tsc", "-p", "."], { cwd: copy }, (_, output) => done(output));
		});

	it("is a link to a page that does not exist", async () => {
		const wrong = (text: string) => text.replace('to="/"', 'to="/hom/"');
		await withChange("components/Logo.tsx", wrong, async () => {
			expect(await typecheck()).toContain("Type '\"/hom/\"' is not assignable to type 'RoutePath'");
		});
	});

	it("is a product with the id of a list", async () => {
		const clash = (text: string) => text.replace("\tx1: {", '\t"robot-wrappers": {');
		await withChange("content/products.ts", clash, async () => {
			expect(await typecheck()).toMatch(/content\/products\.ts.*error/);
		});
	});

	it("is a route without a page", async () => {
		const orphan = (text: string) => text.replace('\t"/partners/": PartnersPage,\n', "");
		await withChange("pages/renderPage.tsx", orphan, async () => {
			expect(await typecheck()).toContain("Property '\"/partners/\"' is missing");
		});
	});

	it("is a page without a route", async () => {
		const extra = (text: string) => text.replace('"/": HomePage,', '"/": HomePage,\n\t"/prices/": HomePage,');
		await withChange("pages/renderPage.tsx", extra, async () => {
			expect(await typecheck()).toContain("'\"/prices/\"' does not exist");
		});
	});
});
