import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vitest/config";

/**
 * The content that the tests of the code use: a small fictional seller with one of each optional
 * thing. Editing the live content does not break these tests. Files that the fixture leaves out,
 * such as the words on the drawings, are live.
 */
export const fixture = resolve("tests/fixture");

/** What to do when the code, its types or the schema rejects the fixture. */
export const fixtureHint =
	'If "npm run build" works, the content of the tests is out of date: give the files in tests/fixture/ what the messages above ask for.';

/**
 * Returns what a build or a compiler says, with the files of the fixture in place of those in a
 * copy.
 */
export function namingFixture(message: string): string {
	return message.replace(/\bcontent\/([\w-]+\.ts)/g, (path, file: string) =>
		existsSync(join(fixture, file)) ? `tests/fixture/${file}` : path,
	);
}

/** Replaces imports of files in `content/` with those of the fixture. */
export function loadFixture(): Plugin {
	return {
		name: "load-fixture",
		enforce: "pre",
		load(id) {
			const file = resolve(fixture, basename(id));
			return dirname(id) === resolve("content") && existsSync(file) ? readFile(file, "utf8") : undefined;
		},
	};
}
