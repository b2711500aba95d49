import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { problemText } from "../../build/problem.ts";

it("A text of the content without quotes comes with its line and a hint", () => {
	const error = new ReferenceError("Acme is not defined");
	error.stack = `${error}\n    at content/company.ts (/site/content/company.ts:3:9)\n    at load (node:internal/modules:1:1)`;
	expect(problemText(error)).toBe(
		'content/company.ts, line 3: Acme is not defined. If it is a text, it needs straight quotes: "like this". If it is a name from another file, import it.',
	);
});

it("A file system error names the file, and says what to check", async () => {
	const error = await readdir("package.json").catch((reason) => reason);
	expect(problemText(error)).toMatch(/^ENOTDIR: .* 'package.json'\nCheck that this path exists, /);
});
