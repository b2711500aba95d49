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
		const {
			label: _label,
			difference: _difference,
			...model
		} = models[index % models.length] ?? models[0] ?? {};
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

/** The costs of the first build of a site, which makes the pictures that are not cached, and of three more. */
async function benchSize(size: number) {
	await using copy = await copySite("live");
	if (size > 0) await addProducts(copy, size);
	const seconds: string[] = [];
	let peak = 0;
	for (let run = 0; run < 4; run++) {
		const build = copy.build({ NODE_OPTIONS: sayUsage }, ["--quiet"]);
		build.child.stdout?.pipe(process.stdout);
		for (const [, kilobytes, microseconds] of (await build).stderr.matchAll(/^used (\d+) (\d+)$/gm)) {
			peak = Math.max(peak, Math.round(Number(kilobytes) / 1000));
			seconds.push((Number(microseconds) / 1e6).toFixed(2));
		}
	}
	const [first, ...next] = seconds;
	return {
		"extra products": size,
		"first build, CPU s": first,
		"next builds": next.join(" "),
		"peak MB": peak,
	};
}

const rows = [];
for (const size of [0, 250, 500, 1_000, 2_000]) rows.push(await benchSize(size));
console.table(rows);
