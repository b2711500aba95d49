import { describe, expect, it } from "vitest";
import { font } from "../../../../content/font.ts";
import { makeSubset } from "../../../../pages/generator/assets/fonts/subset.ts";
import { inEmptyFolder } from "../../../empty-folder.ts";

const { axes } = font.headline;

describe("a subset of the font", () => {
	it("is made again for another text, and kept for the same", async () => {
		await inEmptyFolder(async () => {
			const few = await makeSubset("Wrap", axes, "woff2");
			const more = await makeSubset("Wrap it", axes, "woff2");
			expect(more.length).toBeGreaterThan(few.length);
			expect([...(await makeSubset("Wrap", axes, "woff2"))]).toEqual([...few]);
		});
	});
});
