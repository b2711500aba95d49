import { describe, expect, it } from "vitest";
import { composeLetters } from "../../../content/check/compose.ts";

const decomposed = "A\u030angstro\u0308m";
const composed = "\u00c5ngstr\u00f6m";

describe("decomposed letters", () => {
	it("are composed in texts, lists and keys, whose order stays", () => {
		const glossary = { [decomposed]: decomposed, Mast: "The column." };
		const content = { glossary, page: { heading: [decomposed], indexed: false } };
		composeLetters(content);
		expect(JSON.stringify(content)).toBe(
			`{"glossary":{"${composed}":"${composed}","Mast":"The column."},"page":{"heading":["${composed}"],"indexed":false}}`,
		);
	});

	it("stay where a key exists in both forms, so that neither entry is lost", () => {
		const glossary = { [composed]: "One.", [decomposed]: "Another." };
		composeLetters(glossary);
		expect(glossary).toEqual({ [composed]: "One.", [decomposed]: "Another." });
	});
});
