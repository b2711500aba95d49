import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { problemText } from "../../../pages/output/problem-text.ts";

it.each([
	["content/company.ts", '\nIs it a text? Texts need straight quotes: "like this".'],
	["components/Logo.tsx", ""],
])("Only a name without quotes in the content comes with a hint: %s", (file, hint) => {
	const error = new ReferenceError("Acme is not defined");
	error.stack = `ReferenceError: Acme is not defined\n    at file:///site/${file}:3:9`;
	expect(problemText(error)).toBe(`ReferenceError: Acme is not defined\n    at ${file}:3${hint}`);
});

it("A file system error names the file, and says what to check", async () => {
	const error = await readdir("missing").catch((reason) => reason);
	expect(problemText(error)).toMatch(/^ENOENT: .* 'missing'\nCheck that the disk is not full, /);
});
