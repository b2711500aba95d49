import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { makePictures } from "../../../assets/make/pictures/pictures.ts";
import { recipes } from "../../../assets/make/pictures/variants.ts";
import type { UploadInUse } from "../../../content/model/uploads.ts";
import { expectSnapshot } from "../../snapshot.ts";

const project = process.cwd();
const root = await mkdtemp(join(tmpdir(), "pictures-"));
process.chdir(root);
await mkdir(join(root, "assets/uploads"), { recursive: true });

afterAll(async () => {
	process.chdir(project);
	await rm(root, { recursive: true });
});

function upload(name: string, contents: Uint8Array | string): Promise<void> {
	return writeFile(join(root, "assets/uploads", name), contents);
}

/** Red on the left, blue on the right. */
function photo(width: number, height: number): Sharp {
	const red = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#f00" } } as const;
	const blue = { create: { width, height, channels: 3, background: "#00f" } } as const;
	return sharp(blue).composite([{ input: red, gravity: "west" }]);
}

const jpeg = await photo(40, 40).jpeg().toBuffer();
const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 2">${shapes}</svg>`;

const photoIn = (file: string): UploadInUse => ({ file, namedBy: `content of ${file}`, isLogo: false });
const logoIn = (file: string): UploadInUse => ({ file, namedBy: `content of ${file}`, isLogo: true });

/** The pictures of one upload. */
async function madeOf(use: UploadInUse) {
	const { pictures, files, problems } = await makePictures([use]);
	expect(problems).toEqual([]);
	return { picture: pictures.get(use.file), files };
}

/** The red, green, blue and alpha of the pixel at the left of a row. */
function pixelAt(top: number, picture: Uint8Array): Promise<Buffer> {
	return sharp(picture).ensureAlpha().extract({ left: 0, top, width: 1, height: 1 }).raw().toBuffer();
}

describe("a photo", () => {
	it("from a phone is upright, small, and without location or device data", async () => {
		const sideways = await photo(60, 1700)
			.withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 44/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(sideways).metadata()).exif?.includes("Phone")).toBe(true);
		await upload("IMG_0001.JPG", sideways);
		const { picture, files } = await madeOf(photoIn("IMG_0001.JPG"));
		expect([picture?.width, picture?.height]).toEqual([1600, 56]);
		expect(files).toHaveLength(8);
		for (const [, contents] of files) {
			const { exif, icc, xmp, iptc, orientation } = await sharp(contents).metadata();
			expect([exif, icc, xmp, iptc, orientation].filter(Boolean)).toEqual([]);
			// After a clockwise rotation by 90 degrees, the left side is at the top.
			const [red = 0, , blue = 0] = await pixelAt(0, contents);
			expect(red).toBeGreaterThan(blue);
		}
	});

	it("is never enlarged", async () => {
		await upload("enough.webp", await photo(1003, 50).webp().toBuffer());
		const { picture } = await madeOf(photoIn("enough.webp"));
		expect(picture?.sources[0]?.variants.map(({ width }) => width)).toEqual([320, 640, 960, 1003]);
		expect(picture?.height).toBe(50);
	});

	it("with transparent parts keeps them in every format", async () => {
		const seal = sharp({ create: { width: 50, height: 50, channels: 4, background: "#0000" } }).composite([
			{ input: jpeg, gravity: "southeast" },
		]);
		await upload("seal.png", await seal.png().toBuffer());
		const { files } = await madeOf(photoIn("seal.png"));
		expect(files).toHaveLength(2);
		for (const [, contents] of files) expect((await pixelAt(0, contents))[3]).toBe(0);
	});

	it("may have any name, and shares its pictures with its copies", async () => {
		const names = ["Überblick #1 (50% off)?.jpg", "出荷.jpg", "a'b\"c<d>&.jpeg", "no-ending"];
		for (const name of names) await upload(name, jpeg);
		const uploads = names.map(photoIn);
		const { pictures, files, problems } = await makePictures(uploads);
		expect(problems).toEqual([]);
		expect(files).toHaveLength(2);
		expect(new Set(uploads.map(({ file }) => pictures.get(file)?.file)).size).toBe(1);
	});
});

describe("an SVG logo", () => {
	it("is published as pixels, up to three for each CSS pixel", async () => {
		await upload("acme.svg", svg('<path fill="#d00" d="M0 0h30v2z"/>'));
		const { picture, files } = await madeOf(logoIn("acme.svg"));
		expect([picture?.width, picture?.height]).toEqual([960, 64]);
		expect(picture?.sources[0]?.variants.map(({ width }) => width)).toEqual([320, 640, 960]);
		for (const [, contents] of files) expect((await pixelAt(1, contents))[3]).toBeLessThan(9);
		const { problems } = await makePictures([photoIn("acme.svg")]);
		expect(problems, "A photo gets what is cached for a logo").toHaveLength(1);
	});
});

it("the second build takes identical pictures from the cache", async () => {
	await upload("once.jpg", await photo(500, 400).jpeg().toBuffer());
	const first = await makePictures([photoIn("once.jpg")]);
	expect(await makePictures([photoIn("once.jpg")])).toEqual(first);
	recipes.photo.webp.quality -= 50;
	expect(await makePictures([photoIn("once.jpg")])).not.toEqual(first);
	recipes.photo.webp.quality += 50;
	await rm(join(root, "node_modules"), { recursive: true });
	// The number of threads changes the bytes of an AVIF.
	sharp.concurrency(4);
	expect(await makePictures([photoIn("once.jpg")])).toEqual(first);
	// For print: of its four channels, the one for black is empty.
	await upload("once.jpg", await photo(40, 40).toColourspace("cmyk").jpeg().toBuffer());
	expect((await makePictures([photoIn("once.jpg")])).pictures.get("once.jpg")?.width).toBe(40);
});

it("every unusable upload is reported with its place, the cause and the fix", async () => {
	const half = (await photo(200, 200).jpeg().toBuffer()).subarray(0, -200);
	const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
	const frames = sharp([jpeg, await sharp(jpeg).negate().toBuffer()], { join: { animated: true } });
	const photos = {
		"gone.jpg": "",
		"half.jpg": half,
		"phone.jpg": heic,
		"none.jpg": Buffer.of(),
		"dance.gif": await frames.clone().gif().toBuffer(),
		"other-name.jpg": `<?xml version="1.0"?>${svg("")}`,
	};
	const logos = {
		"open.svg": svg("<g>"),
		"words.svg": svg("<text>Acme</text>"),
		"wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="10"/>',
	};
	for (const [file, contents] of Object.entries({ ...photos, ...logos })) {
		if (contents !== "") await upload(file, contents);
	}
	const uploads = [...Object.keys(photos).map(photoIn), ...Object.keys(logos).map(logoIn)];
	const { problems, files } = await makePictures(uploads);
	expect(files.map(([name]) => name)).toEqual([]);
	// The reasons in brackets are those of sharp and Node.
	await expectSnapshot(`${problems.join("\n").replace(/\(.*\)/g, "(…)")}\n`, "pictures.txt");
});
