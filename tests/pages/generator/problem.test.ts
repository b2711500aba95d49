import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { problemText } from "../../../pages/generator/problem.ts";

/** The text of an error with this stack, in a project in this folder. */
function textOf(error: Error, folder: string, ...stack: readonly string[]): string {
	const { cwd } = process;
	process.cwd = () => folder;
	try {
		error.stack = [`${error}`, ...stack.map((frame) => `    at ${frame}`)].join("\n");
		return problemText(error);
	} finally {
		process.cwd = cwd;
	}
}

const folders = [resolve("project"), resolve("node_modules/project")];

describe("the text of an error", () => {
	it.each(folders)("has its stack in the project at %s, without packages and Node", (folder) => {
		const frames = [
			`Video (${join(folder, "components/Video.tsx")}:5:9)`,
			`${pathToFileURL(join(folder, "node_modules/react-dom/server.js"))}:1:2`,
			`${pathToFileURL(join(folder, "build.ts"))}:3:4`,
			"run (node:internal/modules/run:5:6)",
		];
		expect(textOf(new Error("no film"), folder, ...frames)).toBe(
			"Error: no film\n    at Video (components/Video.tsx:5:9)\n    at build.ts:3:4",
		);
	});

	it.each([
		"/project/content/company.ts:17:3",
		"file:///C:/project/content/company.ts:17:3",
		"C:\\project\\content\\company.ts:17:3",
	])("names the line of content with a missing quote: %s", (frame) => {
		const error = new ReferenceError("Sales is not defined");
		expect(textOf(error, "/project", frame)).toMatch(
			/^content\/company\.ts, line 17: Sales is not defined\. /,
		);
	});
});
