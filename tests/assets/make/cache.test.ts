import { describe, expect, it } from "vitest";
import { cached } from "../../../assets/make/cache.ts";
import { inEmptyFolder } from "../../empty-folder.ts";

describe("the cache", () => {
	it("makes an entry once for each recipe", async () => {
		let count = 0;
		const make = async () => Buffer.of(count++);
		const take = async (...recipe: string[]) => [...(await cached(recipe, "kind", make))];
		const takeThree = async () => [await take("a", "bc"), await take("a", "bc"), await take("ab", "c")];
		expect(await inEmptyFolder(takeThree)).toEqual([[0], [0], [1]]);
	});
});
