import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { cached } from "../../build/cache.ts";

describe("the cache", () => {
	it("makes an entry once for each recipe", async () => {
		const root = await mkdtemp(join(tmpdir(), "cache-"));
		onTestFinished(() => rm(root, { recursive: true }));
		let count = 0;
		const make = async () => Buffer.of(count++);
		const take = async (...recipe: string[]) => [...(await cached(root, recipe, "kind", make))];
		expect([await take("a", "bc"), await take("a", "bc"), await take("ab", "c")]).toEqual([[0], [0], [1]]);
	});
});
