import { brotliBytes } from "../budget.ts";
import { isPage, type SiteFile } from "../site-file.ts";

/** Weighs pages exactly as they pass through. Other threads do it, while this one goes on. */
export class ExactWeights {
	readonly #weighing: Promise<readonly [string, number]>[] = [];

	*through(files: Iterable<SiteFile>): Generator<SiteFile> {
		for (const file of files) {
			if (isPage(file)) this.#weighing.push(brotliBytes(file[1]).then((bytes) => [file[0], bytes]));
			yield file;
		}
	}

	/** The bytes after brotli of each page that has passed. */
	async all(): Promise<ReadonlyMap<string, number>> {
		return new Map(await Promise.all(this.#weighing));
	}
}
