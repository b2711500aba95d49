import { describe, expect, it } from "vitest";
import { productLists } from "../../../content/products.ts";
import { layoutIds } from "../../../content/schema/layout-ids.ts";
import { all, pages } from "../../site.ts";

const items = Object.values(productLists).flatMap((list) => Object.keys(list.items));
const ofContent = new RegExp(`^(?:part-\\d+|type-.*|(?:${items.join("|")})(?:-title)?)$`);

describe("the ids that no product may have", () => {
	it("are all those of pages that do not come from content", () => {
		const ids = new Set(pages.flatMap(({ path }) => all(path, "[id]").map(({ id }) => id)));
		expect([...ids].filter((id) => !ofContent.test(id)).sort()).toEqual([...layoutIds].sort());
	});
});
