import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { products } from "../content/products.ts";

/** Adds products to the content of a copy: duplicates of the real ones with unique texts and addresses. */
export async function addProducts(copy: string, count: number): Promise<void> {
	const models = Object.values(products);
	const entries = Array.from({ length: count }, (_, index) => {
		const { navigationLabel: _label, ...model } = models[index % models.length] ?? models[0] ?? {};
		const text = JSON.stringify(model, (key, value) => {
			if (key === "videoId") return { placeholder: `bench-video-${index}` };
			if (key === "metaDescription") return `${value.slice(0, 140)} No. ${index}.`;
			return key === "name" || key === "description" ? `${value} No. ${index}.` : value;
		});
		return `\t"bench-${index}": ${text},\n`;
	});
	const end = "} satisfies Record<string, SingleProduct>";
	await replaceIn(copy, "content/products.ts", end, entries.join("") + end);
	// Making a card takes 0.1 s per page once, which would dominate the result.
	const cards = "makeCards(root, routes,";
	const realCards = 'makeCards(root, routes.filter(({ path }) => !path.startsWith("/products/bench-")),';
	await replaceIn(copy, "assets/make/assets.ts", cards, realCards);
}

/** Replaces a text in a file of a copy, and throws if it is missing. */
async function replaceIn(copy: string, file: string, before: string, after: string): Promise<void> {
	const text = await readFile(join(copy, file), "utf8");
	if (!text.includes(before)) throw new Error(`A test looks for "${before}" in ${file}, which has changed.`);
	await writeFile(
		join(copy, file),
		text.replace(before, () => after),
	);
}
