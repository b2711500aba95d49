import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawings } from "./catalog.tsx";
import { drawnPixels } from "./draw.ts";
import { differences, encodePixels, readPixels, sideBySide } from "./pixels.ts";

const references = "tests/drawings/references";
/** Git ignores it. */
const changes = ".shots/drawings";
const renewal = "npx vitest run --config tests/vitest.config.ts --project code tests/drawings -u";
/** Whether Vitest runs with `-u`. */
const isRenewal = () => expect.getState().snapshotState.snapshotUpdateState === "all";

const names = Object.keys(drawings);
const fileOf = (name: string) => join(references, `${name}.png`);

it.each(Object.entries(drawings))(
	"The drawing %s is the same as its reference picture",
	async (name, drawing) => {
		const now = await drawnPixels(drawing);
		const reference = fileOf(name);
		if (!existsSync(reference)) {
			if (!isRenewal())
				throw new Error(`The drawing ${name} has no reference picture. Make it with "${renewal}".`);
			await writeFile(reference, await encodePixels(now));
			return;
		}
		const old = await readPixels(await readFile(reference));
		const places = differences(old, now);
		const change = join(changes, `${name}.png`);
		await rm(change, { force: true });
		if (places.length === 0) return;
		await mkdir(changes, { recursive: true });
		await writeFile(change, await sideBySide(old, now, places));
		const message = `The drawing ${name} has changed (${places.length} px): see ${change}, old | new | difference.`;
		if (!isRenewal()) throw new Error(`${message} If it should, renew the references with "${renewal}".`);
		console.info(message);
		await writeFile(reference, await encodePixels(now));
	},
);

it("Every reference picture belongs to a drawing", async () => {
	const unused = (await readdir(references)).filter((file) => !names.includes(file.replace(".png", "")));
	if (isRenewal()) await Promise.all(unused.map((file) => rm(join(references, file))));
	expect(isRenewal() ? [] : unused, `Remove them with "${renewal}"`).toEqual([]);
});
