import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { problemText } from "../../../pages/output/problem-text.ts";

/** An error whose stack has one frame, at this place. */
function errorAt(place: string, error: Error): Error {
	error.stack = `${error.name}: ${error.message}\n    at file:///content/site/${place}:3:9`;
	return error;
}

it("A name without quotes in the content comes with a hint", () => {
	const text = problemText(errorAt("content/company.ts", new ReferenceError("Acme is not defined")));
	expect(text).toBe(
		'ReferenceError: Acme is not defined\n    at content/company.ts:3\nIs it a text? Texts need straight quotes: "like this".',
	);
});

it("Other errors are reported with their location alone", () => {
	const text = problemText(errorAt("components/Logo.tsx", new ReferenceError("Acme is not defined")));
	expect(text).toBe("ReferenceError: Acme is not defined\n    at components/Logo.tsx:3");
});

it("A file system error names the file, and says what to check", async () => {
	const error = await readdir("missing").catch((reason) => reason);
	expect(problemText(error)).toBe(
		"ENOENT: no such file or directory, scandir 'missing'\nCheck that the disk is not full, that you have access to this path, and that no folder has the name of a file.",
	);
});
