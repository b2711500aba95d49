import { brotliCompressSync, constants } from "node:zlib";
import { BudgetError, budgetOf, settings, type WeighedPage, type Weigher } from "./budget.ts";
import { isPage, type PageFile, partsOf } from "./site-file.ts";

/** A small window: to make room for a large one takes longer than to compress a page. */
const hasty = { params: { ...settings(1).params, [constants.BROTLI_PARAM_LGWIN]: 16 } };
const good = settings(5);
const best = settings(11);

function bytesAt(options: typeof best, text: string): number {
	return brotliCompressSync(text, options).length;
}

/** So many heavy pages have one cause, and to weigh thousands more exactly would take minutes. */
const enough = 10;

/**
 * Weighs the pages of a large site, each only as exactly as it takes to prove that it fits. It stops after ten that
 * do not.
 */
export function weighingAtMost(): Weigher {
	const known = new Map<string, number>();

	/** The bytes of a part that pages share: it is compressed once. */
	function sharedBytes(part: string): number {
		const bytes = known.get(part) ?? bytesAt(good, part);
		known.set(part, bytes);
		return bytes;
	}

	/**
	 * Bounds on a page's weight, each nearer and slower than the one before, the last exact: what it shares and the
	 * rest apart, the rest compressed hastily; the whole compressed well; the whole compressed as good hosts do.
	 * That the best compression gives the fewest bytes holds for each page of the site, which the tests prove.
	 */
	const bounds: readonly ((page: PageFile) => number)[] = [
		(page) => {
			const { own, shared } = partsOf(page);
			return shared.reduce((sum, part) => sum + sharedBytes(part), bytesAt(hasty, own));
		},
		([, markup]) => bytesAt(good, markup),
		([, markup]) => bytesAt(best, markup),
	];

	function weightOf(page: PageFile): number {
		let weight = Number.POSITIVE_INFINITY;
		for (const bound of bounds) {
			weight = bound(page);
			if (weight <= budgetOf(page[0])) break;
		}
		return weight;
	}

	const weights = new Map<string, number>();
	const heavy: WeighedPage[] = [];
	return {
		isExact: false,
		*through(files) {
			for (const file of files) {
				if (isPage(file)) {
					const bytes = weightOf(file);
					weights.set(file[0], bytes);
					if (bytes > budgetOf(file[0])) heavy.push({ page: file, bytes });
					if (heavy.length === enough) return;
				}
				yield file;
			}
		},
		async weights() {
			if (heavy.length > 0) throw new BudgetError(heavy);
			return weights;
		},
	};
}
