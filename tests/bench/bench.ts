/**
 * `npm run bench` prints what a site with more and more products takes to build. Processor time is the same on a busy
 * machine, without that of esbuild. No test compares the results.
 */
import { products } from "../../content/products.ts";
import { copySite, type SiteCopy } from "../build-site.ts";

/** Makes each Node process print its peak memory in KB and its processor time in microseconds at exit. */
const sayUsage =
	'--import "data:text/javascript,process.on(`exit`,()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();console.error(`used`,maxRSS,userCPUTime+systemCPUTime)})"';

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
 * The cost of a site of one size: of the first build, which makes the pictures that are not cached, and of three more
 * builds the shortest processor time and the highest peak.
 */
async function benchSize(size: number) {
	await using copy = await copySite("live");
	if (size > 0) await addProducts(copy, size);
	const seconds: number[] = [];
	const peaks: number[] = [];
	const start = performance.now();
	let first = 0;
	for (let run = 0; run < 4; run++) {
		console.log(`${size} extra products, build ${run + 1} of 4`);
		const build = copy.build({ NODE_OPTIONS: sayUsage }, ["--quiet"]);
		build.child.stdout?.pipe(process.stdout);
		const { stderr } = await build;
		first ||= (performance.now() - start) / 1000;
		for (const [, kilobytes, microseconds] of stderr.matchAll(/^used (\d+) (\d+)$/gm)) {
			peaks.push(Number(kilobytes) / 1000);
			seconds.push(Number(microseconds) / 1e6);
		}
	}
	return {
		"extra products": size,
		"first build, s": round(first),
		"first build, CPU s": round(seconds[0] ?? 0),
		"next builds, CPU s": round(Math.min(...seconds.slice(1))),
		"peak MB": Math.round(Math.max(...peaks)),
	};
}

function round(seconds: number): number {
	return Math.round(seconds * 100) / 100;
}

const rows = [];
for (const size of [0, 250, 500, 1_000, 2_000]) rows.push(await benchSize(size));
console.table(rows);
