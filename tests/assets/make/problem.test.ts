import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { problemText } from "../../../assets/make/problem.ts";

describe("the message of an error", () => {
	it("has the line of a text without quotes, and a hint", () => {
		const error = new ReferenceError("Acme is not defined");
		error.stack = `${error}\n    at content/company.ts (/site/content/company.ts:3:9)`;
		expect(problemText(error)).toBe(
			'content/company.ts, line 3: Acme is not defined. If it is text, put it in straight quotes: "like this". If it is a name from another file, import it.',
		);
	});

	it("names the file that the file system rejects, and says what to check", async () => {
		const error = await readdir("package.json").catch((reason) => reason);
		expect(problemText(error)).toMatch(/^ENOTDIR: .* 'package.json'\nCheck that this path exists, /);
	});
});
