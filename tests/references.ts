import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect } from "vitest";
import { differences, encodePixels, type Pixels, readPixels, sideBySide } from "./drawings/pixels.ts";

/** Whether Vitest runs with `-u`. */
export const isRenewal = () => expect.getState().snapshotState.snapshotUpdateState === "all";

/** The command that renews the references of the running test. */
export function renewalCommand(): string {
	const test = relative("", expect.getState().testPath ?? "");
	return `npx vitest run --config tests/vitest.config.ts --project code ${test} -u`;
}

/** Expects a picture as in its reference, in `references/` beside the test. A person reviews it. */
export async function expectReference(name: string, now: Pixels, shift: number, most = 0): Promise<void> {
	const folder = dirname(expect.getState().testPath ?? "");
	const reference = join(folder, "references", `${name}.png`);
	const change = join(".shots/changes", `${name}.png`);
	const old = existsSync(reference) ? await readPixels(await readFile(reference)) : undefined;
	const places = old ? differences(old, now, shift) : [];
	if (old && places.length <= most) return;
	await mkdir(dirname(change), { recursive: true });
	await writeFile(change, await sideBySide(old ?? now, now, places));
	if (isRenewal()) return writeFile(reference, await encodePixels(now));
	throw new Error(
		`The picture ${name} is new, or has changed (${places.length} px): see ${change}, old | new | difference. If it is right, renew the references with "${renewalCommand()}".`,
	);
}
