/**
 * `npm run bench`: prints how fast the site is, and writes the same as JSON to `.bench/`. Times are for looking at,
 * on an idle machine; nothing compares them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchBuild } from "./build.ts";
import { benchPages } from "./pages.ts";

/** Each bench by its name: it gives the rows of its table. */
const benches: Readonly<Record<string, () => Promise<readonly object[]>>> = {
	build: benchBuild,
	pages: benchPages,
};

const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
if (only !== undefined && !(only in benches)) {
	throw new Error(
		`There is no bench "${only}". Write npm run bench -- --only ${Object.keys(benches).join(" or ")}.`,
	);
}
for (const [name, bench] of Object.entries(benches)) {
	if (only !== undefined && only !== name) continue;
	const rows = await bench();
	console.table(rows);
	await mkdir(".bench", { recursive: true });
	await writeFile(join(".bench", `${name}.json`), `${JSON.stringify(rows, undefined, "\t")}\n`);
}
