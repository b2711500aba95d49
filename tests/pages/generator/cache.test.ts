import { mkdir, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cached, cacheFolder } from "../../../pages/generator/cache.ts";
import { inEmptyFolder } from "../../empty-folder.ts";

describe("the cache", () => {
	it("makes an entry once for each recipe", async () => {
		let count = 0;
		const make = async () => Buffer.of(count++);
		const take = async (...recipe: string[]) => [...(await cached(recipe, "kind", make))];
		const takeThree = async () => [await take("a", "bc"), await take("a", "bc"), await take("ab", "c")];
		expect(await inEmptyFolder(takeThree)).toEqual([[0], [0], [1]]);
	});

	it("is not needed for a build", async () => {
		const make = async () => Buffer.of(1);
		const takeWithoutFolder = async () => {
			// Nobody can make a folder in a file, not even root.
			await writeFile("node_modules", "");
			return [...(await cached(["a"], "kind", make))];
		};
		expect(await inEmptyFolder(takeWithoutFolder)).toEqual([1]);
	});

	it.each([0, 33])("makes an entry again of which only %i bytes are left", async (length) => {
		const make = async () => Buffer.of(1, 2, 3);
		const takeDamaged = async () => {
			await cached(["a"], "kind", make);
			for (const name of await readdir(cacheFolder)) await truncate(join(cacheFolder, name), length);
			return [...(await cached(["a"], "kind", make))];
		};
		expect(await inEmptyFolder(takeDamaged)).toEqual([1, 2, 3]);
	});

	it("leaves no unfinished file behind", async () => {
		const make = async () => Buffer.of(1);
		const takeWithoutRoom = async () => {
			await cached(["a"], "kind", make);
			const [name = ""] = await readdir(cacheFolder);
			// A folder in place of the entry.
			await rm(join(cacheFolder, name));
			await mkdir(join(cacheFolder, name));
			await cached(["a"], "kind", make);
			return (await readdir(cacheFolder)).map((found) => found.replace(name, ""));
		};
		expect(await inEmptyFolder(takeWithoutRoom)).toEqual([""]);
	});
});
