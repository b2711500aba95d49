import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cached } from "../../../assets/make/cache.ts";

let root = "";
beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(root, { recursive: true }));

/** Takes an entry from the cache, or makes it. */
async function take(...recipe: string[]): Promise<string> {
	const make = async () => Buffer.from(`${count++}: ${recipe}`);
	return new TextDecoder().decode(await cached(root, recipe, "kind", make));
}
let count = 0;

describe("the cache", () => {
	it("makes an entry once for each recipe", async () => {
		const first = await take("a", "bc");
		expect(await take("a", "bc")).toBe(first);
		expect(await take("ab", "c")).not.toBe(first);
	});

	it("costs only time and one warning if it cannot be written", async () => {
		const warn = vi.spyOn(console, "warn").mockReturnValue();
		await writeFile(join(root, "node_modules"), "not a folder");
		expect(await take("a")).not.toBe(await take("a"));
		expect(warn).toHaveBeenCalledExactlyOnceWith(
			expect.stringMatching(/^The cache of the build cannot be written, .*node_modules/),
		);
		warn.mockRestore();
	});
});
