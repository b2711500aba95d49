import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makePictures, type PictureProgress } from "../../../assets/make/pictures/pictures.ts";

const once = { file: "once.jpg", namedBy: "content", use: "photo" } as const;
let root = "";

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "pictures-"));
	await mkdir(join(root, "assets/uploads"), { recursive: true });
	const photo = sharp({ create: { width: 500, height: 300, channels: 3, background: "#d00" } });
	await photo.jpeg().toFile(join(root, "assets/uploads/once.jpg"));
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe("the cache of pictures", () => {
	it("spares the second build all work, and gives it the same bytes", async () => {
		const steps: PictureProgress[] = [];
		const first = await makePictures(root, [once], (step) => steps.push(step));
		vi.resetModules();
		vi.doMock("sharp", () => {
			throw new Error("sharp was loaded.");
		});
		const again = await import("../../../assets/make/pictures/pictures.ts");
		const second = await again.makePictures(root, [once], (step) => steps.push(step));
		vi.doUnmock("sharp");
		expect(steps).toEqual([{ file: "once.jpg", done: 1, total: 1 }]);
		expect(new Map(second.files)).toEqual(new Map(first.files));
		expect(second.pictures).toEqual(first.pictures);
	});
});
