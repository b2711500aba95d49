import { describe, expect, it } from "vitest";
import { everything } from "../../../content/check/everything.ts";
import { unknownModels, wrongNumbers } from "../../../content/check/leftovers.ts";
import { readContent } from "../../../content/check/shapes.ts";

/** The valid content of the tests, with this text in the footer. */
function contentThatSays(blurb: string) {
	const { company } = everything["content/company.ts"];
	const file = { ...everything["content/company.ts"], company: { ...company, blurb } };
	const { data, mistakes } = readContent({ ...everything, "content/company.ts": file });
	if (mistakes) throw new Error(`The content has mistakes: ${JSON.stringify(mistakes)}`);
	return data;
}

/** Fits every field of a list. */
const sentence = "Watch each of them at work on a load.";

describe("copy", () => {
	it.each(["X9", "T1500", "R20"])("that names a product %s, which is not there, is doubtful", (name) => {
		const place = ["content/company.ts", "company", "blurb"];
		expect(unknownModels(contentThatSays(`Ask us about the ${name}.`))).toMatchObject([
			{ value: name, place },
		]);
	});

	it.each(["The X1, the R600 and the T1300.", "IP65 boxes, 480V, 3PL", "An x9 or an X9-like table"])(
		"may say %s",
		(text) => {
			expect(unknownModels(contentThatSays(text))).toEqual([]);
		},
	);

	it.each(["Our two types", "All twelve types of wrapper.", "both types of stretch wrappers"])(
		"that counts %s, which is wrong, is doubtful",
		(text) => {
			expect(wrongNumbers(contentThatSays(text))).toMatchObject([
				{ wrong: expect.stringMatching(/ has 3$/) },
			]);
		},
	);

	it.each(["metaTitle", "metaDescription", "intro"])(
		"that counts the products of a list wrongly in its %s is doubtful",
		(field) => {
			const file = everything["content/products.ts"];
			const [id = "", list] = Object.entries(file.productLists)[0] ?? [];
			const productLists = {
				...file.productLists,
				[id]: { ...list, [field]: `Twelve wrappers. ${sentence}` },
			};
			const { data } = readContent({ ...everything, "content/products.ts": { ...file, productLists } });
			expect(data && wrongNumbers(data)).toMatchObject([
				{ value: "Twelve wrappers", place: ["content/products.ts", "productLists", id, field] },
			]);
		},
	);

	it.each(["Our three types of wrapper", "Two types of film", "Ten years"])("may count %s", (text) => {
		expect(wrongNumbers(contentThatSays(text))).toEqual([]);
	});
});
