/**
 * `npm run bench` prints how long the site takes to build with more and more products. Run it on an idle machine. No
 * test compares the results.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { products } from "../../content/products.ts";
import { copySite, type SiteCopy } from "../build-site.ts";

const sizes = [0, 100, 1_000];
const runs = 3;

/** Makes each Node process print its peak memory at exit, in KB. */
const sayPeak =
	'--import "data:text/javascript,process.on(`exit`,()=>console.error(`peak`,process.resourceUsage().maxRSS))"';

/** Adds products to a copy of the project: duplicates of the real ones, with unique texts and addresses. */
async function addProducts({ edit }: SiteCopy, count: number): Promise<void> {
	const models = Object.values(products);
	const entries = Array.from({ length: count }, (_, index) => {
		const { navigationLabel: _label, ...model } = models[index % models.length] ?? models[0] ?? {};
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

async function build(copy: string): Promise<{ readonly seconds: number; readonly peak: number }> {
	await rm(join(copy, "dist"), { recursive: true, force: true });
	const start = performance.now();
	const child = spawn("npm", ["run", "--silent", "build", "--", "--quiet"], {
		cwd: copy,
		env: { ...process.env, NODE_OPTIONS: sayPeak },
	});
	const [output, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
	if (exitCode !== 0) throw new Error(`The build in "${copy}" failed:\n${output}`);
	const peaks = [...output.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes) / 1000);
	return { seconds: (performance.now() - start) / 1000, peak: Math.max(...peaks) };
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The cost of a site of one size: the medians of three cold runs of `npm run build`. */
async function benchSize(size: number) {
	await using copy = await copySite("live");
	if (size > 0) await addProducts(copy, size);
	const builds = [];
	for (let run = 0; run < runs; run++) builds.push(await build(copy.folder));
	const files = copy.files();
	const bytes = [...files.values()].reduce((sum, contents) => sum + Buffer.byteLength(contents), 0);
	return {
		"extra products": size,
		files: files.size,
		"MB written": Math.round(bytes / 1e5) / 10,
		seconds: Math.round(median(builds.map(({ seconds }) => seconds)) * 100) / 100,
		"peak MB": Math.round(median(builds.map(({ peak }) => peak))),
	};
}

const rows = [];
for (const size of sizes) rows.push(await benchSize(size));
console.table(rows);
