import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addProducts } from "./more-products.ts";
import { buildCopy, copyProject, filesIn, removeCopy, withChange } from "./project-copy.ts";

const count = 600;
let copy = "";

beforeAll(async () => {
	copy = await copyProject();
	await addProducts(copy, count);
});
afterAll(() => removeCopy(copy));

/** Builds the copy with a slip in one of its files. */
function buildWith(file: string, before: string, after: string) {
	return withChange(
		copy,
		file,
		(text) => text.replace(before, () => after),
		() => buildCopy(copy),
	);
}

it("A site of which two threads make the pages is the same, byte for byte, as one thread makes it", async () => {
	expect(await buildCopy(copy)).toMatchObject({ exitCode: 0, errors: "" });
	const byTwo = await filesIn(join(copy, "dist"));
	expect([...byTwo.keys()].filter((file) => /^products\/bench-\d+\//.test(file))).toHaveLength(count);
	const inOne = await buildWith(
		"build.ts",
		"const pagesForOneThread = 500;",
		"const pagesForOneThread = 5000;",
	);
	expect(inOne).toMatchObject({ exitCode: 0, errors: "" });
	expect(await filesIn(join(copy, "dist"))).toEqual(byTwo);
}, 120_000);

it.each([
	[
		"a page that cannot be rendered",
		"pages/ProductPage.tsx",
		"	return (",
		'	if (/No\\. (?:5|555)\\./.test(product.name)) throw new Error("no film");\n	return (',
		/^The page \/products\/bench-5(?:55)?\/ could not be rendered: .* threw "Error: no film"/,
	],
	[
		"a dead link",
		"pages/ProductPage.tsx",
		"<p>{product.description}</p>",
		'<p>{product.description}<a href="/gone/">gone</a></p>',
		/^The link "\/gone\/" leads nowhere: no file "gone\/index.html" is written\. It stands on 604 pages: /,
	],
	[
		"pages over their budget",
		"pages/ProductPage.tsx",
		"<p>{product.description}</p>",
		"<p>{Array.from({ length: 9000 }, (_, at) => Math.sin(at * id.length)).join()}</p>",
		/^(?:products\/.* has \d+ bytes after brotli and may have 12000\..*\n){10,}Shorten what these pages say/,
	],
] as const)(
	"Of %s, both threads tell, and the site stays as it was",
	async (_, file, before, after, message) => {
		const site = await filesIn(join(copy, "dist"));
		const { exitCode, errors } = await buildWith(file, before, after);
		expect(errors).toMatch(message);
		expect(exitCode).toBe(1);
		expect(await filesIn(join(copy, "dist"))).toEqual(site);
	},
	120_000,
);
