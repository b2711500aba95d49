import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import type { Plugin } from "vitest/config";

/**
 * Copies of `content/*.ts`, on which the tests of the code run, so that no edit of the content turns them red. They are
 * copied again when the schema gets a field that the code needs, never for a changed text:
 *
 *     cp content/*.ts tests/frozen-content/
 */
export const frozenContent = resolve("tests/frozen-content");

/** Loads the frozen content in place of the files in `content/`, whoever imports them. */
export function loadFrozenContent(root = "."): Plugin {
	return {
		name: "load-frozen-content",
		enforce: "pre",
		load(id) {
			if (dirname(id) !== resolve(root, "content")) return undefined;
			const file = resolve(frozenContent, basename(id));
			if (!existsSync(file)) {
				throw new Error(`The tests have no copy of ${id}. Run "cp content/*.ts tests/frozen-content/".`);
			}
			this.addWatchFile(file);
			return readFile(file, "utf8");
		},
	};
}
