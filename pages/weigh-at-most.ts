import { brotliCompressSync, constants } from "node:zlib";
import { BudgetError, budgetOf, settings, type WeighedPage, type Weigher } from "./output/budget.ts";
import { isPage, type PageFile, partsOf, type SiteFile } from "./site-file.ts";

/** A small window: to make room for a large one takes longer than to compress a page. */
const hasty = { params: { ...settings(1).params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const good = settings(5);
const best = settings(11);

function bytesAt(options: typeof best, text: string): number {
	return brotliCompressSync(text, options).length;
}

/** So many heavy pages have one cause, and to weigh thousands more exactly would take minutes. */
const enough = 10;

/** What pages weigh at most, and those that are too heavy. It can be sent to another thread. */
export interface FoundWeights {
	readonly weights: ReadonlyMap<string, number>;
	readonly heavy: readonly WeighedPage[];
}

/**
 * Weighs the pages of a large site, each only as exactly as it takes to prove that it fits. It stops after ten that
 * do not.
 */
export class AtMostWeigher implements Weigher {
	readonly isExact = false;
	readonly #weights = new Map<string, number>();
	readonly #heavy: WeighedPage[] = [];
	/** The bytes of parts that pages share: each is compressed once. */
	readonly #known = new Map<string, number>();

	*through(files: Iterable<SiteFile>): Generator<SiteFile> {
		for (const file of files) {
			if (isPage(file)) {
				const bytes = this.#weigh(file);
				this.#weights.set(file[0], bytes);
				if (bytes > budgetOf(file[0])) this.#heavy.push({ page: file, bytes });
				if (this.#heavy.length >= enough) return;
			}
			yield file;
		}
	}

	get found(): FoundWeights {
		return { weights: this.#weights, heavy: this.#heavy };
	}

	/** Takes over what was found of pages that were weighed elsewhere. */
	add({ weights, heavy }: FoundWeights): void {
		for (const [file, bytes] of weights) this.#weights.set(file, bytes);
		this.#heavy.push(...heavy);
	}

	async weights(): Promise<ReadonlyMap<string, number>> {
		if (this.#heavy.length > 0) throw new BudgetError(this.#heavy);
		return this.#weights;
	}

	#weigh(page: PageFile): number {
		let bytes = Number.POSITIVE_INFINITY;
		for (const bound of this.#bounds) {
			bytes = bound(page);
			if (bytes <= budgetOf(page[0])) break;
		}
		return bytes;
	}

	/**
	 * Bounds on a page's weight, each nearer and slower than the one before, the last exact: what it shares and the
	 * rest apart, the rest compressed hastily; the whole compressed well; the whole compressed as good hosts do.
	 * That the best compression gives the fewest bytes holds for each page of the site, which the tests prove.
	 */
	readonly #bounds: readonly ((page: PageFile) => number)[] = [
		(page) => {
			const { own, shared } = partsOf(page);
			return shared.reduce((sum, part) => sum + this.#sharedBytes(part), bytesAt(hasty, own));
		},
		([, markup]) => bytesAt(good, markup),
		([, markup]) => bytesAt(best, markup),
	];

	#sharedBytes(part: string): number {
		const bytes = this.#known.get(part) ?? bytesAt(good, part);
		this.#known.set(part, bytes);
		return bytes;
	}
}
