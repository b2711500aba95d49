import { describe, expect, it } from "vitest";
import { unfinishedLines } from "../../../content/check/unfinished.ts";

/** What is unfinished if the content says only this. */
const linesFor = (text: string) => unfinishedLines("", { "content/company.ts": { company: { text } } });

describe("a sample", () => {
	it.each([
		"(817) 555-0142",
		"817.555.0100",
		"817 555 0199",
		"8175550142",
		"+18175550142",
		"Call 817-555-0142 at any time.",
		"sales@example.com",
		"Sales@Example.com",
		"https://www.example.org/",
		"Example Wrappers",
		"1 Example Street",
	])("such as %s is unfinished", (text) => {
		expect(linesFor(text)).toEqual([expect.any(String), "  content/company.ts: company.text"]);
	});

	it.each([
		"(817) 555-0242",
		"(817) 234-5678",
		"8172345678",
		"sales@lonestarstretch.com",
		"sales@counterexample.com",
		"The buildings are an example.",
	])("is not %s", (text) => {
		expect(linesFor(text)).toEqual([]);
	});
});
