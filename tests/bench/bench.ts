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
}

/**
 * The cost of a site of one size: the time of the first build, which makes the pictures that are not cached, and of three
 * more builds the shortest time and the highest peak.
 */
async function benchSize(size: number) {
	await using copy = await copySite("live");
	if (size > 0) await addProducts(copy, size);
	const seconds: number[] = [];
	const peaks: number[] = [];
	for (let run = 0; run < 4; run++) {
		console.log(`${size} extra products, build ${run + 1} of 4`);
		const start = performance.now();
		const build = copy.build({ NODE_OPTIONS: sayPeak }, ["--quiet"]);
		build.child.stdout?.pipe(process.stdout);
		const { stderr } = await build;
		seconds.push((performance.now() - start) / 1000);
		for (const [, kilobytes] of stderr.matchAll(/^peak (\d+)$/gm)) peaks.push(Number(kilobytes) / 1000);
	}
	return {
		"extra products": size,
		"first build, s": round(seconds[0] ?? 0),
		"next builds, s": round(Math.min(...seconds.slice(1))),
		"peak MB": Math.round(Math.max(...peaks)),
	};
}

function round(seconds: number): number {
	return Math.round(seconds * 100) / 100;
}

const rows = [];
for (const size of [0, 100, 1_000]) rows.push(await benchSize(size));
console.table(rows);
