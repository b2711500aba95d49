import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cached } from "../../build/cache.ts";
import { devDependencies } from "../../package.json";

const project = process.cwd();
beforeEach(async () => process.chdir(await mkdtemp(join(tmpdir(), "cache-"))));
afterEach(async () => {
	const folder = process.cwd();
	process.chdir(project);
	await rm(folder, { recursive: true });
});

const make = vi.fn((recipe: readonly string[]) => Buffer.from(`made of ${recipe}`));
const take = async (...recipe: string[]) =>
	new TextDecoder().decode(await cached(recipe, "kind", async () => make(recipe)));

describe("the cache", () => {
	it("makes an entry once for each recipe and each version of the packages, whose pictures may differ", async () => {
		make.mockClear();
		expect([await take("a", "bc"), await take("a", "bc")]).toEqual(["made of a,bc", "made of a,bc"]);
		expect(make).toHaveBeenCalledTimes(1);
		await take("ab", "c");
		expect(make).toHaveBeenCalledTimes(2);
		const { sharp } = devDependencies;
		devDependencies.sharp = "another version";
		await take("ab", "c");
		devDependencies.sharp = sharp;
		expect(make).toHaveBeenCalledTimes(3);
	});
});
