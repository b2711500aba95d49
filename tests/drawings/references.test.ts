import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cardOf, pageOf } from "../site.ts";
import { drawings } from "./catalog.tsx";
import { drawnPixels } from "./draw.ts";
import { differences, encodePixels, readPixels, sideBySide } from "./pixels.ts";

const references = "tests/drawings/references";
/** Git ignores it. */
const changes = ".shots/drawings";
const renewal = "npx vitest run --config tests/vitest.config.ts --project code tests/drawings -u";
/** Whether Vitest runs with `-u`. */
const isRenewal = () => expect.getState().snapshotState.snapshotUpdateState === "all";

/** The pictures, by the names of their references: every drawing, and finished cards. */
const pictures = {
	...Object.fromEntries(
		Object.entries(drawings).map(([name, drawing]) => [name, () => drawnPixels(drawing)]),
	),
	"card-home": () => readPixels(cardOf("/")),
	"card-partners": () => readPixels(cardOf("/partners/")),
	"card-list": () => readPixels(cardOf(pageOf("list").path)),
	"card-product": () => readPixels(cardOf(pageOf("product").path)),
};

await rm(changes, { recursive: true, force: true });
await mkdir(changes, { recursive: true });

describe("the drawing", () => {
	it.each(Object.entries(pictures))("%s is the same as its reference picture", async (name, read) => {
		const now = await read();
		const reference = join(references, `${name}.png`);
		const change = join(changes, `${name}.png`);
		const old = existsSync(reference) ? await readPixels(await readFile(reference)) : now;
		const places = differences(old, now);
		if (old !== now && places.length === 0) return;
		await writeFile(change, await sideBySide(old, now, places));
		if (isRenewal()) return writeFile(reference, await encodePixels(now));
		throw new Error(
			`The drawing ${name} is new, or has changed (${places.length} px): see ${change}, old | new | difference. If it is right, renew the references with "${renewal}".`,
		);
	});
});

describe("every reference picture", () => {
	it("belongs to a drawing", async () => {
		const unused = (await readdir(references)).filter((file) => !(file.replace(".png", "") in pictures));
		if (isRenewal()) await Promise.all(unused.map((file) => rm(join(references, file))));
		expect(isRenewal() ? [] : unused, `Remove them with "${renewal}"`).toEqual([]);
	});
});
