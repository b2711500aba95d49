import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vitest/config";

/**
 * The tests of the code use copies of `content/*.ts`, so that editing the content does not break them. Copy the files
 * again when the schema gets a new field, not when a text changes:
 *
 *     cp content/*.ts tests/frozen-content/
 */
export const frozenContent = resolve("tests/frozen-content");

/** Replaces all imports of files in `content/` with the frozen content. */
export function loadFrozenContent(): Plugin {
	return {
		name: "load-frozen-content",
		enforce: "pre",
		load(id) {
			if (dirname(id) !== resolve("content")) return undefined;
			const file = resolve(frozenContent, basename(id));
			if (!existsSync(file)) {
				throw new Error(`The tests have no copy of ${id}. Run "cp content/*.ts tests/frozen-content/".`);
			}
			return readFile(file, "utf8");
		},
	};
}
