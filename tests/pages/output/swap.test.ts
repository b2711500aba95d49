import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publish } from "../../../pages/output/publish.ts";
import { contentsOf, hiddenIn, leave } from "./folders.ts";

/** What happens right after the next rename, as if another process did it. */
const intruder = vi.hoisted(() => {
	const next: { act?: () => Promise<void> } = {};
	return next;
});

vi.mock("node:fs/promises", async (importOriginal) => {
	const original = await importOriginal<typeof import("node:fs/promises")>();
	async function renameAndMeetIntruder(from: string, to: string): Promise<void> {
		await original.rename(from, to);
		const { act } = intruder;
		delete intruder.act;
		await act?.();
	}
	return { ...original, rename: renameAndMeetIntruder };
});

let parent: string;
let dist: string;

beforeEach(async () => {
	parent = await mkdtemp(join(tmpdir(), "publish-"));
	dist = join(parent, "dist");
});

afterEach(async () => {
	await rm(parent, { recursive: true, force: true });
});

describe("the swap of the old site for the new one, with another process between", () => {
	it("replaces a site that another build put there between its two renames", async () => {
		await publish([["index.html", "old"]], dist);
		intruder.act = () => leave(dist, "another build's");
		await publish([["index.html", "new"]], dist);
		expect(await contentsOf(dist)).toEqual({ "index.html": "new" });
		expect(await hiddenIn(parent)).toEqual([]);
	});

	it("puts the old site back when the new one cannot take its place, and says so", async () => {
		await publish([["index.html", "old"]], dist);
		intruder.act = () => rm(join(parent, `.dist-next-${process.pid}`), { recursive: true });
		await expect(publish([["index.html", "new"]], dist)).rejects.toThrow(
			/^The new site could not take the place of ".*dist" \(ENOENT.*\)\. The site there is as it was\./,
		);
		expect(await contentsOf(dist)).toEqual({ "index.html": "old" });
		expect(await readdir(parent)).toEqual(["dist"]);
	});
});
