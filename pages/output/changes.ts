import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteFile } from "../site-file.ts";

/** How a new site differs from the one before it: the paths of the files, from the root of the site. */
export interface Changes {
	readonly added: readonly string[];
	readonly changed: readonly string[];
	readonly removed: readonly string[];
}

/** The contents of a file, or nothing when there is no such file. */
function contentsOf(path: string): Buffer | undefined {
	try {
		return readFileSync(path);
	} catch {
		return undefined;
	}
}

function filesIn(folder: string): readonly string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) =>
				join(entry.parentPath, entry.name)
					.slice(folder.length + 1)
					.replaceAll("\\", "/"),
			);
	} catch {
		return [];
	}
}

/** Compares the files of a new site with the site that stands in `folder`, as they pass through. */
export class Comparison {
	readonly #folder: string;
	readonly #before: ReadonlySet<string>;
	readonly #added: string[] = [];
	readonly #changed: string[] = [];
	readonly #seen = new Set<string>();

	constructor(folder: string) {
		this.#folder = folder;
		this.#before = new Set(filesIn(folder));
	}

	/** Passes files on, each compared before it is passed. */
	async *through(files: Iterable<SiteFile> | AsyncIterable<SiteFile>): AsyncGenerator<SiteFile> {
		for await (const file of files) {
			const [path, contents] = file;
			const before = this.#before.has(path) ? contentsOf(join(this.#folder, path)) : undefined;
			if (before === undefined) this.#added.push(path);
			else if (!before.equals(Buffer.from(contents))) this.#changed.push(path);
			this.#seen.add(path);
			yield file;
		}
	}

	/** How many files have passed. */
	get files(): number {
		return this.#seen.size;
	}

	/** What has changed, when all files are through. Nothing, when there was no site before. */
	changes(): Changes | undefined {
		if (this.#before.size === 0) return undefined;
		const removed = [...this.#before].filter((path) => !this.#seen.has(path));
		return { added: this.#added, changed: this.#changed, removed };
	}
}
