import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../content/model/routes.ts";
import { copyProject, removeCopy } from "./project-copy.ts";

let copy = "";

beforeAll(async () => {
	copy = await copyProject();
});

afterAll(() => removeCopy(copy));

async function reportOf(...words: readonly string[]): Promise<string> {
	const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "build", "--", ...words], {
		cwd: copy,
	});
	return stdout;
}

describe("npm run build", () => {
	it("reports what it wrote, in plain text when nobody watches", async () => {
		const report = await reportOf();
		expect(report).toContain(`Wrote ${routes.length} pages in `);
		expect(report).toMatch(/^ +[\d,]+ of 14,600 {2}index\.html$/m);
		expect(report).not.toContain("\u001b");
		expect(report).not.toContain("last build");
	});

	it("reports what has changed since the last time", async () => {
		expect(await reportOf()).toContain("Nothing changed since the last build.");
		const path = join(copy, "pages/PartnersPage.tsx");
		const text = await readFile(path, "utf8");
		await writeFile(path, text.replace("</h1>", "!</h1>"));
		const changed = await reportOf();
		expect(changed).toContain("Since the last build: 1 changed.\n  changed  partners/index.html\n");
		await writeFile(path, text);
	});

	it("says nothing when it is to be quiet, and one JSON object when a program asks", async () => {
		expect(await reportOf("--quiet")).toBe("");
		const report: unknown = JSON.parse(await reportOf("--json"));
		expect(report).toMatchObject({
			pages: expect.any(Array),
			isExact: true,
			changes: { added: [], changed: expect.any(Array), removed: [] },
		});
	});
});
