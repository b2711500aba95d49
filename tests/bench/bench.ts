/**
 * `npm run bench` prints how long the site takes to build with more and more products. Run it on an idle machine. No
 * test compares the results.
 */
import { products } from "../../content/products.ts";
import { copySite, type SiteCopy } from "../build-site.ts";

/** Makes each Node process print its peak memory at exit, in KB. */
const sayPeak =
	'--import "data:text/javascript,process.on(`exit`,()=>console.error(`peak`,process.resourceUsage().maxRSS))"';

/** Adds products to a copy of the project: duplicates of the real ones, with unique texts and addresses. */
async function addProducts({ edit }: SiteCopy, count: number): Promise<void> {
	const models = Object.values(products);
	const entries = Array.from({ length: count }, (_, index) => {
		const { label: _label, ...model } = models[index % models.length] ?? models[0] ?? {};
		const text = JSON.stringify(model, (key, value) => {
			if (key === "videoId") return { placeholder: `bench-video-${index}` };
			if (key === "metaDescription") return `${value.slice(0, 140)} No. ${index}.`;
			return key === "name" || key === "description" ? `${value} No. ${index}.` : value;
		});
		return `"bench-${index}": ${text},\n`;
	});
	const end = "} satisfies Record<string, SingleProduct>";
	await edit("content/products.ts", (text) => text.replace(end, () => entries.join("") + end));
	// Making the cards takes 0.1 s per page, but only once, which would dominate the result.
	const realCards = 'makeCards(root, routes.filter(({ path }) => !path.startsWith("/products/bench-")),';
	await edit("assets/make/assets.ts", (text) => text.replace("makeCards(root, routes,", realCards));
}

/** The cost of a site of one size: of three runs of `npm run build`, the shortest time and the highest peak. */
async function benchSize(size: number) {
	await using copy = await copySite("live");
	if (size > 0) await addProducts(copy, size);
	const seconds: number[] = [];
	const peaks: number[] = [];
	for (let run = 0; run < 3; run++) {
		const start = performance.now();
		const { stderr } = await copy.build({ NODE_OPTIONS: sayPeak }, ["--quiet"]);
		seconds.push((performance.now() - start) / 1000);
		for (const [, kilobytes] of stderr.matchAll(/^peak (\d+)$/gm)) peaks.push(Number(kilobytes) / 1000);
	}
	return {
		"extra products": size,
		seconds: Math.round(Math.min(...seconds) * 100) / 100,
		"peak MB": Math.round(Math.max(...peaks)),
	};
}

const rows = [];
for (const size of [0, 100, 1_000]) rows.push(await benchSize(size));
console.table(rows);
