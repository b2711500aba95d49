import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { makePictures } from "../../../../pages/generator/assets/pictures/pictures.ts";
import { expectSnapshot } from "../../../snapshot.ts";

const project = process.cwd();
process.chdir(await mkdtemp(join(tmpdir(), "pictures-")));
await mkdir("assets/uploads", { recursive: true });
afterAll(async () => {
	const folder = process.cwd();
	process.chdir(project);
	await rm(folder, { recursive: true });
});

/** Red on the left, blue on the right. */
function photo(width: number, height: number): Sharp {
	const red = { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#f00" } } as const;
	const blue = { create: { width, height, channels: 3, background: "#00f" } } as const;
	return sharp(blue).composite([{ input: red, gravity: "west" }]);
}

const jpeg = await photo(40, 40).jpeg().toBuffer();
const svg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 2">${shapes}</svg>`;

type Uploads = Readonly<Record<string, Uint8Array | string>>;

/** Makes the pictures of uploads, by their names. Those without contents are missing. */
async function make(uploads: Uploads, isLogo = false) {
	for (const [file, contents] of Object.entries(uploads)) {
		if (contents !== "") await writeFile(join("assets/uploads", file), contents);
	}
	const inUse = Object.keys(uploads).map((file) => ({ file, namedBy: `content of ${file}`, isLogo }));
	const made = await makePictures(inUse);
	const [picture] = made.pictures.values();
	return { ...made, picture, widths: picture?.sources[0]?.variants.map(({ width }) => width) };
}

/** The red, green, blue and alpha of the pixel at the left of a row. */
function pixelAt(top: number, picture: string | Uint8Array): Promise<Buffer> {
	return sharp(picture).ensureAlpha().extract({ left: 0, top, width: 1, height: 1 }).raw().toBuffer();
}

/** The message with which a promise is rejected. */
function problemOf(promise: Promise<unknown>): Promise<string> {
	return promise.then(
		() => "No problem.",
		(error: Error) => error.message,
	);
}

describe("a photo from a phone", async () => {
	const sideways = await photo(60, 1700)
		.withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 44/1 0/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const { picture, files } = await make({ "IMG_0001.JPG": sideways });

	it("is at most 1600 px wide, in four widths and two formats", () => {
		expect([picture?.width, picture?.height, files.length]).toEqual([1600, 56, 8]);
	});

	it.each(files)("has lost location and device in $path", async ({ contents }) => {
		const { exif, xmp, iptc } = await sharp(contents).metadata();
		expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
	});

	it.each(files)("is upright in $path: its left side is at the top", async ({ contents }) => {
		const [red = 0, , blue = 0] = await pixelAt(0, contents);
		expect(red).toBeGreaterThan(blue);
	});
});

describe("an upload", () => {
	it("is never enlarged", async () => {
		const { widths } = await make({ "enough.webp": await photo(1003, 50).webp().toBuffer() });
		expect(widths).toEqual([320, 640, 960, 1003]);
	});

	it("keeps transparent parts in every format", async () => {
		const seal = sharp({ create: { width: 50, height: 50, channels: 4, background: "#0000" } }).composite([
			{ input: jpeg, gravity: "southeast" },
		]);
		const { files } = await make({ "seal.png": await seal.png().toBuffer() });
		expect(files).toHaveLength(2);
		for (const { contents } of files) expect((await pixelAt(0, contents))[3]).toBe(0);
	});
});

/** A pixel that has other values in Display P3. */
const paint = sharp({ create: { width: 1, height: 1, channels: 3, background: { r: 200, g: 60, b: 40 } } });

/** A PNG with another chunk after its header. */
function withChunk(png: Buffer, type: string, contents: readonly number[]): Buffer {
	const chunk = Buffer.from([0, 0, 0, contents.length, ...Buffer.from(type), ...contents, 0, 0, 0, 0]);
	chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
	return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** An AVIF of one pixel, with other color primaries (ITU-T H.273, table 2) in its box for them. */
async function avifWithPrimaries(primaries: number): Promise<Buffer> {
	const avif = await paint.clone().avif({ lossless: true }).toBuffer();
	avif.writeUInt16BE(primaries, avif.indexOf("colrnclx") + 8);
	return avif;
}

describe("the colors of an upload", async () => {
	const gray = [120, 120, 120];
	const deep = paint.clone().toColourspace("rgb16");
	const deepInP3 = deep.clone().withIccProfile("p3");
	const png = await paint.clone().png().toBuffer();
	// 16 bits of gray with gamma 1.8: 100 of 255, which Chromium shows as 119.
	const profiledGray =
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAAAAABq7kcWAAAAYGlDQ1BnAAB42mNgYDjAwMDAwOTAwJCbV1LkHuQYGREZpcCABBKTiwsY8IJv1xgYQfRlXQbSAVN5SUEJAwPDHAYGBpHskCBnBgaGDQwMDHwIdyDMTy4tKoPqY2Q8y8AAAEpjFLChl/GtAAAAC0lEQVR4nGNISQEAAS8AyR8TfgkAAAAASUVORK5CYII=";

	it.each([
		["a 16-bit PNG in Display P3", await deepInP3.clone().png().toBuffer()],
		["a 16-bit PNG in sRGB", await deep.clone().withIccProfile("srgb").png().toBuffer()],
		["a 16-bit PNG without a profile", await deep.clone().png().toBuffer()],
		["a 16-bit gray PNG with a profile", Buffer.from(profiledGray, "base64"), gray],
		["a 10-bit AVIF in Display P3", await deepInP3.clone().avif({ lossless: true, bitdepth: 10 }).toBuffer()],
		["a 12-bit AVIF in Display P3", await deepInP3.clone().avif({ lossless: true, bitdepth: 12 }).toBuffer()],
		["a PNG that says sRGB in all ways", withChunk(withChunk(png, "gAMA", [0, 0, 177, 143]), "sRGB", [0])],
		["an AVIF with the primaries of sRGB", await avifWithPrimaries(1)],
	])("are those that a browser shows, of %s", async (_, contents, shown = [200, 60, 40]) => {
		const { files } = await make({ "colors.png": contents });
		for (const { contents } of files) {
			const pixel = await pixelAt(0, contents);
			for (const [index, value] of shown.entries())
				expect(Math.abs(pixel.readUInt8(index) - value)).toBeLessThan(4);
		}
	});

	it.each([
		["a PNG with its own gamma", withChunk(png, "gAMA", [0, 1, 134, 160])],
		["a PNG in Display P3 without a profile", withChunk(png, "cICP", [12, 13, 0, 1])],
		["an AVIF in Display P3 without a profile", await avifWithPrimaries(12)],
		["a JPEG in CMYK", await photo(1, 1).toColourspace("cmyk").jpeg().toBuffer()],
	])("are refused where the build would change them: %s", async (_, contents) => {
		const problem = await problemOf(make({ "colors.png": contents }));
		expect(problem).toMatch(/(?:would change|is in CMYK).*\. Export it/);
	});
});

describe("the name of an upload", () => {
	const composed = "M\u00fcller.jpg";
	const decomposed = composed.normalize("NFD");
	const nameUpload = (file: string) => makePictures([{ file, namedBy: "content", isLogo: false }]);
	const emptyFolder = async () => {
		for (const name of await readdir("assets/uploads"))
			await rm(join("assets/uploads", name), { recursive: true });
	};

	it.each([
		[composed, decomposed],
		[decomposed, composed],
	])("matches whether its accents are composed or not", async (name, stored) => {
		await emptyFolder();
		await writeFile(join("assets/uploads", stored), jpeg);
		const { pictures } = await nameUpload(name);
		expect([...pictures.keys()]).toEqual([name]);
	});

	it("is refused with its codes if two files have it", async () => {
		await emptyFolder();
		for (const name of [composed, decomposed]) await writeFile(join("assets/uploads", name), jpeg);
		expect(await problemOf(nameUpload(composed))).toMatch(
			/exists twice.*: M(?:%C3%BC|u%CC%88)ller.jpg and M(?:u%CC%88|%C3%BC)ller.jpg\./,
		);
	});

	it("is refused with the name in another case, or if it is a folder's", async () => {
		await emptyFolder();
		await mkdir("assets/uploads/logos");
		await writeFile("assets/uploads/X1.JPG", jpeg);
		const uploads = ["x1.jpg", "logos"].map((file) => ({ file, namedBy: "content", isLogo: false }));
		expect(await problemOf(makePictures(uploads))).toContain(
			'content: the file "x1.jpg" in assets/uploads/ does not exist. There is a "X1.JPG": use the same case.\n' +
				'content: the file "logos" in assets/uploads/ is not a file, but a folder or a device. Name a picture.',
		);
	});
});

describe("an SVG logo", () => {
	it("is published as pixels, up to three for each CSS pixel", async () => {
		const { files, widths } = await make({ "acme.svg": svg('<path fill="#d00" d="M0 0h30v2z"/>') }, true);
		expect(widths).toEqual([320, 640, 960]);
		for (const { contents } of files) expect((await pixelAt(1, contents))[3]).toBeLessThan(9);
	});
});

describe("an SVG", () => {
	it("that is a logo is no photo, even if the logo is in the cache", async () => {
		const uploads = { "both.svg": svg('<path d="M0 0h9v9z"/>') };
		expect(await problemOf(make(uploads, true))).toBe("No problem.");
		expect(await problemOf(make(uploads))).toMatch(/"both\.svg" .* is an SVG, but only a logo may be one\./);
	});
});

describe("an unusable upload", () => {
	it("is reported with its place, the cause and the fix", async () => {
		const frames = sharp([jpeg, await sharp(jpeg).negate().toBuffer()], { join: { animated: true } });
		const photos = {
			"gone.jpg": "",
			"half.jpg": (await photo(200, 200).jpeg().toBuffer()).subarray(0, -200),
			"phone.jpg": Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
			"none.jpg": Buffer.of(),
			"dance.gif": await frames.gif().toBuffer(),
			"other-name.jpg": `<?xml version="1.0"?>${svg("")}`,
		};
		const logos = {
			"open.svg": svg("<g>"),
			"white-space.svg": svg('<path d="M0 0h9v9z" opacity="0"/>'),
			"words.svg": svg("<text>Acme</text>"),
			"transparent.png": await sharp(jpeg).ensureAlpha(0).png().toBuffer(),
			"gray.png": await sharp(jpeg).toColorspace("b-w").ensureAlpha(0).png().toBuffer(),
			"wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9000000" height="1000"/>',
		};
		const messages = [await problemOf(make(photos)), await problemOf(make(logos, true))];
		// The reasons in brackets are those of sharp and Node.
		const lines = messages.join("\n").replace(/\(.*\)/g, "(…)");
		await expectSnapshot(`${lines}\n`, "pictures.txt");
	});
});
