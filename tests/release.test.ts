import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything } from "../content/model/everything.ts";
import { remainingPlaceholders } from "../content/model/placeholders.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";
import { siteUrl } from "./site.ts";

let copy = "";

/** Replaces the placeholders of a file's export with their own texts. */
const unmark = (name: string) => `
const unmark = (value) => {
	if (typeof value !== "object" || value === null) return value;
	if ("placeholder" in value) return value.placeholder.startsWith("demo-") ? value.placeholder.slice(5).padEnd(11, "x").slice(0, 11) : value.placeholder;
	for (const key of Object.keys(value)) value[key] = unmark(value[key]);
	return value;
};
unmark(${name});
`;

beforeAll(async () => {
	copy = await copyProject();
	await appendFile(join(copy, "content/company.ts"), 'company.contactPerson = { placeholder: "Pat" };\n');
	await mkdir(join(copy, "dist"));
	await writeFile(join(copy, "dist/index.html"), "the last site");
});

afterAll(() => removeCopy(copy));

describe("the placeholders that remain", () => {
	it("are found by their type, not by their looks", () => {
		const content = {
			"content/company.ts": { company: { name: "Example", email: { placeholder: "sales@acme.example" } } },
			"content/products.ts": {
				productLists: { robots: { items: [{ id: "r1", videoId: { placeholder: "demo" } }] } },
			},
		};
		expect(remainingPlaceholders(content)).toEqual([
			{ file: "content/company.ts", entry: "company.email" },
			{ file: "content/products.ts", entry: "productLists.robots.items.r1.videoId" },
		]);
	});

	it("are as many as the content has marks", () => {
		const marks = JSON.stringify(everything).split('{"placeholder":').length - 1;
		expect(remainingPlaceholders()).toHaveLength(marks);
	});
});

describe("a release", () => {
	it("is refused while a placeholder remains, names it, and leaves dist/ as it was", async () => {
		const { exitCode, errors } = await buildCopy(copy, {}, ["--release"]);
		expect(exitCode).toBe(1);
		expect(errors).toMatch(/^The content still has \d+ placeholders?, and a release may have none:\n/);
		expect(errors).toMatch(/\n {2}content\/company\.ts: .*company\.contactPerson/);
		expect(errors).toMatch(/\nCorrect these entries\. Until then, dist\/ stays as it is\.\n$/);
		expect(await filesIn(join(copy, "dist"))).toEqual(new Map([["index.html", "the last site"]]));
	});

	it("is built once none remains, and SITE_URL replaces the address in the content", async () => {
		await appendFile(
			join(copy, "content/company.ts"),
			`${unmark("company")}company.siteUrl = { placeholder: "https://www.example.com" };\n`,
		);
		await appendFile(join(copy, "content/partners.ts"), unmark("partners"));
		await appendFile(join(copy, "content/guide.ts"), unmark("chooser"));
		await appendFile(join(copy, "content/products.ts"), `${unmark("productLists")}unmark(products);\n`);
		expect((await buildCopy(copy, {}, ["--release"])).errors).toContain("1 placeholder, and a release");
		expect(await buildCopy(copy, { SITE_URL: siteUrl.replace("example", "acme") }, ["--release"])).toEqual({
			exitCode: 0,
			errors: "",
		});
	});
});
