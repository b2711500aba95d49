import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { atLeastOne } from "../../at-least-one.ts";
import { files } from "../../site.ts";

// Browsers keep them for a year.
it("the files in assets/ have the hash of their contents in their names", () => {
	const inAssets = [...files].filter(([path]) => path.startsWith("assets/"));
	const others = atLeastOne(inAssets, "files in assets/").filter(([path, contents]) => {
		const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
		return !path.includes(`-${hash}.`);
	});
	expect(others.map(([path]) => path)).toEqual([]);
});
