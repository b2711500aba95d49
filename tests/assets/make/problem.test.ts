import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { problemText } from "../../../assets/make/problem.ts";

it.each([
	["content/company.ts", ReferenceError, '\nIs it a text? Texts need straight quotes: "like this".'],
	[
		"content/home.ts",
		TypeError,
		"\nIs an entry or a field missing that this line uses, perhaps in a file that this one imports?",
	],
	["components/Logo.tsx", ReferenceError, ""],
])("Errors in the content come with a hint: %s", (file, ErrorType, hint) => {
	const error = new ErrorType("Acme");
	error.stack = `${error}\n    at file:///content/site/${file}:3:9`;
	expect(problemText(error)).toBe(`${error}\n    at ${file}:3${hint}`);
});

it("A file system error names the file, and says what to check", async () => {
	const error = await readdir("missing").catch((reason) => reason);
	expect(problemText(error)).toMatch(/^ENOENT: .* 'missing'\nCheck that the disk is not full, /);
});
