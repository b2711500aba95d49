import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { readSheets } from "../../../../pages/generator/assets/styles/read-sheets.ts";
import { inEmptyFolder } from "../../../empty-folder.ts";

/** Reads the style sheets of a folder that has these besides one for the order of the layers. */
async function read(sheets: Readonly<Record<string, string>>) {
	const all = {
		"assets/styles/layers.css": "@layer a;",
		"pages/P.css": "",
		"components/C.css": "",
		...sheets,
	};
	return await inEmptyFolder(async () => {
		for (const [file, css] of Object.entries(all)) {
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, css);
		}
		await symlink("somebody@computer", "components/.#C.css");
		const { layers, sheets } = await readSheets();
		return { layers, rules: sheets.join("") };
	});
}

describe("the style sheets", () => {
	it("are in the order of their paths, after the order of the layers", async () => {
		const sheets = {
			"pages/A.css": ".x{y:4}",
			"components/b/B.css": ".x{y:3}",
			"components/b.css": ".x{y:2}",
			"assets/styles/z.css": ".x{y:1}",
		};
		expect(await read(sheets)).toEqual({ layers: "@layer a;", rules: ".x{y:1}.x{y:2}.x{y:3}.x{y:4}" });
	});

	it("do not include hidden files, such as the lock of an editor", async () => {
		const sheets = { "components/._C.css": "\0\0", "components/.trash/C.css": ".x{y:1}" };
		expect((await read(sheets)).rules).toBe("");
	});

	it("may begin with a byte order mark", async () => {
		expect((await read({ "components/C.css": "\uFEFF.x{y:1}" })).rules).toBe(".x{y:1}");
	});

	it.each([
		[
			"@import",
			'\n@import "x.css";',
			/^The style sheet components\/C\.css has an error on line 2: @import .*\.$/,
		],
		[
			"@namespace",
			"@namespace a url(b);",
			/^The style sheet components\/C\.css has an error on line 1: .*\.$/,
		],
		[
			"an unknown rule",
			".x{}\n\n@apply x;",
			/^The style sheet components\/C\.css has an error on line 3: .*\.$/,
		],
	])("must not have %s", async (_, css, message) => {
		await expect(read({ "components/C.css": css })).rejects.toThrow(message);
	});
});
