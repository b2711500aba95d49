import { expect, it } from "vitest";
import { everything } from "../../../content/model/everything.ts";
import { remainingPlaceholders } from "../../../content/model/placeholders.ts";

it("Placeholders are found by their type, not by their looks", () => {
	const content = {
		"content/company.ts": { company: { name: "Example", email: { placeholder: "sales@acme.example" } } },
		"content/products.ts": {
			productLists: { robots: { items: [{ id: "r1", videoId: { placeholder: "demo" } }] } },
		},
	};
	expect(remainingPlaceholders(content)).toEqual([
		{ file: "content/company.ts", entry: "company.email" },
		{ file: "content/products.ts", entry: "productLists.robots.items.r1.videoId" },
	]);
});

it("As many placeholders remain as the content has marks", () => {
	const marks = JSON.stringify(everything).split('{"placeholder":').length - 1;
	expect(remainingPlaceholders()).toHaveLength(marks);
});
