import { cached } from "../assets/make/cache.ts";
import { BudgetError, brotliBytes, budgetOf, type WeighedPage, type Weigher } from "./output/budget.ts";
import { isPage, type PageFile } from "./site-file.ts";

/** Another version of brotli may find other weights. */
const version = process.versions.brotli ?? "";

/** Weighs the pages of a small site exactly: in other threads, and those that have not changed not again. */
export function weighingExactly(root: string): Weigher {
	const weighing: Promise<WeighedPage>[] = [];

	async function weigh(page: PageFile) {
		const [, markup] = page;
		const bytes = await cached(root, [version, markup], "bytes", async () =>
			Buffer.from(`${await brotliBytes(markup)}`),
		);
		return { page, bytes: Number(new TextDecoder().decode(bytes)) };
	}

	return {
		isExact: true,
		*through(files) {
			for (const file of files) {
				if (isPage(file)) weighing.push(weigh(file));
				yield file;
			}
		},
		async weights() {
			const weighed = await Promise.all(weighing);
			const heavy = weighed.filter(({ page: [file], bytes }) => bytes > budgetOf(file));
			if (heavy.length > 0) throw new BudgetError(heavy);
			return new Map(weighed.map(({ page: [file], bytes }) => [file, bytes]));
		},
	};
}
