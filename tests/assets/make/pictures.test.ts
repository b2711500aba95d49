import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makePictures } from "../../../assets/make/pictures/pictures.ts";
import type { UploadInUse } from "../../../assets/make/pictures/uploads.ts";

let root = "";

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "pictures-"));
	await mkdir(join(root, "assets/uploads"), { recursive: true });
});

afterEach(() =>
	rm(join(root, "assets/uploads"), { recursive: true }).then(() => mkdir(join(root, "assets/uploads"))),
);

afterAll(() => rm(root, { recursive: true, force: true }));

function upload(name: string, contents: Uint8Array | string): Promise<void> {
	return writeFile(join(root, "assets/uploads", name), contents);
}

/** Red on the left, blue on the right, with noise that no format packs away. */
async function photo(width: number, height: number): Promise<Sharp> {
	const left = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#d00"/></svg>`,
	);
	return sharp({ create: { width, height, channels: 3, background: "#00d" } }).composite([{ input: left }]);
}

const photoIn = (file: string): UploadInUse => ({ file, namedBy: `content of ${file}`, use: "photo" });
const logoIn = (file: string): UploadInUse => ({ file, namedBy: `content of ${file}`, use: "logo" });

async function messageOf(uploads: readonly UploadInUse[]): Promise<string> {
	return (await makePictures(root, uploads)).problems.join("\n");
}

describe("a photo", () => {
	it("from a phone stands upright, small, and without a trace of place or device", async () => {
		const sideways = await (await photo(4032, 3024))
			.withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "32/1 44/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(sideways).metadata()).exif?.includes("Phone")).toBe(true);
		await upload("IMG_0001.JPG", sideways);
		const { pictures, files } = await makePictures(root, [photoIn("IMG_0001.JPG")]);
		const picture = pictures.get("IMG_0001.JPG");
		expect([picture?.width, picture?.height]).toEqual([1600, 2133]);
		expect(picture?.sources.map(({ type, versions }) => [type, versions.map(({ width }) => width)])).toEqual([
			["image/avif", [400, 800, 1200, 1600]],
			["image/webp", [400, 800, 1200, 1600]],
		]);
		expect(picture?.file).toMatch(/^assets\/uploads\/img-0001-1200-[0-9a-f]{8}\.jpg$/);
		expect(files).toHaveLength(9);
		for (const [file, contents] of files) {
			const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(contents).metadata();
			expect(file).toMatch(new RegExp(`^assets/uploads/img-0001-${width}-[0-9a-f]{8}\\.(avif|webp|jpg)$`));
			expect([height / width, exif, icc, xmp, iptc, orientation]).toEqual([
				expect.closeTo(4 / 3, 2),
				undefined,
				undefined,
				undefined,
				undefined,
				undefined,
			]);
			// Turned to the right by a quarter, what was left is at the top.
			const { data } = await sharp(contents)
				.resize(1, 2, { fit: "fill" })
				.raw()
				.toBuffer({ resolveWithObject: true });
			expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
			expect((data[data.length / 2] ?? 0) < (data[data.length / 2 + 2] ?? 0)).toBe(true);
		}
	}, 60_000);

	it("is never made larger than it is", async () => {
		await upload("small.png", await (await photo(300, 200)).png().toBuffer());
		await upload("middle.webp", await (await photo(1000, 500)).webp().toBuffer());
		const { pictures } = await makePictures(root, [photoIn("small.png"), photoIn("middle.webp")]);
		const widths = (name: string) => pictures.get(name)?.sources[0]?.versions.map(({ width }) => width);
		expect(widths("small.png")).toEqual([300]);
		expect(widths("middle.webp")).toEqual([400, 800, 1000]);
		expect(pictures.get("middle.webp")?.height).toBe(500);
	});

	it("with transparent parts keeps them in every format", async () => {
		await upload(
			"seal.png",
			await sharp({ create: { width: 50, height: 50, channels: 4, background: "#0000" } })
				.png()
				.toBuffer(),
		);
		const { files } = await makePictures(root, [photoIn("seal.png")]);
		expect(files.map(([file]) => file.replace(/^.*\./, "")).sort()).toEqual(["avif", "png", "webp"]);
		for (const [, contents] of files) {
			expect((await sharp(contents).stats()).isOpaque).toBe(false);
		}
	});

	it("may have any name, and is published under a plain one", async () => {
		const jpeg = await (await photo(40, 40)).jpeg().toBuffer();
		const names = ["Überblick #1 (50% off)?.jpg", "出荷.jpg", "a'b\"c<d>&.jpeg", "no-ending"];
		await Promise.all(names.map((name) => upload(name.normalize("NFD"), jpeg)));
		const { pictures } = await makePictures(root, names.map(photoIn));
		expect(names.map((name) => pictures.get(name)?.file.replace(/-40-[0-9a-f]{8}\.jpg$/, ""))).toEqual([
			"assets/uploads/u-berblick-1-50-off",
			"assets/uploads/picture",
			"assets/uploads/a-b-c-d",
			"assets/uploads/no-ending",
		]);
	});

	it("that no content names is not published", async () => {
		await upload("private.jpg", await (await photo(40, 40)).jpeg().toBuffer());
		expect((await makePictures(root, [])).files).toEqual([]);
	});
});

describe("a logo in SVG", () => {
	it("is published as it is", async () => {
		const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9v9z"/></svg>';
		await upload("acme.svg", text);
		const { pictures, files } = await makePictures(root, [logoIn("acme.svg")]);
		expect(pictures.get("acme.svg")).toEqual({
			width: 320,
			height: 213,
			file: expect.stringMatching(/^assets\/uploads\/acme-320-[0-9a-f]{8}\.svg$/),
			sources: [],
		});
		expect(files.map(([, contents]) => new TextDecoder().decode(contents))).toEqual([text]);
	});
});

describe("the cache", () => {
	it("changes no byte: without it the same upload gives the same files, with one thread or with four", async () => {
		await upload("again.jpg", await (await photo(900, 700)).jpeg().toBuffer());
		const first = await makePictures(root, [photoIn("again.jpg")]);
		await rm(join(root, "node_modules"), { recursive: true });
		sharp.concurrency(4);
		const second = await makePictures(root, [photoIn("again.jpg")]);
		expect(new Map(second.files)).toEqual(new Map(first.files));
	});

	it("knows a photo by its contents, not by its name", async () => {
		await upload("shelf.jpg", await (await photo(60, 40)).jpeg().toBuffer());
		const before = (await makePictures(root, [photoIn("shelf.jpg")])).pictures.get("shelf.jpg");
		await upload("shelf.jpg", await (await photo(40, 60)).jpeg().toBuffer());
		const after = (await makePictures(root, [photoIn("shelf.jpg")])).pictures.get("shelf.jpg");
		expect([before?.width, after?.width]).toEqual([60, 40]);
		expect(after?.file).not.toBe(before?.file);
	});

	it("keeps whole folders only", async () => {
		const names = await readdir(join(root, "node_modules/.cache/stretch-wrappers-site/pictures"));
		expect(names.length).toBeGreaterThan(0);
		expect(names.filter((name) => !/^[0-9a-f]{32}$/.test(name))).toEqual([]);
	});
});

describe("an upload that cannot be used", () => {
	it("is named with its place in the content, what is wrong and what to do, all of them in one run", async () => {
		const jpeg = await (await photo(200, 200)).jpeg().toBuffer();
		const frames = await sharp(Buffer.alloc(8 * 16 * 3, 0).fill(255, 8 * 8 * 3), {
			raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
		});
		const animated = (format: "gif" | "webp") => frames.clone().toFormat(format).toBuffer();
		await upload("empty.jpg", "");
		await upload("text.jpg", "This is no picture.");
		await upload("half.jpg", jpeg.subarray(0, jpeg.length / 2));
		await upload("phone.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"));
		await upload("dance.gif", await animated("gif"));
		await upload("dance.webp", await animated("webp"));
		await upload(
			"huge.png",
			await sharp({ create: { width: 20_000, height: 6000, channels: 3, background: "#fff" } })
				.png()
				.toBuffer(),
		);
		await upload("heavy.jpg", Buffer.concat([jpeg, Buffer.alloc(51_000_000)]));
		await upload("poster.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
		await upload("other-name.jpg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
		await upload("open.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>');
		await upload("evil.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="a()"/>');
		await upload("Case.JPG", jpeg);
		await mkdir(join(root, "assets/uploads/folder.jpg"));
		await cp("README.md", join(root, "assets/secret.jpg"));
		const photos = [
			["gone.jpg", "is not there. Put it there, or correct its name."],
			["case.jpg", 'is not there. Did you mean "Case.JPG"?'],
			["folder.jpg", "is not there."],
			["../secret.jpg", "is not there."],
			["empty.jpg", "is empty. Copy or export it again."],
			["text.jpg", "is not a picture that can be read"],
			["half.jpg", "is broken (VipsJpeg: premature end of JPEG image). Copy or export it again."],
			["phone.heic", "is a HEIC photo, which browsers cannot show. Export it as JPEG"],
			["dance.gif", "is a GIF file, which is not supported. Save it as JPEG or PNG."],
			["dance.webp", "is animated, which is not supported. Save one frame of it as JPEG or PNG."],
			["huge.png", "has 20000 x 6000 pixels, more than 100 million. Export it 3200 pixels wide."],
			["heavy.jpg", "has 52 MB, more than 50."],
			["poster.svg", "is an SVG, which only a logo may be."],
			["other-name.jpg", "is an SVG under another name."],
		] as const;
		const logos = [
			["open.svg", "is not a well-formed SVG"],
			["evil.svg", "holds the event handler onload on <svg>"],
		] as const;
		const message = await messageOf([
			...photos.map(([file]) => photoIn(file)),
			...logos.map(([file]) => logoIn(file)),
		]);
		for (const [file, problem] of [...photos, ...logos]) {
			expect(message).toContain(`content of ${file}: the file "${file}" in assets/uploads/ ${problem}`);
		}
		expect(message.split("\n")).toHaveLength(photos.length + logos.length);
	}, 60_000);
});
