var __defProp = Object.defineProperty;
var __export = (target, all) => {
	for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
};

// pages/dev/problem-text.ts
var isUnexpected = /^(?:Error|TypeError|ReferenceError|RangeError|SyntaxError)$/;
var ownPlace = /^.*?\b((?:assets|components|content|pages)\/[^\s:)]+:\d+|build\.ts:\d+).*$/;
function problemText(error) {
	if (!(error instanceof Error)) return String(error);
	if (!isUnexpected.test(error.name)) return error.message;
	const places2 = (error.stack ?? "").split("\n").flatMap((line) => {
		const [, place] = (!line.includes("node_modules/") && ownPlace.exec(line)) || [];
		return place === void 0 ? [] : [`    at ${place}`];
	});
	return [`${error.name}: ${error.message}`, ...places2].join("\n");
}

// pages/uncaught-error.ts
process.on("uncaughtException", (error) => {
	const [message = "", place = ""] = problemText(error).split("\n");
	console.error(`${message}
${
	place
		? `${place}
`
		: ""
}Correct this and build again; dist/ is untouched.`);
	process.exitCode = 1;
});

// assets/make/cache.ts
import { createHash, randomUUID } from "node:crypto";
// assets/make/fonts.ts
import { mkdir, readFile, readFile as readFile2, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
// build.ts
import { join, join as join12 } from "node:path";

async function cached(root2, recipe, extension, make) {
	const hash = createHash("sha256");
	for (const part of recipe) {
		hash.update(`${part.length}:`).update(part);
	}
	const folder = join(root2, "node_modules/.cache/stretch-wrappers-site");
	const file = join(folder, `${hash.digest("hex").slice(0, 16)}.${extension}`);
	try {
		return await readFile(file);
	} catch {
		const contents = await make();
		await mkdir(folder, { recursive: true });
		const unfinished = `${file}.${randomUUID()}`;
		await writeFile(unfinished, contents);
		await rename(unfinished, file);
		return contents;
	}
}

// assets/make/scripts.ts
import { createHash as createHash2 } from "node:crypto";
import { join as join2 } from "node:path";
import { build } from "esbuild";

function hashedName(name, extension, contents) {
	const hash = createHash2("sha256").update(contents).digest("hex").slice(0, 8);
	return `assets/${name}-${hash}.${extension}`;
}
async function makeScripts(root2, base) {
	const bundle = async (entry, format) => {
		const { outputFiles } = await build({
			entryPoints: [join2(root2, "assets", entry)],
			bundle: true,
			minify: true,
			write: false,
			format,
			target: ["chrome109", "firefox109", "safari16"],
			define: { BASE: JSON.stringify(base) },
			legalComments: "none",
		});
		return outputFiles.map(({ text: text3 }) => text3.trim()).join("");
	};
	const [code, root404, nearest404] = await Promise.all([
		bundle("enhance.ts", "esm"),
		bundle("not-found/root.ts", "iife"),
		bundle("not-found/nearest.ts", "iife"),
	]);
	return {
		enhance: { file: hashedName("enhance", "js", code), code },
		inline: { "/404.html": root404, "/products/404.html": nearest404 },
	};
}

// assets/make/fonts.ts
var source = createRequire(import.meta.url).resolve(
	"@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
);
var ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
async function cutFont(root2, text3, variationAxes, targetFormat) {
	const font = await readFile2(source);
	return cached(root2, [font, JSON.stringify([text3, variationAxes])], targetFormat, async () => {
		const { default: subsetFont } = await import("subset-font");
		return subsetFont(font, text3, { targetFormat, variationAxes });
	});
}
async function makeFonts(root2, text3) {
	const beyond = text3.replace(/[ -~]+/g, "");
	const characters = [...new Set(ascii + beyond)].sort().join("");
	const [headline, stretch] = await Promise.all([
		cutFont(root2, characters, { wdth: 78, wght: 700 }, "woff2"),
		cutFont(root2, "Stretch", { wdth: { min: 75, max: 125 }, wght: 700 }, "woff2"),
	]);
	return {
		headline: { file: hashedName("archivo", "woff2", headline), contents: headline },
		stretch: { file: hashedName("archivo-stretch", "woff2", stretch), contents: stretch },
	};
}

// assets/make/pictures/pictures.ts
import { createHash as createHash3 } from "node:crypto";
import { readFile as readFile4 } from "node:fs/promises";
import { createRequire as createRequire2 } from "node:module";
import { dirname, join as join5 } from "node:path";

// assets/make/pictures/unfit-upload.ts
var UnfitUpload = class extends Error {
	name = "UnfitUpload";
};

// assets/make/pictures/check-svg.ts
function words(list) {
	return new Set(list.split(/\s+/));
}
var elements = words(
	"svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
);
var textAttributes = words(
	"aria-hidden aria-label aria-labelledby aria-describedby role id class data-name font-family lang xml:lang",
);
var attributes = words(
	"version baseProfile viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fr d points pathLength rotate textLength lengthAdjust startOffset method spacing side transform gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight orient refX refY filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent stdDeviation edgeMode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity display visibility overflow clip clip-path clip-rule mask filter flood-color flood-opacity lighting-color stop-color stop-opacity color-interpolation color-interpolation-filters color-rendering shape-rendering text-rendering image-rendering marker-start marker-mid marker-end paint-order vector-effect enable-background font font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi transform-origin isolation mix-blend-mode style href xlink:href xml:space media",
);
var namespaces = {
	xmlns: "http://www.w3.org/2000/svg",
	"xmlns:svg": "http://www.w3.org/2000/svg",
	"xmlns:xlink": "http://www.w3.org/1999/xlink",
};
var harmlessFunction =
	/(?:rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?|calc|not|is|where|nth-child)\s*\(|url\(\s*(["']?)#[\w.-]+\1\s*\)/gi;
var svgRules = [...elements, ...textAttributes, ...attributes, harmlessFunction.source].join(" ");
function loadedBy(css) {
	const rest = css.replace(harmlessFunction, " ");
	return /@[\w-]*|[\w-]+\s*\([^)]*\)?|\\.?/.exec(rest)?.[0];
}
function refusedAttribute(element, { name, value }) {
	const place = `on <${element}>`;
	if (name in namespaces) {
		return value === namespaces[name] ? void 0 : `the namespace ${name}="${value}" ${place}`;
	}
	if (textAttributes.has(name)) return void 0;
	if (/^on/i.test(name)) return `the event handler ${name} ${place}`;
	if (!attributes.has(name)) return `the attribute ${name} ${place}`;
	if (/href$/.test(name)) {
		return /^#[\w.-]+$/.test(value)
			? void 0
			: `the outside reference ${name}="${value.slice(0, 60)}" ${place}`;
	}
	const loaded = loadedBy(value);
	return loaded && `"${loaded.slice(0, 60)}" in the attribute ${name} ${place}`;
}
function textOf(upload2) {
	let text3 = "";
	try {
		text3 = new TextDecoder("utf-8", { fatal: true }).decode(upload2);
	} catch {
		throw new UnfitUpload("is not text in UTF-8. Save it as plain SVG, in UTF-8 and not compressed.");
	}
	const [, encoding = "utf-8"] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text3) ?? [];
	if (encoding.toLowerCase() !== "utf-8") {
		throw new UnfitUpload(`says that its encoding is "${encoding}". Save it as plain SVG in UTF-8.`);
	}
	const [declaration] = /<!(?!--|\[CDATA\[)\w*|<\?(?!xml\s)[\w-]*/.exec(text3) ?? [];
	if (declaration !== void 0) {
		throw new UnfitUpload(`holds the declaration ${declaration}. ${advice}`);
	}
	return text3;
}
var advice = "Export it from the drawing program as optimized or plain SVG, with text as outlines.";
async function checkSvg(upload2) {
	const text3 = textOf(upload2);
	const { DOMParser } = await import("linkedom");
	const root2 = new DOMParser().parseFromString(text3, "image/svg+xml").documentElement;
	if (root2?.tagName !== "svg" || root2.getAttribute("xmlns") !== namespaces.xmlns) {
		throw new UnfitUpload(`is not an SVG. ${advice}`);
	}
	const found = [root2, ...root2.querySelectorAll("*")].flatMap((element) => {
		const name = element.tagName;
		if (!elements.has(name)) return [`the element <${name}>`];
		const loaded = name === "style" ? loadedBy(element.textContent ?? "") : void 0;
		return [
			loaded && `"${loaded.slice(0, 60)}" in <style>`,
			...[...element.attributes].map((attribute2) => refusedAttribute(name, attribute2)),
		];
	});
	const refused = [...new Set(found.filter((finding) => finding !== void 0))];
	if (refused.length > 0) {
		const more = refused.length > 4 ? ` and ${refused.length - 4} more` : "";
		throw new UnfitUpload(
			`holds ${refused.slice(0, 4).join(", ")}${more}, which a logo may not hold. ${advice}`,
		);
	}
	if (!root2.hasAttribute("viewBox") && !(root2.hasAttribute("width") && root2.hasAttribute("height"))) {
		throw new UnfitUpload(`has no viewBox, so its size is unknown. ${advice}`);
	}
}

// assets/make/sharp.ts
async function loadSharp() {
	const { default: sharp } = await import("sharp");
	sharp.concurrency(1);
	return sharp;
}

// assets/make/pictures/photo.ts
var photoRecipe = {
	widths: [400, 800, 1200, 1600],
	fallbackWidth: 1200,
	avif: { quality: 50 },
	webp: { quality: 74 },
	jpeg: { quality: 76, mozjpeg: true },
	png: { compressionLevel: 9 },
};
var maxMegapixels = 100;
var isoMedia = /^....ftyp/s;
function reasonOf(error) {
	return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
}
function unlessSupported({ format, compression, pages = 1 }) {
	if (format === "heif" && compression !== "av1") return heic;
	if (format === "svg") return "is an SVG under another name. Give its name the ending .svg.";
	if (!["jpeg", "png", "webp", "heif"].includes(format)) {
		return `is a ${format.toUpperCase()} file, which is not supported. Save it as JPEG or PNG.`;
	}
	return pages > 1 ? "is animated, which is not supported. Save one frame of it as JPEG or PNG." : void 0;
}
var heic =
	'is a HEIC photo, which browsers cannot show. Export it as JPEG; an iPhone takes JPEGs when its camera format is "Most Compatible".';
async function facts(upload2) {
	try {
		return await (await loadSharp())(upload2).metadata();
	} catch (error) {
		const start = Buffer.from(upload2.subarray(0, 12)).toString("latin1");
		throw new UnfitUpload(
			isoMedia.test(start)
				? heic
				: `is not a picture that can be read (${reasonOf(error)}). Export it again as JPEG or PNG.`,
		);
	}
}
async function makePhoto(upload2) {
	const sharp = await loadSharp();
	const { widths: widths2, fallbackWidth, ...options } = photoRecipe;
	const metadata = await facts(upload2);
	const unsupported = unlessSupported(metadata);
	if (unsupported !== void 0) throw new UnfitUpload(unsupported);
	const { width, height } = metadata.autoOrient;
	if (width * height > maxMegapixels * 1e6) {
		throw new UnfitUpload(
			`has ${width} x ${height} pixels, more than ${maxMegapixels} million. Export it 3200 pixels wide.`,
		);
	}
	const atMost = Math.min(width, widths2.at(-1) ?? width);
	const inWidth = (wanted) => sharp(upload2).autoOrient().resize({ width: wanted });
	const forAll = inWidth(Math.min(width, fallbackWidth));
	const version3 = async (format, encoded) => {
		const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
		return { format, width: info.width, height: info.height, contents: data };
	};
	try {
		const opaque = !metadata.hasAlpha || (await sharp(upload2).stats()).isOpaque;
		return await Promise.all([
			...[...widths2.filter((wanted) => wanted < atMost), atMost].flatMap((wanted) => [
				version3("avif", inWidth(wanted).avif(options.avif)),
				version3("webp", inWidth(wanted).webp(options.webp)),
			]),
			opaque ? version3("jpg", forAll.jpeg(options.jpeg)) : version3("png", forAll.png(options.png)),
		]);
	} catch (error) {
		throw new UnfitUpload(`is broken (${reasonOf(error)}). Copy or export it again.`);
	}
}

// assets/make/pictures/make-svg.ts
var shownWidth = 320;
async function makeSvg(upload2) {
	await checkSvg(upload2);
	const sharp = await loadSharp();
	try {
		const { width, height } = await sharp(upload2).metadata();
		return [
			{
				format: "svg",
				width: shownWidth,
				height: Math.max(1, Math.round((shownWidth * height) / width)),
				contents: upload2,
			},
		];
	} catch (error) {
		const reason2 = error instanceof Error ? error.message : String(error);
		throw new UnfitUpload(`is not a well-formed SVG (${reason2}). Export it again.`);
	}
}

// assets/make/pictures/picture-cache.ts
import {
	mkdir as mkdir2,
	mkdtemp,
	readdir,
	readFile as readFile3,
	rename as rename2,
	rm,
	writeFile as writeFile2,
} from "node:fs/promises";
import { join as join3 } from "node:path";

var formats = ["avif", "webp", "jpg", "png", "svg"];
function folderOf(root2) {
	return join3(root2, "node_modules/.cache/stretch-wrappers-site/pictures");
}
async function keptVersions(root2, key) {
	const folder = join3(folderOf(root2), key);
	const names = await readdir(folder).catch(() => []);
	const versions = await Promise.all(
		names.map(async (name) => {
			const [, width, height, extension] = /^(\d+)x(\d+)\.(\w+)$/.exec(name) ?? [];
			const format = formats.find((known) => known === extension);
			if (format === void 0) return [];
			const contents = await readFile3(join3(folder, name));
			return [{ format, width: Number(width), height: Number(height), contents }];
		}),
	);
	return names.length > 0 ? versions.flat() : void 0;
}
async function keepVersions(root2, key, versions) {
	await mkdir2(folderOf(root2), { recursive: true });
	const folder = await mkdtemp(join3(folderOf(root2), "new-"));
	await Promise.all(
		versions.map(({ format, width, height, contents }) =>
			writeFile2(join3(folder, `${width}x${height}.${format}`), contents),
		),
	);
	await rename2(folder, join3(folderOf(root2), key)).catch(() =>
		rm(folder, { recursive: true, force: true }),
	);
}

// assets/make/pictures/uploads.ts
import { readdir as readdir2, stat } from "node:fs/promises";
import { join as join4 } from "node:path";

var maxMegabytes = 50;
function isSvg(file) {
	return /\.svg$/i.test(file);
}
async function namesIn(folder) {
	const entries = await readdir2(folder, { withFileTypes: true }).catch(() => []);
	return entries
		.filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
		.map(({ name }) => name)
		.sort();
}
async function pathOf(root2, { file, use }) {
	const folder = join4(root2, "assets/uploads");
	const names = await namesIn(folder);
	const name = names.find((candidate) => candidate.normalize("NFC") === file.normalize("NFC"));
	if (name === void 0) {
		const similar = names.find((candidate) => candidate.toLowerCase() === file.toLowerCase());
		throw new UnfitUpload(
			`is not there. ${similar ? `Did you mean "${similar}"?` : "Put it there, or correct its name."}`,
		);
	}
	if (isSvg(name) && use !== "logo") {
		throw new UnfitUpload("is an SVG, which only a logo may be. Use a photo in JPEG or PNG.");
	}
	const { size } = await stat(join4(folder, name));
	if (size === 0) throw new UnfitUpload("is empty. Copy or export it again.");
	if (size > maxMegabytes * 1e6) {
		throw new UnfitUpload(
			`has ${Math.ceil(size / 1e6)} MB, more than ${maxMegabytes}. Export it 3200 pixels wide, as JPEG.`,
		);
	}
	return join4(folder, name);
}

// assets/make/pictures/pictures.ts
var sharpPackage = join5(dirname(createRequire2(import.meta.url).resolve("sharp")), "../package.json");
async function keyOf(path) {
	return createHash3("sha256")
		.update(isSvg(path) ? svgRules : JSON.stringify(photoRecipe))
		.update(await readFile4(sharpPackage))
		.update(await readFile4(path))
		.digest("hex")
		.slice(0, 32);
}
function plainName(file) {
	const plain = file
		.replace(/\.[^.]*$/, "")
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 40)
		.replace(/^-|-$/g, "");
	return plain || "picture";
}
function publicName(upload2, { format, width, contents }) {
	return hashedName(`uploads/${plainName(upload2)}-${width}`, format, contents);
}
function pictureOf(upload2, versions) {
	const named = versions
		.map((version3) => ({ ...version3, file: publicName(upload2, version3) }))
		.sort((a, b) => a.width - b.width);
	const largest = named.at(-1);
	const fallback = named.find(({ format }) => format !== "avif" && format !== "webp");
	if (!largest || !fallback) {
		throw new Error(`What is kept of "${upload2}" is not whole. Delete node_modules/.cache and build again.`);
	}
	const sources = ["avif", "webp"].map((format) => ({
		type: `image/${format}`,
		versions: named
			.filter((version3) => version3.format === format)
			.map(({ file, width }) => ({ file, width })),
	}));
	return {
		width: largest.width,
		height: largest.height,
		file: fallback.file,
		sources: sources.filter((source2) => source2.versions.length > 0),
	};
}
async function makePictures(root2, uploads, onProgress = () => {}) {
	const made = /* @__PURE__ */ new Map();
	const toMake = /* @__PURE__ */ new Map();
	const problems = [];
	async function attempt(upload2, task) {
		try {
			await task();
		} catch (error) {
			if (!(error instanceof UnfitUpload)) throw error;
			problems.push(`${upload2.namedBy}: the file "${upload2.file}" in assets/uploads/ ${error.message}`);
		}
	}
	for (const upload2 of uploads) {
		await attempt(upload2, async () => {
			const path = await pathOf(root2, upload2);
			const key = await keyOf(path);
			const kept = await keptVersions(root2, key);
			if (kept) made.set(upload2.file, kept);
			else toMake.set(upload2.file, { upload: upload2, path, key });
		});
	}
	let done = 0;
	for (const { upload: upload2, path, key } of toMake.values()) {
		await attempt(upload2, async () => {
			const make = isSvg(path) ? makeSvg : makePhoto;
			const versions = await make(await readFile4(path));
			await keepVersions(root2, key, versions);
			made.set(upload2.file, versions);
		});
		onProgress({ file: upload2.file, done: ++done, total: toMake.size });
	}
	return {
		pictures: new Map([...made].map(([upload2, versions]) => [upload2, pictureOf(upload2, versions)])),
		files: [...made].flatMap(([upload2, versions]) =>
			versions.map((version3) => [publicName(upload2, version3), version3.contents]),
		),
		problems,
	};
}

// assets/make/styles.ts
import { readdir as readdir3, readFile as readFile5 } from "node:fs/promises";
import { join as join6 } from "node:path";
import { transform } from "lightningcss";

var targets = { chrome: 109 << 16, firefox: 109 << 16, safari: 16 << 16 };
async function readSources(root2) {
	const folders = ["assets/styles", "components", "pages"];
	const lists = await Promise.all(
		folders.map(async (folder) =>
			(await readdir3(join6(root2, folder), { recursive: true }))
				.filter((file) => file.endsWith(".css") && file !== "layers.css")
				.sort((a, b) => {
					const k = (f) => (f.includes("drawings/") ? "zz" : "") + (f.split("/").pop() ?? "");
					return k(a) < k(b) ? -1 : 1;
				})
				.map((file) => join6(folder, file)),
		),
	);
	const files = ["assets/styles/layers.css", ...lists.flat()];
	return Promise.all(files.map(async (file) => ({ file, css: await readFile5(join6(root2, file), "utf8") })));
}
var StyleError = class extends Error {
	name = "StyleError";
};
function compile(filename, css) {
	return transform({ filename, code: Buffer.from(css), minify: true, targets }).code.toString();
}
function problemIn(sources) {
	for (const { file, css } of sources) {
		try {
			compile(file, css);
		} catch (cause) {
			const reason2 = cause instanceof Error ? cause.message : String(cause);
			const place =
				cause instanceof Error && "loc" in cause && hasLine(cause.loc) ? `, line ${cause.loc.line}` : "";
			return new StyleError(`The style sheet ${file}${place} cannot be read: ${reason2}.`, { cause });
		}
	}
	return void 0;
}
function hasLine(place) {
	return typeof place === "object" && place !== null && "line" in place && typeof place.line === "number";
}
async function makeStyles(root2, fonts) {
	const sources = await readSources(root2);
	let code;
	try {
		code = compile("site.css", sources.map(({ css }) => css).join("\n"));
	} catch (error) {
		throw problemIn(sources) ?? error;
	}
	return code
		.replaceAll("--lightningcss-light", "--l")
		.replaceAll("--lightningcss-dark", "--d")
		.replace("headline.woff2", fonts.headline)
		.replace("stretch.woff2", fonts.stretch);
}

// components/site.ts
function hrefOf({ base }, to) {
	return base + to.slice(1);
}
function addressOf({ url }, path) {
	return url + path;
}
function siteAt(address) {
	const problem = `The site's address "${address}" cannot be used. `;
	const advice2 =
		'Write SITE_URL, or siteUrl in content/company.ts, like "https://www.example.com" or "https://user.example/repository".';
	if (!URL.canParse(address)) {
		throw new Error(`${problem}It is not an address. ${advice2}`);
	}
	const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
	if (protocol !== "https:" && protocol !== "http:") {
		throw new Error(`${problem}It begins with "${protocol}" instead of "https:". ${advice2}`);
	}
	if (search || hash || username || password) {
		throw new Error(`${problem}It holds more than a host and a path. ${advice2}`);
	}
	if (!/^[\w./~-]*$/.test(pathname) || pathname.includes("//")) {
		throw new Error(`${problem}Its path may hold letters, digits, ".", "_", "~" and "-" only. ${advice2}`);
	}
	const path = pathname.replace(/\/$/, "");
	return { url: origin + path, base: `${path}/` };
}

// content/company.ts
var company_exports = {};
__export(company_exports, {
	company: () => company,
});
var company = {
	name: { placeholder: "Example Stretch Wrappers" },
	wordmark: { placeholder: "Stretch Wrappers" },
	siteUrl: { placeholder: "https://www.example.com" },
	email: { placeholder: "sales@example.com" },
	phone: { placeholder: "(817) 555-0142" },
	contactPerson: { placeholder: "Sales Desk" },
	street: { placeholder: "1 Example Street" },
	office: { city: "Arlington", state: "TX" },
	warehouse: { city: "Dallas", state: "TX" },
	blurb:
		"Stretch wrapping machines for palletized loads: robot, semi-automatic, horizontal, vented-wrap and automatic. Stocked and shipped from Dallas, TX.",
	builder: {
		name: { placeholder: "Example Studio" },
		website: { placeholder: "https://example.com/" },
	},
};

// content/glossary.ts
var glossary_exports = {};
__export(glossary_exports, {
	glossary: () => glossary,
});
var definitions = {
	"Stretch film":
		"Thin elastic plastic film that is pulled tight around a load and holds it by trying to return to its original length.",
	"Film carriage":
		"The part of the wrapper that holds the film roll and feeds film to the load while it moves up and down.",
	Mast: "The upright column that guides the film carriage up and down; also called a tower.",
	Turntable: "The round, powered platform that turns the load past the film carriage.",
	"Loading ramp": "The short slope that lets a pallet jack roll a load onto a low-profile turntable.",
	"Semi-automatic":
		"A wrapper that runs the wrap cycle by itself but needs an operator to place the load, attach the film and cut it.",
	Automatic:
		"A wrapper that takes in a load, wraps it, cuts the film and releases the load without an operator at the pallet.",
	"Robot wrapper": "A self-propelled wrapper that drives around a load standing on the floor.",
	"Feeler arm": "The arm or wheel by which many robot wrappers follow the outline of the load.",
	"Rotary ring":
		"A ring around the load that carries the film carriage and moves up and down while it turns.",
	"Orbital (horizontal) wrapper":
		"A wrapper whose upright ring passes film over and under a product that moves through it.",
	"In-line wrapper":
		"An automatic wrapper built into a conveyor line, with loads entering on one side and leaving on the other.",
	"Infeed conveyor": "The conveyor that brings an unwrapped load into the wrap zone.",
	"Outfeed conveyor": "The conveyor that takes the wrapped load away.",
	"Wrap cycle": "The full run from attaching the film to the finished wrap.",
	"Wrap pattern":
		"The chosen number and position of turns at the bottom, up the sides and at the top of the load.",
	Overlap: "How far each turn of film covers the turn before it.",
	"Soft start": "A slow start to the cycle that keeps a light or loose load from shifting.",
	"Film web": "The full width of film between the carriage and the load.",
	Roping: "Gathering the film web into a narrow rope for part or all of the wrap.",
	"Vented wrap": "A wrap that leaves open area for air, made with rope bands, netting or film with openings.",
	"Cut and clamp":
		"The device that cuts the film at the end of a cycle and holds the new end ready for the next load.",
};
var glossary = definitions;

// content/machine-guide.ts
var machine_guide_exports = {};
__export(machine_guide_exports, {
	comparedTypes: () => comparedTypes,
	loadQuestions: () => loadQuestions,
	machineGuide: () => machineGuide,
});
var machineGuide = {
	heading: "Which type fits your load?",
	intro: "Start at the top and stop at the first yes.",
	caption: "Machine types compared",
	columns: {
		type: "Type",
		machine: "Machine",
		moves: "What moves",
		suits: "Choose it when",
		doesNotSuit: "Look at another type when",
	},
	note: "Model X200 is also an automatic wrapper. Its video shows how it wraps.",
};
var loadQuestions = [
	{
		question: "Is the product long, such as lumber, pipe or doors?",
		answer: "Look at a horizontal wrapper:",
		links: [{ product: "s600", label: "S600 Horizontal" }],
	},
	{
		question: "Does the load need to breathe or cool after wrapping?",
		answer: "Look at",
		links: [{ product: "vented-wrap", label: "Vented Wrap w Roping Device" }],
	},
	{
		question: "Do loads arrive by conveyor, and fast, or too light or unstable to turn?",
		answer: "Look at a ring wrapper:",
		links: [{ list: "automatic-wrappers", fragment: "t1300-ring", label: "T1300 Ring Stretch Wrapper" }],
	},
	{
		question: "Do loads arrive by conveyor, and can they be turned without shifting?",
		answer: "Look at an in-line turntable wrapper:",
		links: [{ list: "automatic-wrappers", fragment: "s300-in-line", label: "S300 In Line Turnable" }],
	},
	{
		question: "Is the load light, or easily shifted?",
		answer: "See the",
		links: [
			{ list: "robot-wrappers", fragment: "r600-light-weight-load", label: "R600 Light Weight Load video" },
		],
	},
	{
		question: "Can every load be brought to one spot by forklift or pallet jack?",
		answer: "Look at a semi-automatic wrapper:",
		links: [
			{ product: "x0ps", label: "X0PS" },
			{ product: "x1", label: "X1" },
		],
	},
	{
		question: "Are loads staged in several places, or awkward to lift or turn?",
		answer: "Look at a robot wrapper:",
		links: [{ list: "robot-wrappers", fragment: "r600-robot", label: "R600 Robot" }],
	},
];
var comparedTypes = [
	{
		type: "Robot",
		machine: "R600",
		moves: "The machine, around the load",
		suits: "Loads are staged in several places or vary in size",
		doesNotSuit: "There is no clear, level floor around the load",
	},
	{
		type: "Semi-automatic",
		machine: "X0PS, X1",
		moves: "Usually the load, on a turntable",
		suits: "Loads can be brought to one spot by forklift or pallet jack",
		doesNotSuit: "Loads shift or tip when turned, or arrive by conveyor",
	},
	{
		type: "Horizontal",
		machine: "S600",
		moves: "The film, over and under the product",
		suits: "The product is long",
		doesNotSuit: "The load is a pallet wrapped around its four sides",
	},
	{
		type: "Vented wrap",
		machine: "Vented Wrap w Roping Device",
		moves: "Film gathered into rope",
		suits: "The load must breathe or cool",
		doesNotSuit: "The load must be kept clean or dry by a full cover of film",
	},
	{
		type: "Automatic, ring",
		machine: "T1300",
		moves: "The film, on a ring around the load",
		suits: "Loads arrive fast by conveyor, or cannot be turned",
		doesNotSuit: "Loads arrive now and then by forklift",
	},
	{
		type: "Automatic, in-line turntable",
		machine: "S300",
		moves: "The load, on a turntable in the line",
		suits: "Stable loads already travel by conveyor",
		doesNotSuit: "Loads shift or tip when turned",
	},
];

// content/pages.ts
var pages_exports = {};
__export(pages_exports, {
	errorPage: () => errorPage,
	fixedPages: () => fixedPages,
	homePage: () => homePage,
	machinePage: () => machinePage,
	machineTypes: () => machineTypes,
	notFoundPage: () => notFoundPage,
	partnersPage: () => partnersPage,
	reasons: () => reasons,
});
var fixedPages = {
	"/": {
		title: "Pallet Stretch Wrapping Machines",
		description:
			"Robot, semi-automatic, horizontal, vented-wrap and automatic pallet stretch wrappers, stocked and shipped from Dallas, TX. Watch the demo videos.",
		heading: "World Class Stretch Wrappers and Exceptional Value",
		indexed: true,
	},
	"/partners/": {
		title: "Our Partners",
		description:
			"Partner companies whose equipment belongs on the shipping dock next to a stretch wrapper. Read about our scales partner and visit its website.",
		heading: "Our Partners",
		indexed: true,
	},
	"/404.html": {
		title: "Page Not Found",
		description:
			"The page you asked for is not here. Return to the home page, or use the menu to find our robot, semi-automatic, horizontal and automatic wrappers.",
		heading: "Oops! Page not found",
		indexed: false,
	},
	"/products/404.html": {
		title: "Product not found",
		description: "No product has this address. The machines that we sell are on the home page.",
		heading: "Product not found",
		indexed: false,
	},
	"/500.html": {
		title: "Unexpected Application Error",
		description: "Something went wrong while this page was made. Please try again, or call us.",
		heading: "Unexpected Application Error!",
		indexed: false,
	},
};
var innovation = {
	heading: "Innovation in Packaging Solutions",
	lead: "Behind our range is a 50-acre factory, and a line that runs from standard stretch wrappers to fully automatic and high-speed ring-type wrappers.",
	text: "The difference between them is how the film gets around the load. A turntable turns the load past the film. A robot or a ring carries the film around a load that stands still. A horizontal wrapper takes the film over and under. Which one suits you depends on the load, the floor and how many pallets you wrap.",
	dimension: "50-acre factory",
	picture: { stockPhoto: "photo-1586528116311-ad8dd3c8310d" },
};
var homePage = {
	hero: {
		/** The headline broken where the design breaks it. Joined by spaces it is the page's heading. */
		lines: ["World Class", "Stretch", "Wrappers and", "Exceptional Value"],
		lead: "Robot, semi-automatic, horizontal, vented-wrap and automatic stretch wrappers for palletized loads, stocked and shipped from Dallas, Texas. Watch each machine work, then call us about the loads you ship.",
		action: "See the machines",
		alt: "Line drawing of a typical semi-automatic turntable wrapper: film runs from the carriage on the mast to a half wrapped pallet load on a low turntable.",
		caption: "Illustration of the machine type, not a drawing of the model.",
	},
	innovation,
	whyChoose: {
		heading: "Why Choose Us",
	},
	contact: {
		heading: "Contact Us",
		text: "Call or e-mail with the size and weight of your loads and how many you wrap in a day, and ask which type of machine fits.",
		beforeYouCall: {
			heading: "Before you call",
			items: [
				"Load length, width and height, smallest and largest",
				"Load weight, lightest and heaviest",
				"What is on the pallet, and whether it shifts, leans or crushes easily",
				"Pallets wrapped per hour at your busiest time",
				"How loads arrive: forklift, pallet jack or conveyor",
				"Whether the load needs air, dust cover or rain cover",
				"Floor space, ceiling height and power at the spot",
			],
		},
	},
};
var machineTypes = [
	{
		name: "Standard",
		text: "For everyday pallet wrapping with an operator at the machine.",
		drawing: "x1",
		links: [
			{ product: "x0ps", label: "See the X0PS" },
			{ product: "x1", label: "See the X1" },
		],
	},
	{
		name: "Fully automatic",
		text: "Loads are wrapped without an operator at the pallet, usually on a conveyor line.",
		drawing: "s300-in-line",
		links: [{ list: "automatic-wrappers", label: "See automatic wrappers" }],
	},
	{
		name: "High-speed ring type",
		text: "A ring carries the film roll around the load while the load stands still.",
		drawing: "t1300-ring",
		links: [{ list: "automatic-wrappers", fragment: "t1300-ring", label: "See the T1300" }],
	},
	{
		name: "Robot",
		text: "Drives around the load, so the load never moves.",
		drawing: "r600-robot",
		links: [{ list: "robot-wrappers", label: "See robot wrappers" }],
	},
	{
		name: "Horizontal",
		text: "Film goes over and under long products.",
		drawing: "s600",
		links: [{ product: "s600", label: "See the S600" }],
	},
	{
		name: "Vented wrap",
		text: "Holds the load and leaves room for air.",
		drawing: "vented-wrap",
		links: [{ product: "vented-wrap", label: "See vented wrapping" }],
	},
];
var reasons = [
	{
		name: "Professional Design",
		text: "A stretch wrapper has one job: put film around a load with steady tension, the same way every time. Our five machine families approach that job in different ways, so you can match the machine to the load.",
		drawing: "professional-design",
	},
	{
		name: "USA Based",
		text: "Machines are stocked and shipped from a warehouse in Dallas, TX. Our office is in nearby Arlington, TX.",
		drawing: "usa-based",
	},
	{
		name: "Quality Assured",
		text: "Judge a wrapper by the load it leaves behind: even overlap, steady film tension, and a wrap that ties the load to its pallet. Watch the demo videos and look for all three.",
		drawing: "quality-assured",
	},
];
var machinePage = {
	contact: "Contact us about this machine",
	/** The subject of that e-mail, before the machine's name. */
	subject: "Stretch wrapper question:",
	terms: "Terms on this page",
	previous: "Previous machine",
	next: "Next machine",
};
var partnersPage = {
	intro: "Our partners supply equipment that belongs on the shipping dock next to a stretch wrapper.",
};
var notFoundPage = {
	text: "The address may have changed or been typed incorrectly.",
	action: "Return to Home",
};
var errorPage = {
	text: "Something went wrong on our side. Please try again, or call us.",
	action: "Return to Home",
};

// content/partners.ts
var partners_exports = {};
__export(partners_exports, {
	partners: () => partners,
});
var partners = [
	{
		name: { placeholder: "Example Scale Company" },
		website: { placeholder: "https://example.com/" },
		description:
			"A scales company. Pallets are often weighed close to where they are wrapped, because the shipping weight has to include the goods, the pallet and the film. Visit the website for its scales and contact details.",
		logo: { drawing: "scale" },
	},
];

// content/products.ts
var products_exports = {};
__export(products_exports, {
	productLists: () => productLists,
	products: () => products,
});
var typeCaption = "Illustration of the machine type, not a drawing of the model.";
var turntableCaption =
	"Illustration of a typical semi-automatic turntable wrapper, not a drawing of the model.";
var listsById = {
	"robot-wrappers": {
		name: "Robot Wrappers",
		metaTitle: "Robot Wrappers: R600",
		metaDescription:
			"See the R600 robot wrapper, and the R600 with a light weight load. How self-propelled robot wrappers work and when a warehouse would choose one.",
		intro:
			"A robot wrapper drives itself around the load, so the load stays put and the wrapper goes where the pallets are. The two videos show the R600, and the R600 with a light weight load.",
		terms: ["Robot wrapper", "Film carriage", "Mast", "Feeler arm", "Soft start"],
		items: [
			{
				id: "r600-robot",
				name: "R600 Robot",
				videoId: { placeholder: "demo-r600-robot" },
				summary: "Drives around the load, so the load never moves.",
				description:
					"A robot wrapper is self-propelled. It drives around the load while its film carriage travels up and down a mast, so the load stays where it was set down and nothing has to be lifted onto a turntable or spun. Choose this type when pallets are staged in several places, when load sizes vary, or when it is easier to bring the wrapper to the load. See the R600 at work in the video.",
				poster: {
					drawing: "r600-robot",
					alt: "Line drawing of a self-propelled robot wrapper driving around a pallet load, with the film carriage on its mast and a web of film running to the corner of the load.",
					caption: typeCaption,
				},
			},
			{
				id: "r600-light-weight-load",
				name: "R600 Light Weight Load",
				videoId: { placeholder: "demo-r600-light" },
				summary: "A robot wrapper at work on a light load.",
				description:
					"Light loads can shift when they are spun, or lean when the film pulls too hard. A robot wrapper takes care of the first problem, because the load stands still while the machine circles it. The second is a matter of setup: gentle film tension, a soft start, and enough wraps to hold the load without crushing it. This video shows the R600 with a light weight load.",
				poster: {
					drawing: "r600-light-weight-load",
					alt: "Line drawing of a robot wrapper circling a tall, light weight load shown in dashed outline.",
					caption: typeCaption,
				},
			},
		],
	},
	"automatic-wrappers": {
		name: "Automatic Wrappers",
		metaDescription:
			"Three automatic pallet wrappers on video: T1300 Ring Stretch Wrapper, S300 In Line Turnable and Model X200. How each type works and what it suits.",
		intro:
			"Automatic wrappers apply and cut the film without an operator at the pallet. The three videos show a ring wrapper, an in-line turntable wrapper and Model X200.",
		terms: [
			"Automatic",
			"Rotary ring",
			"In-line wrapper",
			"Infeed conveyor",
			"Outfeed conveyor",
			"Cut and clamp",
		],
		items: [
			{
				id: "t1300-ring",
				name: "T1300 Ring Stretch Wrapper",
				videoId: { placeholder: "demo-t1300" },
				summary: "A ring carries the film around a load that stands still.",
				description:
					"In a ring wrapper, the film carriage rides on a ring that surrounds the load. The load stops on the conveyor and stands still while the ring turns and travels up and down, laying film from the pallet to the top layer. Because the load never turns, ring wrappers are used on high-speed lines and for loads too light or unstable to rotate. Watch the T1300 wrap a load in the video.",
				poster: {
					drawing: "t1300-ring",
					alt: "Line drawing of a ring wrapper: a horizontal ring inside a four-post frame carries the film roll around a pallet load that stands on a conveyor.",
					caption: typeCaption,
				},
			},
			{
				id: "s300-in-line",
				name: "S300 In Line Turnable",
				videoId: { placeholder: "demo-s300" },
				summary: "A turntable built into the conveyor line.",
				description:
					"An in-line turntable wrapper is part of the conveyor line. The load rolls onto a powered conveyor built into the turntable, stops, and is rotated while the film carriage rides up and down a fixed mast. When the film has been cut, the load rolls out on the other side and the next one moves in. Choose this type for stable loads that already travel by conveyor and can be turned without shifting.",
				poster: {
					drawing: "s300-in-line",
					alt: "Line drawing of an in-line turntable wrapper: infeed conveyor, a wrapped pallet load on the turntable, a film carriage on a fixed mast, and outfeed conveyor.",
					caption: typeCaption,
				},
			},
			{
				id: "x200",
				name: "Model X200",
				videoId: { placeholder: "demo-x200" },
				summary: "Automatic wrapping without an operator at the pallet.",
				description:
					"Model X200 is one of our automatic wrappers. On an automatic wrapper, loads usually arrive by conveyor. The machine senses the load, wraps it, then cuts the film and secures the tail without an operator at the pallet; the main hands-on job left is changing the film roll. Consider automatic wrapping when pallets arrive steadily and people are needed elsewhere. Watch the video to see how Model X200 wraps a load.",
				poster: {
					drawing: "x200",
					alt: "Line drawing of an automatic wrapping cell: an unwrapped pallet load enters by conveyor and a wrapped load leaves on the other side.",
					caption: typeCaption,
				},
			},
		],
	},
};
var productLists = listsById;
var productsById = {
	x0ps: {
		name: "X0PS Semi Automatic",
		navigationLabel: "X0PS",
		metaDescription:
			"Watch the X0PS semi-automatic stretch wrapper, see what the operator does in each wrap cycle, and learn when a semi-automatic machine makes sense.",
		terms: ["Semi-automatic", "Wrap cycle", "Film carriage", "Mast", "Turntable"],
		videoId: { placeholder: "demo-x0ps" },
		summary: "Operator starts the cycle, the machine applies the wrap.",
		description:
			"The X0PS is a semi-automatic stretch wrapper. With this type, the operator brings the load by forklift or pallet jack, attaches the film and presses start. The machine runs the wrap cycle and stops, and the operator cuts the film and takes the load away. It brings repeatable wrapping to a shipping area that has no conveyor line. Watch the X0PS run in the video, and ask us about its film carriage.",
		poster: {
			drawing: "x0ps",
			alt: "Line drawing of a typical semi-automatic wrapper: a pallet load on a raised turntable beside a mast that holds the film carriage.",
			caption: turntableCaption,
		},
	},
	x1: {
		name: "X1 Semi Automatic",
		navigationLabel: "X1",
		metaDescription:
			"Watch the X1 semi-automatic stretch wrapper, see how one operator starts and finishes each wrap, and compare it with the X0PS before you call.",
		terms: ["Semi-automatic", "Wrap pattern", "Turntable", "Loading ramp", "Film carriage"],
		videoId: { placeholder: "demo-x1" },
		summary: "One person starts and finishes each wrap.",
		description:
			"The X1 is a semi-automatic stretch wrapper. Semi-automatic means that one person starts and finishes each wrap: set the load in place, attach the film, start the cycle, then cut the film when the machine stops. Nobody has to walk around the pallet with a roll, and the same wrap pattern can be repeated from load to load. Compare the X1 with the X0PS on video, then call us with your load details.",
		poster: {
			drawing: "x1",
			alt: "Line drawing of a typical semi-automatic wrapper: a pallet load on a low turntable with a loading ramp, beside a mast that holds the film carriage.",
			caption: turntableCaption,
		},
	},
	s600: {
		name: "S600 Horizontal",
		navigationLabel: "S600",
		metaDescription:
			"Watch the S600 horizontal stretch wrapper. How a horizontal, or orbital, wrapper takes film over and under long products such as lumber, pipe and doors.",
		terms: ["Orbital (horizontal) wrapper", "Overlap", "Stretch film"],
		videoId: { placeholder: "demo-s600" },
		summary: "Film goes over and under long products.",
		description:
			"A horizontal wrapper, also called an orbital wrapper, carries its film roll on an upright ring. The product passes through the ring while film goes over the top and under the bottom in overlapping turns. The product is never rotated, so its length is not limited by the size of a turntable. This type suits long items such as lumber, pipe, panels, doors and rolled goods, wrapped singly or in bundles.",
		poster: {
			drawing: "s600",
			alt: "Line drawing of a horizontal wrapper: a long bundle passes through an upright ring that carries the film roll around it.",
			caption: typeCaption,
		},
	},
	"vented-wrap": {
		name: "Vented Wrap w Roping Device",
		navigationLabel: "Vented Wrap",
		metaDescription:
			"Watch vented wrapping with a roping device. How roped film holds a pallet load and leaves open space so produce, plants and warm product can breathe.",
		terms: ["Vented wrap", "Roping", "Film web", "Film carriage"],
		videoId: { placeholder: "demo-vented-wrap" },
		summary: "Holds the load and leaves room for air.",
		description:
			"Some loads still need air after they are wrapped: fresh produce, plants, chilled goods, or product packed warm that has to cool. A roping device gathers the film into a narrow rope on its way to the load. Bands of rope hold the load and leave open space between them, where a full web of film would close it in. A rope run low can also tie the load to its pallet.",
		poster: {
			drawing: "vented-wrap",
			alt: "Line drawing of a pallet of vented crates held by bands of roped film, with open space between the bands.",
			caption: typeCaption,
		},
	},
};
var products = productsById;

// content/model/everything.ts
var everything = {
	"content/company.ts": company_exports,
	"content/products.ts": products_exports,
	"content/partners.ts": partners_exports,
	"content/pages.ts": pages_exports,
	"content/machine-guide.ts": machine_guide_exports,
	"content/glossary.ts": glossary_exports,
};
function walk(value, path, show) {
	show(value, path);
	if (typeof value !== "object" || value === null) return;
	for (const [key, inner] of Object.entries(value)) {
		path.push(key);
		walk(inner, path, show);
		path.pop();
	}
}
function placesOf(field, content = everything) {
	const places2 = [];
	for (const [file, exports] of Object.entries(content)) {
		walk(exports, [], (value, path) => {
			if (path.at(-1) === field) places2.push({ file, path: [...path], value });
		});
	}
	return places2;
}
function everyText() {
	const texts = [];
	walk(everything, [], (value) => {
		if (typeof value === "string") texts.push(value);
	});
	return texts.join("");
}
function nameOf(entry, key) {
	if (typeof key !== "number" && !/^\d+$/.test(String(key))) return String(key);
	if (typeof entry === "object" && entry !== null) {
		const named = Object.entries(entry).find(([field]) => /^(?:id|name|question|type)$/.test(field))?.[1];
		if (typeof named === "string" && named !== "") return named;
	}
	return `entry ${Number(key) + 1}`;
}
function inside(value, key) {
	const holdsIt = typeof value === "object" && value !== null && Object.hasOwn(value, key);
	return holdsIt ? Reflect.get(value, key) : void 0;
}
function find(file, path, content = everything) {
	let value = inside(content, file);
	const names = [file];
	for (const key of path) {
		const isListed = Array.isArray(value);
		value = inside(value, key);
		names.push(isListed ? nameOf(value, key) : String(key));
	}
	return { value, names };
}

// content/model/placeholder.ts
function textOf2(value) {
	return typeof value === "string" ? value : value.placeholder;
}
function givenText(value) {
	return typeof value === "string" ? value : void 0;
}

// content/model/placeholders.ts
function remainingPlaceholders(content) {
	return placesOf("placeholder", content).flatMap(({ file, path, value }) => {
		if (typeof value !== "string") return [];
		const [, ...names] = find(file, path.slice(0, -1), content).names;
		return [{ file, entry: names.join(".") }];
	});
}

// content/model/keys.ts
function keysOf(record2) {
	const keys = [];
	for (const key in record2) {
		keys.push(key);
	}
	return keys;
}

// content/model/routes.ts
function fixedRoute(path) {
	return { kind: "fixed", path, ...fixedPages[path] };
}
function listPath(id2) {
	return `/products/${id2}/`;
}
function productPath(id2) {
	return `/products/${id2}/`;
}
var listRoutes = keysOf(productLists).map((id2) => {
	const { name, metaTitle, metaDescription } = productLists[id2];
	return {
		kind: "list",
		id: id2,
		path: listPath(id2),
		title: metaTitle ?? name,
		description: metaDescription,
		heading: name,
		indexed: true,
	};
});
var productRoutes = keysOf(products).map((id2) => {
	const { name, metaDescription } = products[id2];
	return {
		kind: "product",
		id: id2,
		path: productPath(id2),
		title: name,
		description: metaDescription,
		heading: name,
		indexed: true,
	};
});
var routes = [
	fixedRoute("/"),
	...listRoutes,
	...productRoutes,
	fixedRoute("/partners/"),
	fixedRoute("/404.html"),
	fixedRoute("/products/404.html"),
	fixedRoute("/500.html"),
];

// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	const values = Object.entries(entries)
		.filter(([k, _]) => numericValues.indexOf(+k) === -1)
		.map(([_, v]) => v);
	return values;
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached2(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source2) {
	const start = source2.startsWith("^") ? 1 : 0;
	const end = source2.endsWith("$") ? source2.length - 1 : source2.length;
	return source2.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true,
	});
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.hasOwn(prot, "isPrototypeOf") === false) {
		return false;
	}
	return true;
}
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set([
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol",
	"undefined",
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return { ...params, error: () => params.error };
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue !== true) {
			return true;
		}
	}
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) {
		if (x.issues[i]?.continue === false) {
			return true;
		}
	}
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a2;
		(_a2 = iss).path ?? (_a2.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a2;
	for (let i = start; i < issues.length; i++) {
		(_a2 = issues[i]).schema ?? (_a2.schema = inst);
	}
}
function finalizeIssue(iss, ctx, config2) {
	var _a2;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a2 = iss).schema ?? (_a2.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message
		? iss.message
		: (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
			unwrapMessage(schemaError?.(iss)) ??
			unwrapMessage(ctx?.error?.(iss)) ??
			unwrapMessage(config2.customError?.(iss)) ??
			unwrapMessage(config2.localeError?.(iss)) ??
			"Invalid input");
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) {
		full.input = iss.input;
	}
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count3 = units;
	for (let i = 0; i < units - 1; i++) {
		if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
			count3--;
			i++;
		}
	}
	return count3;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") {
		return {
			message: iss,
			code: "custom",
			input,
			inst,
		};
	}
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, { ...desc, enumerable: false });
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		},
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
		return void 0;
	},
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, { configurable: true, writable: true, value });
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, value });
		},
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = { configurable: true, writable: true, enumerable, value: void 0 };
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
		},
	});
}

// node_modules/zod/v4/core/core.js
var _a;
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name, initializer2, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) {
			return;
		}
		inst._zod.traits.add(name);
		initializer2(inst, def);
		if (initialized) {
			const own2 = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own2;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own2;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto2 = _.prototype;
		for (const k in proto2) {
			if (!Object.hasOwn(proto2, k)) continue;
			if (!(k in inst)) {
				inst[k] = proto2[k].bind(inst);
			}
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) {
				fn();
			}
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, {
		value: (inst) => {
			if (params?.Parent && inst instanceof params.Parent) return true;
			return inst?._zod?.traits?.has(name);
		},
	});
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true,
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
			},
		});
	}
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
	Parent: Error,
});

// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
		const result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise) {
			throw new $ZodAsyncError();
		}
		if (result.issues.length) {
			const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
		let result = schema._zod.run({ value, issues: [] }, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
	const result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise) {
		throw new $ZodAsyncError();
	}
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		},
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
	let result = schema._zod.run({ value, issues: [] }, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);

// node_modules/zod/v4/core/regexes.js
var duration =
	/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source2) {
	return new RegExp(`^${source2}$`);
}
var date = /* @__PURE__ */ anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	const regex =
		typeof args.precision === "number"
			? args.precision === -1
				? `${hhmm}`
				: args.precision === 0
					? `${hhmm}:[0-5]\\d`
					: `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
			: args.seconds
				? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
				: `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
	return regex;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var string = (params) => {
	const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
	return new RegExp(`^${regex}$`);
};
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
	var _a2;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a2 = inst._zod).onattach ?? (_a2.onattach = []);
});
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a2;
	$ZodCheck.init(inst, def);
	(_a2 = inst._zod.def).when ?? (_a2.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length =
			typeof input === "string" && units >= def.minimum && units < def.minimum * 2
				? codePointLength(input)
				: units;
		if (length >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort,
		});
	};
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a2, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern)
		(_a2 = inst._zod).check ??
			(_a2.check = (payload) => {
				def.pattern.lastIndex = 0;
				if (def.pattern.test(payload.value)) return;
				payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					...(def.pattern ? { pattern: def.pattern.toString() } : {}),
					inst,
					continue: !def.abort,
				});
			});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});

// node_modules/zod/v4/core/versions.js
var version = {
	major: 4,
	minor: 6,
	patch: 7,
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor(
	"$ZodType",
	(inst, def) => {
		var _a2;
		inst ?? (inst = {});
		inst._zod.def = def;
		inst._zod.bag = inst._zod.bag || {};
		inst._zod.version = version;
		const defChecks = inst._zod.def.checks;
		const checks = inst._zod.traits.has("$ZodCheck")
			? [inst, ...(defChecks ?? [])]
			: defChecks?.length
				? [...defChecks]
				: [];
		for (const ch of checks) {
			for (const fn of ch._zod.onattach) {
				fn(inst);
			}
		}
		if (checks.length === 0) {
			(_a2 = inst._zod).deferred ?? (_a2.deferred = []);
			inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
		} else {
			const runChecks = (payload, checks2, ctx) => {
				if (payload.memo) return payload;
				let isAborted = aborted(payload);
				let asyncResult;
				for (const ch of checks2) {
					if (ch._zod.def.when) {
						if (explicitlyAborted(payload)) continue;
						const shouldRun = ch._zod.def.when(payload);
						if (!shouldRun) continue;
					} else if (isAborted) {
						continue;
					}
					const currLen = payload.issues.length;
					const _ = ch._zod.check(payload);
					if (_ instanceof Promise && ctx?.async === false) {
						throw new $ZodAsyncError();
					}
					if (asyncResult || _ instanceof Promise) {
						asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
							await _;
							const nextLen = payload.issues.length;
							if (nextLen === currLen) return;
							attachSchema(payload.issues, currLen, inst);
							if (!isAborted) isAborted = aborted(payload, currLen);
						});
					} else {
						const nextLen = payload.issues.length;
						if (nextLen === currLen) continue;
						attachSchema(payload.issues, currLen, inst);
						if (!isAborted) isAborted = aborted(payload, currLen);
					}
				}
				if (asyncResult) {
					return asyncResult.then(() => {
						return payload;
					});
				}
				return payload;
			};
			const handleCanaryResult = (canary, payload, ctx) => {
				if (aborted(canary)) {
					canary.aborted = true;
					return canary;
				}
				const checkResult = runChecks(payload, checks, ctx);
				if (checkResult instanceof Promise) {
					if (ctx.async === false) throw new $ZodAsyncError();
					return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
				}
				return inst._zod.parse(checkResult, ctx);
			};
			inst._zod.run = (payload, ctx) => {
				if (ctx.skipChecks) {
					return inst._zod.parse(payload, ctx);
				}
				if (ctx.direction === "backward") {
					const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
					if (canary instanceof Promise) {
						return canary.then((canary2) => {
							return handleCanaryResult(canary2, payload, ctx);
						});
					}
					return handleCanaryResult(canary, payload, ctx);
				}
				const result = inst._zod.parse(payload, ctx);
				if (result instanceof Promise) {
					if (ctx.async === false) throw new $ZodAsyncError();
					return result.then((result2) => runChecks(result2, checks, ctx));
				}
				return runChecks(result, checks, ctx);
			};
		}
	},
	{
		// Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
		get "~standard"() {
			return hide(this, "~standard", standardProps(this));
		},
		set "~standard"(value) {
			own(this, "~standard", value);
		},
	},
);
var toStandardResult = (r, ctx) =>
	r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({ value, issues: [] }, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1,
	};
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce)
			try {
				payload.value = String(payload.value);
			} catch (_2) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce)
			try {
				payload.value = Boolean(payload.value);
			} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst,
		});
		return payload;
	};
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst,
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse3 = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
				if (n > max && ch._zod.def.when(payload)) {
					const start = payload.issues.length;
					ch._zod.check(payload);
					payload.issues[start].continue = false;
					attachSchema(payload.issues, start, inst);
					return payload;
				}
			}
		}
		return parse3(payload, ctx);
	};
}
var arraySize = (input) => (Array.isArray(input) ? input.length : -1);
function handleArrayResult(result, final, index) {
	if (result.issues.length) {
		final.issues.push(...prefixIssues(index, result.issues));
	}
	final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run(
				{
					value: item,
					issues: [],
				},
				ctx,
			);
			if (result instanceof Promise) {
				proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
			} else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") {
		return;
	}
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) {
			return;
		}
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) {
			final.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: void 0,
				path: [key],
			});
		}
		return;
	}
	if (result.value === void 0) {
		if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
			final.value[key] = void 0;
		}
	} else {
		final.value[key] = result.value;
	}
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) {
		if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
			throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
		}
	}
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		// string-only: handleCatchall matches it against `for...in`, which never yields a symbol
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys),
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({ value: input[key], issues: [] }, ctx);
		if (r instanceof Promise) {
			proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
		} else {
			handlePropertyResult(r, payload, key, input, optin, optout);
		}
	}
	if (unrecognized.length) {
		payload.issues.push({
			code: "unrecognized_keys",
			keys: unrecognized,
			input,
			inst,
			// Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
			continue: true,
		});
	}
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached2(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.hasOwn(propValues, key)) {
					assignProp(propValues, key, /* @__PURE__ */ new Set());
				}
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject2 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({ value: input[key], issues: [] }, ctx);
			if (r instanceof Promise) {
				proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
			} else {
				handlePropertyResult(r, payload, key, input, optin, optout);
			}
		}
		if (!catchall) {
			return proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) {
		if (result.issues.length === 0) {
			final.value = result.value;
			return final;
		}
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))),
	});
	return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) =>
		zod.def.options.some((o) => o._zod.optin === "defaulted")
			? "defaulted"
			: zod.def.options.some((o) => o._zod.optin !== void 0)
				? "optional"
				: void 0,
	);
	defineLazyInternal(inst, "optout", (zod) =>
		zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0,
	);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) {
			return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
		}
		return void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
		return void 0;
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) {
			return first(payload, ctx);
		}
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run(
				{
					value: payload.value,
					issues: [],
				},
				ctx,
			);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results2) => {
			return handleUnionResults(results2, payload, inst, ctx);
		});
	};
});
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst,
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) {
				if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
					recordKeys.add(typeof key === "number" ? key.toString() : key);
					if (key === "__proto__") continue;
					const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
					if (keyResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (keyResult.issues.length) {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
						continue;
					}
					const outKey = keyResult.value;
					if (outKey === "__proto__") continue;
					const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
					if (result instanceof Promise) {
						proms.push(
							result.then((result2) => {
								if (result2.issues.length) {
									payload.issues.push(...prefixIssues(key, result2.issues));
								}
								payload.value[outKey] = result2.value;
							}),
						);
					} else {
						if (result.issues.length) {
							payload.issues.push(...prefixIssues(key, result.issues));
						}
						payload.value[outKey] = result.value;
					}
				}
			}
			let unrecognized;
			for (const key in input) {
				if (!recordKeys.has(key)) {
					if (def.mode === "loose") {
						if (key === "__proto__") continue;
						payload.value[key] = input[key];
					} else {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					}
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
				if (keyResult instanceof Promise) {
					throw new Error("Async schemas not supported in object keys currently");
				}
				const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
				if (checkNumericKey) {
					const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
					if (retryResult instanceof Promise) {
						throw new Error("Async schemas not supported in object keys currently");
					}
					if (retryResult.issues.length === 0) {
						keyResult = retryResult;
					}
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") {
						payload.value[key] = input[key];
					} else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else {
						payload.issues.push({
							code: "invalid_key",
							origin: "record",
							issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
							input: key,
							path: [key],
							inst,
						});
					}
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
				if (result instanceof Promise) {
					proms.push(
						result.then((result2) => {
							if (result2.issues.length) {
								payload.issues.push(...prefixIssues(key, result2.issues));
							}
							payload.value[outKey] = result2.value;
						}),
					);
				} else {
					if (result.issues.length) {
						payload.issues.push(...prefixIssues(key, result.issues));
					}
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) {
				payload.issues.push({
					code: "unrecognized_keys",
					input,
					inst,
					keys: unrecognized,
					continue: true,
				});
			}
		}
		if (proms.length) {
			return Promise.all(proms).then(() => payload);
		}
		return payload;
	};
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(
			patternValues.length
				? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$`
				: "^[^\\s\\S]$",
		);
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) {
			return payload;
		}
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst,
		});
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) =>
		zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional",
	);
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
			if (result instanceof Promise) return result.then((result2) => handleOptionalResult(payload, result2));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodExactOptional = /* @__PURE__ */ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
function leafPattern(schema) {
	const def = schema._zod.def;
	let pattern = def.pattern;
	let isInt = !!def.format?.includes("int");
	let minimum;
	let maximum;
	for (const ch of def.checks ?? []) {
		const d = ch._zod.def;
		if (d.pattern) pattern = d.pattern;
		isInt || (isInt = !!d.format?.includes("int"));
		const lo = d.minimum ?? d.length;
		const hi = d.maximum ?? d.length;
		if (lo !== void 0 && (minimum === void 0 || lo > minimum)) minimum = lo;
		if (hi !== void 0 && (maximum === void 0 || hi < maximum)) maximum = hi;
	}
	if (pattern) return pattern.source;
	if (minimum !== void 0 && maximum !== void 0 && minimum > maximum) return "(?!)";
	if (minimum !== void 0 || maximum !== void 0) return string({ minimum, maximum }).source;
	const own2 = schema._zod.pattern;
	return (isInt && own2 === number ? integer : own2)?.source;
}
function partPattern(schema) {
	const def = schema._zod.def;
	const own2 = schema._zod.pattern?.source;
	const inner = def.innerType ?? schema._zod.innerType;
	if (inner) {
		const before = inner._zod.pattern?.source;
		const after = partPattern(inner);
		if (own2 && before && after && after !== before) {
			return own2.replace(cleanRegex(before), () => cleanRegex(after));
		}
		return own2;
	}
	if (def.options) {
		const sources = def.options.map(partPattern);
		if (sources.every(Boolean)) return `^(${sources.map((s) => cleanRegex(s)).join("|")})$`;
	}
	return leafPattern(schema);
}
var $ZodTemplateLiteral = /* @__PURE__ */ $constructor("$ZodTemplateLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const regexParts = [];
	for (const part of def.parts) {
		if (typeof part === "object" && part !== null) {
			const source2 = partPattern(part);
			if (!source2) {
				throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
			}
			regexParts.push(cleanRegex(source2));
		} else if (part === null || primitiveTypes.has(typeof part)) {
			regexParts.push(escapeRegex(`${part}`));
		} else {
			throw new Error(`Invalid template literal part: ${part}`);
		}
	}
	inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
	inst._zod.parse = (payload, _ctx) => {
		if (typeof payload.value !== "string") {
			payload.issues.push({
				input: payload.value,
				inst,
				expected: "string",
				code: "invalid_type",
			});
			return payload;
		}
		inst._zod.pattern.lastIndex = 0;
		if (!inst._zod.pattern.test(payload.value)) {
			payload.issues.push({
				input: payload.value,
				inst,
				code: "invalid_format",
				format: def.format ?? "template_literal",
				pattern: inst._zod.pattern.source,
			});
			return payload;
		}
		return payload;
	};
});
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) {
			return r.then((r2) => handleRefineResult(r2, payload, input, inst));
		}
		handleRefineResult(r, payload, input, inst);
		return;
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			// incorporates params.error into issue reporting
			path: [...(inst._zod.def.path ?? [])],
			// incorporates params.error into issue reporting
			continue: !inst._zod.def.abort,
			// params: inst._zod.def.params,
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params),
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum,
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	const schema = new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params),
	});
	return schema;
}

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor(
	"ZodMiniType",
	(inst, def) => {
		if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
		$ZodType.init(inst, def);
		inst.def = def;
		inst.type = def.type;
	},
	{
		// `with` is an alias for `check`: the same function object, not a wrapper.
		get with() {
			return this.check;
		},
		set with(value) {
			own(this, "with", value);
		},
		parse(data, params) {
			return parse(this, data, params, { callee: this.parse });
		},
		parseAsync(data, params) {
			return parseAsync(this, data, params, { callee: this.parseAsync });
		},
		safeParse(data, params) {
			return safeParse(this, data, params);
		},
		safeParseAsync(data, params) {
			return safeParseAsync(this, data, params);
		},
		check(...checks) {
			const def = this.def;
			return this.clone(
				{
					...def,
					checks: [
						...(def.checks ?? []),
						...checks.map((ch) =>
							typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch,
						),
					],
				},
				{ parent: true },
			);
		},
		clone(_def, params) {
			return clone(this, _def, params);
		},
		brand() {
			return this;
		},
		register(reg, meta2) {
			reg.add(this, meta2);
			return this;
		},
		apply(fn, ...args) {
			return args.length === 0 ? fn(this) : fn(this, ...args);
		},
	},
);
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
	return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /* @__PURE__ */ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
	return _boolean(ZodMiniBoolean, params);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return _never(ZodMiniNever, params);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params),
	});
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params),
	});
}
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params),
	});
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) {
		return new ZodMiniRecord({
			type: "record",
			keyType: /* @__PURE__ */ string2(),
			valueType: keyType,
			...normalizeParams(valueType),
		});
	}
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
	});
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params),
	});
}
var ZodMiniExactOptional = /* @__PURE__ */ $constructor("ZodMiniExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
	return new ZodMiniExactOptional({
		type: "optional",
		innerType,
	});
}
var ZodMiniTemplateLiteral = /* @__PURE__ */ $constructor("ZodMiniTemplateLiteral", (inst, def) => {
	$ZodTemplateLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
	return new ZodMiniTemplateLiteral({
		type: "template_literal",
		parts,
		...normalizeParams(params),
	});
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}

// node_modules/zod/v4/mini/iso.js
var iso_exports = {};
__export(iso_exports, {
	ZodMiniISODate: () => ZodMiniISODate,
	ZodMiniISODateTime: () => ZodMiniISODateTime,
	ZodMiniISODuration: () => ZodMiniISODuration,
	ZodMiniISOTime: () => ZodMiniISOTime,
	date: () => date2,
	datetime: () => datetime2,
	duration: () => duration2,
	time: () => time2,
});
var ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime2(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /* @__PURE__ */ $constructor("ZodMiniISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date2(params) {
	return _isoDate(ZodMiniISODate, params);
}
var ZodMiniISOTime = /* @__PURE__ */ $constructor("ZodMiniISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function time2(params) {
	return _isoTime(ZodMiniISOTime, params);
}
var ZodMiniISODuration = /* @__PURE__ */ $constructor("ZodMiniISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function duration2(params) {
	return _isoDuration(ZodMiniISODuration, params);
}

// content/model/phone.ts
function digitsOf(display) {
	return display.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}
function isUsPhone(display) {
	return /^[\d\s().+-]+$/.test(display) && /^[2-9]\d{2}[2-9]\d{6}$/.test(digitsOf(display));
}
function phoneE164(display) {
	if (!isUsPhone(display)) {
		throw new RangeError(`"${display}" is not a US phone number, so no link can call it.`);
	}
	return `+1${digitsOf(display)}`;
}

// content/model/title.ts
var titleLimit = 60;
function fullTitle(title2) {
	const full = `${title2} | ${textOf2(company.name)}`;
	return [...full].length <= titleLimit ? full : title2;
}

// content/schema/rules.ts
function sentence(wrong, allowed) {
	return `${wrong}. Allowed: ${allowed}.`;
}
var isText = sentence("is not a text", "a text in quotes");
var unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;
var text = string2(isText).check(
	refine((value) => /[^\s\p{Cf}]/u.test(value), {
		error: sentence("is empty", "a text with at least one character"),
		// Of an empty text it is not told besides that it is too short.
		abort: true,
	}),
	refine(
		(value) => !unprintable.test(value),
		sentence("holds a control character or half a character", "characters that can be seen, and spaces"),
	),
);
function textOf3(least, most) {
	return text.check(
		refine((value) => [...value].length >= least && [...value].length <= most, {
			error: ({ input }) =>
				sentence(
					`has ${[...String(input)].length} characters`,
					least === 1 ? `${most} characters at most` : `${least} to ${most} characters`,
				),
		}),
	);
}
var title = textOf3(1, titleLimit);
var description = textOf3(50, 160);
function matching(pattern, wrong, allowed) {
	return text.check(refine((value) => pattern.test(value), sentence(wrong, allowed)));
}
var email2 = matching(
	/^[\w.+-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
	"is not an e-mail address",
	'one address, such as "sales@example.com"',
);
var phone = text.check(
	refine(
		isUsPhone,
		sentence("is not a US phone number", 'ten digits as people read them, such as "(817) 555-0142"'),
	),
);
var website = text.check(
	refine(
		(value) => {
			if (!URL.canParse(value) || /\s/.test(value)) return false;
			const { protocol, username, password } = new URL(value);
			return /^https?:$/.test(protocol) && !username && !password;
		},
		sentence("is not the address of a website", 'an http or https address, such as "https://example.com/"'),
	),
);
var videoId = matching(
	/^[\w-]{11}$/,
	"is not a video id",
	`the eleven letters, digits, "-" and "_" behind "v=" in the video's address, or { placeholder: "\u2026" }`,
);
var videoIdPlaceholder = text.check(
	refine(
		(value) => !/^[\w-]{11}$/.test(value),
		sentence("has eleven characters, so it could be a stranger's video", "a placeholder of another length"),
	),
);
var slug = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
var date3 = iso_exports.datetime({
	offset: true,
	error: () => sentence("is not a date with time and zone", 'ISO 8601, such as "2026-03-31T09:00:00-06:00"'),
});
var idSentence = sentence(
	"is no id",
	'lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap"',
);
var id = text.check(refine(isId, idSentence));
function entriesById(entry) {
	return record(string2(), entry, "is not a list of entries. Allowed: entries by their id.");
}
function isId(name) {
	return slug.test(name);
}
function replaceable(rule, placeholder = rule) {
	return union([rule, fields({ placeholder })]);
}
var replaceableVideoId = replaceable(videoId, videoIdPlaceholder);
function oneOf(names) {
	return _enum(names, {
		error: () => sentence("is unknown", names.map((name) => `"${name}"`).join(", ")),
	});
}
function fields(shape) {
	const allowed = Object.keys(shape).join(", ");
	return strictObject(shape, {
		error: ({ code }) =>
			code === "unrecognized_keys"
				? sentence("is in a field that does not exist", allowed)
				: sentence("is not an entry", `{ ${allowed} }`),
	});
}
function listOf(entry) {
	return array(entry, sentence("is not a list", "[ \u2026 ]"));
}

// content/schema/clashes.ts
var productsFile = "content/products.ts";
function keysAt(content, path) {
	const { value } = find(productsFile, path, content);
	return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
function itemIds(content, list) {
	return keysAt(content, ["productLists", list, "items"]).map((place) =>
		String(find(productsFile, ["productLists", list, "items", place, "id"], content).value),
	);
}
function badIds(content) {
	return ["productLists", "products"].flatMap((kind) =>
		keysAt(content, [kind])
			.filter((key) => !isId(key))
			.map((key) => ({ file: productsFile, path: [kind, key], sentence: idSentence, name: key })),
	);
}
function sameAddresses(content) {
	const lists = keysAt(content, ["productLists"]);
	const asProducts = keysAt(content, ["products"]).filter((id2) => lists.includes(id2));
	const asItems = lists.flatMap((list) =>
		itemIds(content, list).flatMap((id2, place, ids2) =>
			ids2.indexOf(id2) < place ? [["productLists", list, "items", place, "id"]] : [],
		),
	);
	return [
		...asProducts.map((id2) => ({
			file: productsFile,
			path: ["products", id2],
			name: id2,
			sentence: "is the id of a list. Allowed: an id of its own.",
		})),
		...asItems.map((path) => ({
			file: productsFile,
			path,
			sentence: "is the id of an item before it. Allowed: an id of its own on its page.",
		})),
	];
}
function sameVideos(content) {
	const seen = /* @__PURE__ */ new Map();
	return placesOf("videoId", content).flatMap(({ file, path, value }) => {
		const video = JSON.stringify(value);
		const first = seen.get(video);
		seen.set(video, first ?? { file, path });
		if (first === void 0) return [];
		const where = find(first.file, first.path.slice(0, -1), content).names.slice(1).join(", ");
		return [{ file, path, sentence: `is also the video of ${where}. Allowed: a video of its own.` }];
	});
}
function sameLabels(content) {
	const seen = /* @__PURE__ */ new Set();
	return placesOf("navigationLabel", content).flatMap(({ file, path, value }) => {
		if (!seen.has(value)) {
			seen.add(value);
			return [];
		}
		return [{ file, path, sentence: "is the label of another machine, too. Allowed: a label of its own." }];
	});
}
function deadFragments(content) {
	return placesOf("fragment", content).flatMap(({ file, path, value }) => {
		const list = find(file, [...path.slice(0, -1), "list"], content).value;
		const ids2 = itemIds(content, String(list));
		return ids2.length === 0 || ids2.includes(String(value))
			? []
			: [{ file, path, sentence: `is no machine of the list "${list}". Allowed: ${ids2.join(", ")}.` }];
	});
}
function twoHeadlines(content) {
	const heading = find("content/pages.ts", ["fixedPages", "/", "heading"], content).value;
	const path = ["homePage", "hero", "lines"];
	const lines = find("content/pages.ts", path, content).value;
	return Array.isArray(lines) && lines.join(" ") !== heading
		? [
				{
					file: "content/pages.ts",
					path,
					sentence: `are not the words of the page's heading. Allowed: the words of "${heading}", in lines.`,
				},
			]
		: [];
}
function clashes(content) {
	return [
		...badIds(content),
		...sameAddresses(content),
		...sameVideos(content),
		...sameLabels(content),
		...deadFragments(content),
		...twoHeadlines(content),
	];
}

// content/model/drawings.ts
var machineDrawings = [
	"r600-robot",
	"r600-light-weight-load",
	"t1300-ring",
	"s300-in-line",
	"x200",
	"x0ps",
	"x1",
	"s600",
	"vented-wrap",
];
var spotDrawings = ["professional-design", "usa-based", "quality-assured"];

// content/schema/schemas.ts
var upload = fields({ photo: text, alt: string2() });
var describedUpload = { photo: text, alt: text };
var stockPhoto = fields({
	stockPhoto: templateLiteral(["photo-", string2().check(_minLength(1))], {
		error: () => 'is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".',
	}),
});
var poster = union([
	fields({ drawing: oneOf(machineDrawings), alt: text, caption: text }),
	fields({ ...describedUpload, caption: text }),
]);
var product = {
	name: title,
	videoId: replaceableVideoId,
	uploadDate: exactOptional(date3),
	summary: text,
	description: text,
	poster: exactOptional(poster),
};
var terms = listOf(oneOf(keysOf(glossary)));
var singleProduct = fields({
	...product,
	navigationLabel: exactOptional(text),
	metaDescription: description,
	terms,
});
var listedProduct = fields({ ...product, id });
var productList = fields({
	name: title,
	metaTitle: exactOptional(title),
	metaDescription: description,
	intro: text,
	items: listOf(listedProduct),
	terms,
});
var company2 = fields({
	name: replaceable(text),
	wordmark: replaceable(text),
	siteUrl: replaceable(website),
	email: replaceable(email2),
	phone: replaceable(phone),
	contactPerson: replaceable(text),
	street: replaceable(text),
	office: fields({ city: text, state: text }),
	warehouse: fields({ city: text, state: text }),
	blurb: text,
	builder: fields({ name: replaceable(text), website: replaceable(website) }),
});
var partner = fields({
	name: replaceable(text),
	website: replaceable(website),
	description: text,
	logo: union([fields({ drawing: oneOf(["scale"]) }), fields(describedUpload)]),
});
var pageFacts = fields({
	title,
	description,
	heading: text,
	indexed: boolean2("is neither true nor false. Allowed: true, false."),
});
var fixedPages2 = fields({
	"/": pageFacts,
	"/partners/": pageFacts,
	"/404.html": pageFacts,
	"/products/404.html": pageFacts,
	"/500.html": pageFacts,
});
var machineLink = union([
	fields({ label: text, list: oneOf(keysOf(productLists)), fragment: exactOptional(id) }),
	fields({ label: text, product: oneOf(keysOf(products)) }),
]);
var machineType = fields({
	name: text,
	text,
	drawing: oneOf(machineDrawings),
	links: listOf(machineLink),
});
var homePage2 = fields({
	hero: fields({ lines: listOf(text), lead: text, action: text, alt: text, caption: text }),
	innovation: fields({
		heading: text,
		lead: text,
		text,
		dimension: text,
		picture: exactOptional(union([stockPhoto, upload])),
	}),
	whyChoose: fields({ heading: text }),
	contact: fields({
		heading: text,
		text,
		beforeYouCall: fields({ heading: text, items: listOf(text) }),
	}),
});
var reason = fields({ name: text, text, drawing: oneOf(spotDrawings) });
var loadQuestion = fields({
	question: text,
	answer: text,
	links: listOf(machineLink),
});
var comparison = { type: text, machine: text, moves: text, suits: text, doesNotSuit: text };
var comparedType = fields(comparison);
var machineGuide2 = fields({
	heading: text,
	intro: text,
	caption: text,
	columns: fields(comparison),
	note: text,
});
var schemas = {
	"content/company.ts": fields({ company: company2 }),
	"content/products.ts": fields({
		productLists: entriesById(productList),
		products: entriesById(singleProduct),
	}),
	"content/partners.ts": fields({ partners: listOf(partner) }),
	"content/pages.ts": fields({
		fixedPages: fixedPages2,
		homePage: homePage2,
		machineTypes: listOf(machineType),
		reasons: listOf(reason),
		machinePage: fields({ contact: text, subject: text, terms: text, previous: text, next: text }),
		partnersPage: fields({ intro: text }),
		notFoundPage: fields({ text, action: text }),
		errorPage: fields({ text, action: text }),
	}),
	"content/machine-guide.ts": fields({
		machineGuide: machineGuide2,
		loadQuestions: listOf(loadQuestion),
		comparedTypes: listOf(comparedType),
	}),
	"content/glossary.ts": fields({ glossary: record(string2(), text) }),
};

// content/schema/problems.ts
var ContentError = class extends Error {
	name = "ContentError";
	/** @param problems one line for each mistake, with where it is, what is wrong and what is allowed */
	constructor(problems) {
		super(`${problems.join("\n")}
Correct these entries and build again; dist/ is untouched.`);
	}
};
function shown(value) {
	const json2 = JSON.stringify(value) ?? String(value);
	return json2.length > 80 ? `${json2.slice(0, 60)}\u2026${json2.slice(-15)}` : json2;
}
function lineOf({ file, path, sentence: sentence2, name }, content) {
	const { value, names } = find(file, path, content);
	const where = names.join(", ");
	return value === void 0
		? `${where}: is missing.${sentence2.slice(sentence2.indexOf(" Allowed:"))}`
		: `${where}: ${shown(name ?? value)} ${sentence2}`;
}
function mistakesOf(file, issue2, outer) {
	const path = [...outer, ...issue2.path];
	if (issue2.code === "unrecognized_keys") {
		return issue2.keys.map((key) => ({ file, path: [...path, key], sentence: issue2.message }));
	}
	if (issue2.code === "invalid_union") {
		const choices = issue2.errors.filter((issues) => !issues.some(isOfAnotherKind));
		const [likeliest] = (choices.length > 0 ? choices : issue2.errors).toSorted(
			(a, b) => a.length - b.length,
		);
		return (likeliest ?? []).flatMap((inner) => mistakesOf(file, inner, path));
	}
	return [{ file, path, sentence: issue2.message }];
}
function isOfAnotherKind({ code, path }) {
	return code === "invalid_type" && path.length === 0;
}
function contentProblems(content = everything) {
	const mistakes = keysOf(schemas).flatMap((file) => {
		const { error } = schemas[file].safeParse(find(file, [], content).value);
		return error?.issues.flatMap((issue2) => mistakesOf(file, issue2, [])) ?? [];
	});
	return [...mistakes, ...clashes(content)].map((mistake) => lineOf(mistake, content));
}

// content/model/uploads.ts
function uploadsInUse() {
	return placesOf("photo").flatMap(({ file, path, value }) => {
		if (typeof value !== "string" || value.trim() === "") return [];
		const entry = path.slice(0, -1);
		return [
			{
				file: value,
				namedBy: find(file, entry).names.join(", "),
				use: entry.at(-1) === "logo" ? "logo" : "photo",
			},
		];
	});
}

// assets/make/palette.ts
import { readFile as readFile6 } from "node:fs/promises";
import { join as join7 } from "node:path";
import { transform as transform2 } from "lightningcss";

// assets/make/used-rules.ts
function blockEnd(css, open) {
	let depth = 0;
	let quote = "";
	for (let index = open; index < css.length; index++) {
		const character = css.charAt(index);
		if (quote) {
			if (character === "\\") index++;
			else if (character === quote) quote = "";
		} else if (character === '"' || character === "'") quote = character;
		else if (character === "{") depth++;
		else if (character === "}" && --depth === 0) return index + 1;
	}
	throw new Error(`A block of the style sheet is not closed: "${css.slice(open, open + 60)}".`);
}
function splitSelectors(list) {
	const parts = [""];
	let depth = 0;
	for (const character of list) {
		if (character === "(" || character === "[") depth++;
		if (character === ")" || character === "]") depth--;
		if (character === "," && depth === 0) parts.push("");
		else parts.push((parts.pop() ?? "") + character);
	}
	return parts;
}
function choicesOf(selector) {
	const [choice, list = ""] = /:(?:is|where)\(([^()]*)\)/.exec(selector) ?? [];
	if (choice === void 0) return [selector];
	return splitSelectors(list).flatMap((picked) => choicesOf(selector.replace(choice, picked)));
}
function requiredClasses(selector) {
	if (/:(?:has|not)\([^)]*\./.test(selector)) {
		throw new Error(`The selector "${selector}" hides a class in brackets. Write the class outside of them.`);
	}
	return choicesOf(selector).map((choice) =>
		[...choice.matchAll(/\.([A-Za-z_][\w-]*)/g)]
			.map(([, name = ""]) => name)
			.filter((name) => !name.startsWith("is-")),
	);
}
function parse2(css) {
	const pieces = [];
	let start = 0;
	while (start < css.length) {
		const open = css.indexOf("{", start);
		const semicolon = css.indexOf(";", start);
		if (semicolon !== -1 && (open === -1 || semicolon < open)) {
			pieces.push({ kind: "text", text: css.slice(start, semicolon + 1) });
			start = semicolon + 1;
			continue;
		}
		if (open === -1) break;
		const end = blockEnd(css, open);
		const head = css.slice(start, open);
		const block = css.slice(open, end);
		if (/^@(?:layer|media|supports|container|starting-style)/.test(head)) {
			pieces.push({ kind: "group", head, pieces: parse2(block.slice(1, -1)) });
		} else if (head.startsWith("@keyframes")) {
			pieces.push({ kind: "keyframes", name: head.slice("@keyframes ".length), text: head + block });
		} else if (head.startsWith("@")) {
			pieces.push({ kind: "text", text: head + block });
		} else {
			const selectors = splitSelectors(head).map((text3) => ({
				text: text3,
				classes: requiredClasses(text3),
			}));
			pieces.push({ kind: "rule", selectors, block });
		}
		start = end;
	}
	return pieces;
}
function print(pieces, used) {
	return pieces.map((piece) => printPiece(piece, used)).join("");
}
function printPiece(piece, used) {
	switch (piece.kind) {
		case "text":
		case "keyframes":
			return piece.text;
		case "group": {
			const inner = print(piece.pieces, used);
			return inner && `${piece.head}{${inner}}`;
		}
		case "rule": {
			const selectors = piece.selectors.filter(({ classes }) =>
				classes.some((names) => names.every((name) => used.has(name))),
			);
			return selectors.length > 0 ? selectors.map(({ text: text3 }) => text3).join(",") + piece.block : "";
		}
	}
}
function keyframesIn(pieces) {
	return pieces.flatMap((piece) => {
		if (piece.kind === "keyframes") return [piece];
		return piece.kind === "group" ? keyframesIn(piece.pieces) : [];
	});
}
function withoutIdleKeyframes(css, pieces) {
	return keyframesIn(pieces).reduce((text3, keyframes) => {
		const rest = text3.replace(keyframes.text, "");
		return new RegExp(`animation[^;}]*[:, ]${keyframes.name}\\b`).test(rest) ? text3 : rest;
	}, css);
}
function classLists(markup) {
	const lists = /* @__PURE__ */ new Set();
	const opening = ' class="';
	for (let at = markup.indexOf(opening); at !== -1; at = markup.indexOf(opening, at)) {
		const start = at + opening.length;
		at = markup.indexOf('"', start);
		lists.add(markup.slice(start, at));
	}
	return lists;
}
function classesOf(lists) {
	return new Set([...lists].flatMap((list) => list.split(" ")));
}
function usedRules(css) {
	const pieces = parse2(css);
	const picked = /* @__PURE__ */ new Map();
	const known = /* @__PURE__ */ new Map();
	function knownLists(part) {
		const lists = known.get(part) ?? { lists: classLists(part), number: known.size };
		known.set(part, lists);
		return lists;
	}
	return (markup, shared = []) => {
		const own2 = classLists(markup);
		const parts = shared.map(knownLists);
		const key = [...own2, ...parts.map(({ number: number2 }) => number2)].join(",");
		const made = picked.get(key);
		if (made !== void 0) return made;
		const classes = classesOf([own2, ...parts.map(({ lists }) => lists)].flatMap((lists) => [...lists]));
		const rules = withoutIdleKeyframes(print(pieces, classes), pieces);
		picked.set(key, rules);
		return rules;
	};
}
function plainRules(css, layer) {
	return parse2(css)
		.flatMap((piece) => (piece.kind === "group" && piece.head === `@layer ${layer}` ? piece.pieces : []))
		.map((piece) =>
			piece.kind === "rule"
				? piece.selectors.flatMap(({ text: text3 }) => choicesOf(text3)).join(",") + piece.block
				: "",
		)
		.join("");
}

// assets/make/palette.ts
async function readPalette(root2) {
	const css = await readFile6(join7(root2, "assets/styles/tokens.css"), "utf8");
	const declared = css.matchAll(/--([\w-]+): (?:light-dark\(([^,]+),[^)]*\)|([^;]+));/g);
	const values = new Map([...declared].map(([, token, light, both = ""]) => [token, light ?? both]));
	return function colour(token) {
		const value = values.get(token);
		if (value === void 0) {
			throw new Error(`A picture needs the colour --${token}, which assets/styles/tokens.css does not have.`);
		}
		return withColours(value, colour);
	};
}
function withColours(css, palette) {
	return css.replace(/var\(--([\w-]+)\)/g, (_, token) => palette(token));
}
async function drawingStyles(root2, palette) {
	const { code } = transform2({
		filename: "drawings.css",
		code: await readFile6(join7(root2, "components/drawings/drawings.css")),
		minify: true,
		targets: { chrome: 109 << 16 },
	});
	return withColours(plainRules(code.toString(), "drawings"), palette);
}

// assets/make/cards/lettering.ts
var cuts = {
	narrow: { axes: { wdth: 78, wght: 700 }, tracking: -28 },
	wide: { axes: { wdth: 125, wght: 700 }, tracking: -35 },
};
async function drawWords(root2, cut, words2) {
	const list = [...new Set(words2)].sort();
	const font = await cutFont(root2, [...new Set(list.join(""))].sort().join(""), cuts[cut].axes, "sfnt");
	const { tracking } = cuts[cut];
	const drawn3 = await cached(root2, [font, JSON.stringify([list, tracking])], "json", async () => {
		const draw = await shaperOf(font, tracking);
		return new TextEncoder().encode(JSON.stringify(list.map((word) => [word, draw(word)])));
	});
	return new Map(JSON.parse(new TextDecoder().decode(drawn3)));
}
async function shaperOf(sfnt, tracking) {
	const { Blob, Buffer: Buffer2, Face, Font, shape } = await import("harfbuzzjs");
	const font = new Font(new Face(new Blob(sfnt)));
	font.setScale(1e3, 1e3);
	return (word) => {
		const buffer = new Buffer2();
		buffer.addText(word);
		buffer.guessSegmentProperties();
		shape(font, buffer);
		let outline = "";
		let pen = 0;
		for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
			if (codepoint === 0) continue;
			for (const { type, values } of font.glyphToJson(codepoint)) {
				const moved2 = values.map((value, at) => (at % 2 ? -(value + yOffset) : pen + value + xOffset));
				outline += type + moved2.map((value) => Math.round(value)).join(" ");
			}
			pen += xAdvance + tracking;
		}
		return { width: pen, outline };
	};
}

// assets/make/raster.ts
import { readFile as readFile7 } from "node:fs/promises";
import { join as join8 } from "node:path";

var png = { palette: true, colours: 128, dither: 0, compressionLevel: 9 };
async function rasterize(root2, svg) {
	if (/<(?:text|tspan|foreignObject)\b/.test(svg)) {
		throw new Error(
			"A picture holds text, which would be set in a font of this machine. Draw it as outlines.",
		);
	}
	const software = await readFile7(join8(root2, "node_modules/sharp/package.json"));
	return cached(root2, [svg, JSON.stringify(png), software], "png", async () => {
		const sharp = await loadSharp();
		return sharp(Buffer.from(svg)).png(png).toBuffer();
	});
}

// components/drawings/mark.ts
var mark = {
	size: 40,
	top: "m20 2 15 7.5-15 7.5-15-7.5z",
	film: "m5 12.5 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v4.2l-15 7.5-15-7.5z",
};

// components/drawings/LogoMark.tsx
import { jsx, jsxs } from "react/jsx-runtime";

function LogoMark() {
	return /* @__PURE__ */ jsxs("svg", {
		className: "logo-mark",
		viewBox: `0 0 ${mark.size} ${mark.size}`,
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", { className: "a2", d: mark.top }),
			/* @__PURE__ */ jsx("path", { d: mark.film }),
		],
	});
}

// components/Once.tsx
import { createContext } from "react";
import { jsx as jsx2 } from "react/jsx-runtime";

var RenderOnce = createContext((_name, content) => content);
function Once({ name, children }) {
	return /* @__PURE__ */ jsx2(RenderOnce.Consumer, { children: (renderOnce) => renderOnce(name, children) });
}

// components/drawings/Drawing.tsx
import { jsx as jsx3 } from "react/jsx-runtime";

function Drawing({ alt, viewBox, kind, children }) {
	const className = kind ? `drawing ${kind}` : "drawing";
	return alt
		? /* @__PURE__ */ jsx3("svg", { className, viewBox, role: "img", "aria-label": alt, children })
		: /* @__PURE__ */ jsx3("svg", { className, viewBox, "aria-hidden": "true", children });
}

// components/drawings/projection.ts
function project([x, y, z]) {
	return [2 * (x - y), x + y - 2.5 * z];
}
function add(a, b) {
	return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}
function times(a, factor) {
	return [a[0] * factor, a[1] * factor, a[2] * factor];
}

// components/drawings/path.ts
function polygon(points) {
	return [...polyline(points), { kind: "close" }];
}
function polyline(points) {
	return points.map((point, index) => ({ kind: index ? "line" : "move", to: project(point) }));
}
function spell(numbers) {
	return numbers.map((number2, index) => (index > 0 && number2 >= 0 ? ` ${number2}` : `${number2}`)).join("");
}
function short(number2) {
	return Math.round(number2 * 100) / 100;
}
function encode2(segments) {
	let data = "";
	let letter = "";
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	for (const segment of segments) {
		if (segment.kind === "close") {
			data += "z";
			letter = "z";
			[x, y] = [startX, startY];
			continue;
		}
		const [toX, toY] = [Math.round(segment.to[0]), Math.round(segment.to[1])];
		const [dx, dy] = [toX - x, toY - y];
		if (segment.kind === "move") {
			data += `m${spell([dx, dy])}`;
			letter = "l";
			[startX, startY] = [toX, toY];
		} else if (segment.kind === "arc") {
			const [rx, ry] = segment.radii;
			const tilt = rx === ry ? 0 : segment.tilt;
			data += `a${spell([short(rx), short(ry), tilt, 0, segment.sweep, dx, dy])}`;
			letter = "a";
		} else if (dx || dy) {
			const next = dx && dy ? "l" : dy ? "v" : "h";
			const step = spell(next === "l" ? [dx, dy] : [dx || dy]);
			data += next !== letter ? next + step : step.startsWith("-") ? step : ` ${step}`;
			letter = next;
		}
		[x, y] = [toX, toY];
	}
	return data;
}

// components/drawings/parts/shapes.tsx
import { jsx as jsx4 } from "react/jsx-runtime";

function Outline({ ink, path }) {
	return /* @__PURE__ */ jsx4("path", { className: ink, d: encode2(path) });
}
function Faces({ ink, of }) {
	return /* @__PURE__ */ jsx4("path", { className: ink, d: encode2(of.flatMap(polygon)) });
}
function Lines({ ink, of }) {
	return /* @__PURE__ */ jsx4("path", { className: ink, d: encode2(of.flatMap(polyline)) });
}

// components/drawings/round.ts
var UP = [0, 0, 1];
function flat(center, radius) {
	return { center, u: [radius, 0, 0], v: [0, radius, 0] };
}
function acrossX(center, radius) {
	return { center, u: [0, radius, 0], v: [0, 0, radius] };
}
function acrossY(center, radius) {
	return { center, u: [radius, 0, 0], v: [0, 0, radius] };
}
function moved(round, by) {
	return { ...round, center: add(round.center, by) };
}
function pointOn({ center, u, v }, angle) {
	return add(center, add(times(u, Math.cos(angle)), times(v, Math.sin(angle))));
}
function cross(a, b) {
	return a[0] * b[1] - a[1] * b[0];
}
function drawn({ u, v }) {
	const [a, b] = [project(u), project(v)];
	const turn =
		0.5 * Math.atan2(2 * (a[0] * b[0] + a[1] * b[1]), a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);
	const axis = (angle) => [
		a[0] * Math.cos(angle) + b[0] * Math.sin(angle),
		a[1] * Math.cos(angle) + b[1] * Math.sin(angle),
	];
	const [major, minor] = [axis(turn), axis(turn + Math.PI / 2)];
	const tilt = Math.round((Math.atan2(major[1], major[0]) * 180) / Math.PI);
	return {
		radii: [Math.hypot(...major), Math.hypot(...minor)],
		tilt: ((tilt % 180) + 180) % 180,
		sweep: cross(a, b) > 0 ? 1 : 0,
	};
}
function arc(round, from, to) {
	const { radii, tilt, sweep } = drawn(round);
	const [rx, ry] = radii;
	const unit = Math.abs(Math.abs(to - from) - Math.PI) < 1e-6 ? Math.min(rx, ry) : 1;
	return {
		kind: "arc",
		to: project(pointOn(round, to)),
		radii: [rx / unit, ry / unit],
		tilt,
		sweep: to > from ? sweep : sweep ? 0 : 1,
	};
}
function tangent({ u, v }, push) {
	const along = project(push);
	return Math.atan2(cross(project(v), along), cross(project(u), along));
}
function circle(round, push = UP) {
	const start = tangent(round, push);
	return [
		{ kind: "move", to: project(pointOn(round, start)) },
		arc(round, start, start + Math.PI),
		arc(round, start + Math.PI, start + 2 * Math.PI),
		{ kind: "close" },
	];
}
function wall(round, push) {
	return halfWall(round, push, true);
}
function innerWall(round, push) {
	return halfWall(round, push, false);
}
function halfWall(round, push, near) {
	const pushed = moved(round, push);
	const first = tangent(round, push);
	const middle = project(pointOn({ ...round, center: [0, 0, 0] }, first + Math.PI / 2));
	const along = project(push);
	const facesAway = middle[0] * along[0] + middle[1] * along[1] < 0;
	const start = facesAway === near ? first : first - Math.PI;
	const end = start + Math.PI;
	return [
		{ kind: "move", to: project(pointOn(pushed, start)) },
		{ kind: "line", to: project(pointOn(round, start)) },
		arc(round, start, end),
		{ kind: "line", to: project(pointOn(pushed, end)) },
		arc(pushed, end, start),
		{ kind: "close" },
	];
}

// components/drawings/parts/solids.tsx
import { Fragment, jsx as jsx5, jsxs as jsxs2 } from "react/jsx-runtime";

function topOf({ at: [x, y, z], size: [w, d, h] }) {
	return [
		[x, y, z + h],
		[x + w, y, z + h],
		[x + w, y + d, z + h],
		[x, y + d, z + h],
	];
}
function leftOf({ at: [x, y, z], size: [w, d, h] }) {
	return onY(y + d, x, x + w, z, z + h);
}
function rightOf({ at: [x, y, z], size: [w, d, h] }) {
	return onX(x + w, y, y + d, z, z + h);
}
function onY(y, x0, x12, z0, z1) {
	return [
		[x0, y, z1],
		[x12, y, z1],
		[x12, y, z0],
		[x0, y, z0],
	];
}
function onX(x, y0, y1, z0, z1) {
	return [
		[x, y0, z1],
		[x, y1, z1],
		[x, y1, z0],
		[x, y0, z0],
	];
}
function Box({ of, topless = false, ...block }) {
	return /* @__PURE__ */ jsx5(Boxes, { of, blocks: [block], topless });
}
function Boxes({ of, blocks, topless = false }) {
	return /* @__PURE__ */ jsxs2(Fragment, {
		children: [
			topless || /* @__PURE__ */ jsx5(Faces, { ink: `${of}1`, of: blocks.map(topOf) }),
			/* @__PURE__ */ jsx5(Faces, { ink: `${of}2`, of: blocks.map(leftOf) }),
			/* @__PURE__ */ jsx5(Faces, { ink: `${of}3`, of: blocks.map(rightOf) }),
		],
	});
}
function Cylinder({ cap, side, end, push }) {
	return /* @__PURE__ */ jsxs2(Fragment, {
		children: [
			/* @__PURE__ */ jsx5(Outline, { ink: side, path: wall(end, push) }),
			/* @__PURE__ */ jsx5(Outline, { ink: cap, path: circle(moved(end, push), push) }),
		],
	});
}
function Drum({ cap, side, at, radius, height }) {
	return /* @__PURE__ */ jsx5(Cylinder, { cap, side, end: flat(at, radius), push: [0, 0, height] });
}

// components/drawings/parts/load.tsx
import { Fragment as Fragment2, jsx as jsx6, jsxs as jsxs3 } from "react/jsx-runtime";

var HALF_LENGTH = 24;
var HALF_WIDTH = 20;
var PALLET_HEIGHT = 5.6;
function Pallet({ z, x = 0 }) {
	const right = x + HALF_LENGTH;
	const fork = (from) => onY(HALF_WIDTH, x + from, x + from + 10, z, z + 3);
	const notch = (from) => onX(right, from - 16, from, z + 1.2, z + 4.4);
	return /* @__PURE__ */ jsxs3(Fragment2, {
		children: [
			/* @__PURE__ */ jsx6(Faces, {
				ink: "w2",
				of: [onY(HALF_WIDTH, x - HALF_LENGTH, right, z, z + PALLET_HEIGHT)],
			}),
			/* @__PURE__ */ jsx6(Faces, {
				ink: "w3",
				of: [onX(right, -HALF_WIDTH, HALF_WIDTH, z, z + PALLET_HEIGHT)],
			}),
			/* @__PURE__ */ jsx6(Faces, { ink: "n", of: [fork(-16), fork(6), notch(18), notch(-2)] }),
		],
	});
}
function Cartons({ z, x = 0, layers, layerHeight, labels = true }) {
	const top = z + layers * layerHeight;
	const [left, right] = [x - HALF_LENGTH, x + HALF_LENGTH];
	const joints = [];
	for (let layer = 0; layer < layers; layer++) {
		const [low, high] = [z + layer * layerHeight, z + (layer + 1) * layerHeight];
		const isShifted = layer % 2 === layers % 2;
		if (layer) {
			joints.push([
				[left, HALF_WIDTH, low],
				[right, HALF_WIDTH, low],
				[right, -HALF_WIDTH, low],
			]);
		}
		for (const offset of isShifted ? [-12, 12] : [-8, 8]) {
			joints.push([
				[x + offset, HALF_WIDTH, low],
				[x + offset, HALF_WIDTH, high],
			]);
		}
		for (const y of isShifted ? [0] : [7, -7]) {
			joints.push([
				[right, y, low],
				[right, y, high],
			]);
		}
	}
	const columns2 = [-16, 0, 16];
	for (const y of [-7, 7]) {
		joints.push([
			[left, y, top],
			[right, y, top],
		]);
	}
	for (const offset of [-8, 8]) {
		joints.push([
			[x + offset, -HALF_WIDTH, top],
			[x + offset, HALF_WIDTH, top],
		]);
	}
	const size = [2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * layerHeight];
	return /* @__PURE__ */ jsxs3(Fragment2, {
		children: [
			/* @__PURE__ */ jsx6(Box, { of: "k", at: [left, -HALF_WIDTH, z], size }),
			/* @__PURE__ */ jsx6(Lines, {
				ink: "t",
				of: columns2.map((offset) => [
					[x + offset, -HALF_WIDTH, top],
					[x + offset, HALF_WIDTH, top],
					[x + offset, HALF_WIDTH, top - 3],
				]),
			}),
			/* @__PURE__ */ jsx6(Lines, { ink: "j", of: joints }),
			labels &&
				/* @__PURE__ */ jsx6(Faces, {
					ink: "b",
					of: columns2.map((offset) => onY(HALF_WIDTH, x + offset - 6, x + offset - 1, top - 7, top - 3)),
				}),
		],
	});
}

// components/drawings/parts/film.tsx
import { Fragment as Fragment3, jsx as jsx7, jsxs as jsxs4 } from "react/jsx-runtime";

var FILM_WIDTH = 20;
var RISE = 3;
var FRONT_CORNER = [HALF_LENGTH, HALF_WIDTH];
var RIGHT_CORNER = [HALF_LENGTH, -HALF_WIDTH];
function WoundFilm({ foot, top, pitch, leaves, x = 0 }) {
	const [left, right] = [x - HALF_LENGTH, x + HALF_LENGTH];
	const edge = (z) => [
		[left, HALF_WIDTH, z],
		[right, HALF_WIDTH, z + RISE],
		[right, -HALF_WIDTH, z + 2 * RISE],
	];
	const below = [
		[right, -HALF_WIDTH, foot],
		[right, HALF_WIDTH, foot],
		[left, HALF_WIDTH, foot],
	];
	const behind = leaves === "front" ? pitch : 0;
	const upper = [
		[left, HALF_WIDTH, top],
		[right, HALF_WIDTH, top + RISE],
		[right, HALF_WIDTH, top + RISE - behind],
		[right, -HALF_WIDTH, top + 2 * RISE - behind],
	];
	const edges = [];
	for (let z = top - pitch; z > foot + 2; z -= pitch) {
		edges.push(edge(z));
	}
	return /* @__PURE__ */ jsxs4(Fragment3, {
		children: [
			/* @__PURE__ */ jsx7(Faces, { ink: "f", of: [[...upper, ...below]] }),
			/* @__PURE__ */ jsx7(Lines, { ink: "e", of: edges }),
			/* @__PURE__ */ jsx7(Faces, { ink: "f", of: [[...edge(foot + 9), ...below]] }),
		],
	});
}
function FilmWeb({ from, to }) {
	const upper = ([x, y, z]) => [x, y, z + FILM_WIDTH];
	return /* @__PURE__ */ jsx7(Faces, { ink: "f", of: [[from, upper(from), upper(to), to]] });
}

// components/drawings/parts/floor.tsx
import { jsx as jsx8 } from "react/jsx-runtime";

var DEGREE = Math.PI / 180;
function RoundShadow({ radius }) {
	return /* @__PURE__ */ jsx8(Outline, { ink: "g", path: circle(flat([5, -5, 0], radius)) });
}
function Shadow({ x, y: [from, to], length }) {
	const tip = x + length;
	return /* @__PURE__ */ jsx8(Faces, {
		ink: "g",
		of: [
			[
				[x, to, 0],
				[tip, to - length, 0],
				[tip, from - length, 0],
				[x, from, 0],
			],
		],
	});
}
function TurnArrow({ radius, from, to }) {
	const back = to > from ? -8 : 8;
	const barb = (reach) => project(pointOn(flat([0, 0, 0], radius * reach), (to + back) * DEGREE));
	const round = flat([0, 0, 0], radius);
	const path = [
		{ kind: "move", to: project(pointOn(round, from * DEGREE)) },
		arc(round, from * DEGREE, to * DEGREE),
		{ kind: "move", to: barb(0.92) },
		{ kind: "line", to: project(pointOn(round, to * DEGREE)) },
		{ kind: "line", to: barb(1.08) },
	];
	return /* @__PURE__ */ jsx8("path", { className: "v", d: encode2(path) });
}
function TravelArrow({ from, to, barbs: [one, other] }) {
	const end = (barb) => [to[0] + barb[0], to[1] + barb[1], to[2] + barb[2]];
	return /* @__PURE__ */ jsx8(Lines, {
		ink: "v",
		of: [
			[from, to],
			[end(one), to, end(other)],
		],
	});
}
function FloorPath({ reach: [x, y] }) {
	return /* @__PURE__ */ jsx8(Outline, {
		ink: "y",
		path: circle({ center: [0, 0, 0], u: [x, 0, 0], v: [0, y, 0] }),
	});
}

// components/drawings/parts/lightLoad.tsx
import { Fragment as Fragment4, jsx as jsx9, jsxs as jsxs5 } from "react/jsx-runtime";

function LightCartons({ z, layers, layerHeight }) {
	const height = layers * layerHeight;
	const load = {
		at: [-HALF_LENGTH, -HALF_WIDTH, z],
		size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, height],
	};
	const top = z + height;
	const joints = [
		[
			[0, HALF_WIDTH, z],
			[0, HALF_WIDTH, top],
			[0, -HALF_WIDTH, top],
		],
	];
	for (let layer = 1; layer < layers; layer++) {
		const low = z + layer * layerHeight;
		joints.push([
			[-HALF_LENGTH, HALF_WIDTH, low],
			[HALF_LENGTH, HALF_WIDTH, low],
			[HALF_LENGTH, -HALF_WIDTH, low],
		]);
	}
	const nearEdges = [
		[
			[-HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, -HALF_WIDTH, top],
		],
		[
			[HALF_LENGTH, HALF_WIDTH, top],
			[HALF_LENGTH, HALF_WIDTH, z],
		],
	];
	const silhouette = [
		[HALF_LENGTH, HALF_WIDTH, z],
		[-HALF_LENGTH, HALF_WIDTH, z],
		[-HALF_LENGTH, HALF_WIDTH, top],
		[-HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z],
	];
	return /* @__PURE__ */ jsxs5(Fragment4, {
		children: [
			/* @__PURE__ */ jsx9(Faces, { ink: "b", of: [topOf(load), leftOf(load)] }),
			/* @__PURE__ */ jsx9(Faces, { ink: "u", of: [rightOf(load)] }),
			/* @__PURE__ */ jsx9(Lines, { ink: "k", of: joints }),
			/* @__PURE__ */ jsx9(Lines, { ink: "l", of: [silhouette, ...nearEdges] }),
		],
	});
}

// components/drawings/parts/mast.tsx
import { Fragment as Fragment5, jsx as jsx10, jsxs as jsxs6 } from "react/jsx-runtime";

function Mast({ at, size }) {
	const [x, y, z] = at;
	const [width, depth, height] = size;
	const [front, right, middle] = [y + depth, x + width, x + width / 2];
	const cover = (low, high) => {
		const [a, b, c, d] = [
			[right, y + 3, high],
			[right, front - 3, high],
			[right, front - 3, low],
			[right, y + 3, low],
		];
		return [a, b, c, d, a];
	};
	return /* @__PURE__ */ jsxs6(Fragment5, {
		children: [
			/* @__PURE__ */ jsx10(Box, { of: "d", at, size }),
			/* @__PURE__ */ jsx10(Faces, { ink: "n", of: [onY(front, x + 3, right - 3, z + 2, z + height - 4)] }),
			/* @__PURE__ */ jsx10(Lines, {
				ink: "q",
				of: [
					[
						[middle, front, z + height - 4],
						[middle, front, z + 2],
					],
				],
			}),
			/* @__PURE__ */ jsx10(Lines, {
				ink: "k",
				of: [cover(z + height - 24, z + height - 6), cover(z + 6, z + 24)],
			}),
		],
	});
}
function ControlBox({ at, height = 22 }) {
	const [x, y, z] = at;
	const [depth, width] = [5, 14];
	return /* @__PURE__ */ jsxs6(Fragment5, {
		children: [
			/* @__PURE__ */ jsx10(Box, { of: "m", at, size: [depth, width, height] }),
			/* @__PURE__ */ jsx10(Faces, {
				ink: "n",
				of: [onX(x + depth, y + 3, y + 11, z + height - 11, z + height - 3)],
			}),
			/* @__PURE__ */ jsx10(Outline, {
				ink: "a1",
				path: circle(acrossX([x + depth, y + width / 2, z + height - 16.4], 2.4), [1, 0, 0]),
			}),
		],
	});
}
function FilmCarriage({ z, roll, back, plate, preStretch = false, webTo, children }) {
	const [x, y] = roll;
	const [left, right] = plate;
	const plateLeft = Math.min(x - 6, right - 16);
	const width = Math.max(x + 6, right) - plateLeft;
	const reach = y - back + (preStretch ? 8 : 2);
	const seat = z + 2;
	const groove = (inset) => [
		[left + inset, back + 3, z + 20],
		[left + inset, back + 3, z + 4],
	];
	const rollers = [
		[x + 2, y + 5.5],
		[x - 3, y + 8],
	];
	return /* @__PURE__ */ jsxs6(Fragment5, {
		children: [
			/* @__PURE__ */ jsx10(Box, { of: "a", at: [left, back, z], size: [right - left, 3, FILM_WIDTH + 4] }),
			/* @__PURE__ */ jsx10(Lines, { of: [groove(2), groove(4.4)] }),
			/* @__PURE__ */ jsx10(Box, { of: "a", at: [plateLeft, back + 3, z], size: [width, reach, 2] }),
			preStretch ||
				/* @__PURE__ */ jsx10(Drum, {
					cap: "s1",
					side: "s2",
					at: [x - 6, y - 2, seat],
					radius: 1.4,
					height: FILM_WIDTH,
				}),
			/* @__PURE__ */ jsx10(Drum, { cap: "c", side: "r", at: [x, y, seat], radius: 4, height: FILM_WIDTH }),
			preStretch &&
				rollers.map(([rollerX, rollerY]) =>
					/* @__PURE__ */ jsx10(
						Drum,
						{
							cap: "s1",
							side: "s2",
							at: [rollerX, rollerY, seat],
							radius: 1.3,
							height: FILM_WIDTH,
						},
						rollerX,
					),
				),
			webTo &&
				/* @__PURE__ */ jsx10(FilmWeb, {
					from: preStretch ? [x - 4, y + 9, seat] : [x - 2.5, y + 2.5, seat],
					to: webTo,
				}),
			children,
			/* @__PURE__ */ jsx10(Box, {
				of: "a",
				at: [plateLeft, back + 3, seat + FILM_WIDTH],
				size: [width, reach, 2],
			}),
			/* @__PURE__ */ jsx10(Outline, { path: circle(flat([x, y, seat + FILM_WIDTH + 2], 1.6)) }),
		],
	});
}

// components/drawings/parts/robot.tsx
import { Fragment as Fragment6, jsx as jsx11, jsxs as jsxs7 } from "react/jsx-runtime";

var CHASSIS = { at: [47, -36, 3], size: [23, 52, 10] };
var DECK = 13;
var MAST = { at: [57, -33, DECK], size: [10, 10, 78] };
function RobotChassis() {
	const side = 70;
	return /* @__PURE__ */ jsxs7(Fragment6, {
		children: [
			/* @__PURE__ */ jsx11(Shadow, { x: side, y: [-36, 16], length: 4 }),
			/* @__PURE__ */ jsx11(Box, { of: "a", at: [49, -39, 5], size: [19, 3, 5] }),
			/* @__PURE__ */ jsx11(Box, { of: "d", ...CHASSIS }),
			[-25, 5].map((y) => /* @__PURE__ */ jsx11(Wheel, { at: [side - 3, y, 5] }, y)),
		],
	});
}
function Wheel({ at }) {
	const width = [4, 0, 0];
	const tyre = acrossX(at, 5);
	return /* @__PURE__ */ jsxs7(Fragment6, {
		children: [
			/* @__PURE__ */ jsx11(Cylinder, { cap: "n", side: "n", end: tyre, push: width }),
			/* @__PURE__ */ jsx11(Outline, { ink: "h", path: circle(moved(acrossX(at, 2.2), width), width) }),
		],
	});
}
function FeelerArm() {
	const load = [24, -6];
	const [wheelX, wheelY] = [load[0] + 3, load[1]];
	const z = 9;
	return /* @__PURE__ */ jsxs7(Fragment6, {
		children: [
			/* @__PURE__ */ jsx11(Drum, { cap: "h", side: "n", at: [wheelX, wheelY, z - 4], radius: 3, height: 3 }),
			/* @__PURE__ */ jsx11(Faces, {
				ink: "a1",
				of: [
					[
						[wheelX - 1, wheelY - 2, z],
						[wheelX - 1, wheelY + 2, z],
						[48, -20, z],
						[48, -27, z],
					],
				],
			}),
			/* @__PURE__ */ jsx11(Faces, {
				ink: "a2",
				of: [
					[
						[wheelX - 1, wheelY + 2, z],
						[48, -20, z],
						[48, -20, z - 2],
						[wheelX - 1, wheelY + 2, z - 2],
					],
				],
			}),
		],
	});
}
function RobotTower({ z, webTo }) {
	const [x, y] = [43, -28];
	const seat = z + 2;
	const jaw = { x: x - 6, y: y - 6, length: 20, width: 12 };
	return /* @__PURE__ */ jsxs7(Fragment6, {
		children: [
			/* @__PURE__ */ jsx11(Box, { of: "a", at: [jaw.x, jaw.y, z], size: [jaw.length, jaw.width, 2] }),
			/* @__PURE__ */ jsx11(Box, {
				of: "a",
				at: [jaw.x + jaw.length - 4, jaw.y, seat],
				size: [4, jaw.width, FILM_WIDTH],
				topless: true,
			}),
			/* @__PURE__ */ jsx11(Drum, { cap: "c", side: "r", at: [x, y, seat], radius: 4, height: FILM_WIDTH }),
			/* @__PURE__ */ jsx11(FilmWeb, { from: [x - 2, y + 3, seat], to: webTo }),
			/* @__PURE__ */ jsx11(Box, {
				of: "a",
				at: [jaw.x, jaw.y, seat + FILM_WIDTH],
				size: [jaw.length, jaw.width, 2],
			}),
			/* @__PURE__ */ jsx11(Outline, { path: circle(flat([x, y, seat + FILM_WIDTH + 2], 1.6)) }),
			/* @__PURE__ */ jsx11(Mast, { ...MAST }),
			/* @__PURE__ */ jsx11(ControlBox, { at: [67, -35, 50] }),
			/* @__PURE__ */ jsx11(Box, { of: "m", at: [54, -15, DECK], size: [14, 16, 9] }),
			/* @__PURE__ */ jsx11(Faces, { ink: "n", of: [onX(68, -12, -2, 15, 19)] }),
			/* @__PURE__ */ jsx11(Lines, {
				ink: "p",
				of: [
					[
						[65, 11, DECK],
						[65, 18, 40],
					],
					[
						[59, 18, 40],
						[71, 18, 40],
					],
				],
			}),
		],
	});
}

// components/drawings/machines/r600LightWeightLoad.tsx
import { Fragment as Fragment7, jsx as jsx12, jsxs as jsxs8 } from "react/jsx-runtime";

var CARRIAGE = 42;
var FILM_TOP = CARRIAGE + 22;
function Drawing2() {
	return /* @__PURE__ */ jsxs8(Fragment7, {
		children: [
			/* @__PURE__ */ jsx12(FloorPath, { reach: [59, 55] }),
			/* @__PURE__ */ jsx12(TurnArrow, { radius: 56, from: 160, to: 98 }),
			/* @__PURE__ */ jsx12(Shadow, { x: 24, y: [-20, 20], length: 12 }),
			/* @__PURE__ */ jsx12(Pallet, { z: 0 }),
			/* @__PURE__ */ jsx12(LightCartons, { z: PALLET_HEIGHT, layers: 3, layerHeight: 26 }),
			/* @__PURE__ */ jsx12(WoundFilm, { foot: 3, top: FILM_TOP - RISE, pitch: 16, leaves: "front" }),
			/* @__PURE__ */ jsx12(FeelerArm, {}),
			/* @__PURE__ */ jsx12(RobotChassis, {}),
			/* @__PURE__ */ jsx12(RobotTower, { z: CARRIAGE, webTo: [...FRONT_CORNER, CARRIAGE + 2] }),
		],
	});
}
var r600LightWeightLoad = {
	Drawing: Drawing2,
	callouts: [
		{ part: [-24, 20, 74], at: [-170, -215], word: "Light load" },
		{ part: [-24, 20, 45], at: [-170, -145], word: "Wide-spaced film" },
		{ part: [-41, 39, 0], at: [-220, -17], word: "Robot path" },
		{ part: [62, -33, 88], at: [225, -215], word: "Mast" },
		{ part: [27, -6, 6], at: [-40, 98], word: "Feeler wheel" },
	],
};

// components/drawings/machines/r600Robot.tsx
import { Fragment as Fragment8, jsx as jsx13, jsxs as jsxs9 } from "react/jsx-runtime";

var CARRIAGE2 = 26;
var FILM_TOP2 = CARRIAGE2 + 22;
function Drawing3() {
	return /* @__PURE__ */ jsxs9(Fragment8, {
		children: [
			/* @__PURE__ */ jsx13(FloorPath, { reach: [59, 55] }),
			/* @__PURE__ */ jsx13(TurnArrow, { radius: 56, from: 160, to: 98 }),
			/* @__PURE__ */ jsx13(Shadow, { x: 24, y: [-20, 20], length: 12 }),
			/* @__PURE__ */ jsx13(Pallet, { z: 0 }),
			/* @__PURE__ */ jsx13(Cartons, { z: PALLET_HEIGHT, layers: 5, layerHeight: 11.2 }),
			/* @__PURE__ */ jsx13(WoundFilm, { foot: 3, top: FILM_TOP2 - RISE, pitch: 8, leaves: "front" }),
			/* @__PURE__ */ jsx13(FeelerArm, {}),
			/* @__PURE__ */ jsx13(RobotChassis, {}),
			/* @__PURE__ */ jsx13(RobotTower, { z: CARRIAGE2, webTo: [...FRONT_CORNER, CARRIAGE2 + 2] }),
		],
	});
}
var r600Robot = {
	Drawing: Drawing3,
	callouts: [
		{ part: [-41, 39, 0], at: [-220, -17], word: "Robot path" },
		{ part: [-24, 20, 40], at: [-170, -145], word: "Load stays put" },
		{ part: [62, -33, 88], at: [225, -215], word: "Mast" },
		{ part: [50, -25, 50], at: [0, -240], word: "Film carriage" },
		{ part: [27, -6, 6], at: [-40, 98], word: "Feeler wheel" },
	],
};

// components/drawings/parts/conveyor.tsx
import { Fragment as Fragment9, jsx as jsx14, jsxs as jsxs10 } from "react/jsx-runtime";

var ROLLER_PITCH = 6;
var FRAME = 5;
function Conveyor({ from, to, halfWidth, z, legs = true }) {
	const frame = {
		at: [from, -halfWidth, z - FRAME],
		size: [to - from, 2 * halfWidth, FRAME],
	};
	const rollers = [];
	for (let x = from + ROLLER_PITCH / 2; x < to; x += ROLLER_PITCH) {
		rollers.push([
			[x, 2 - halfWidth, z],
			[x, halfWidth - 2, z],
		]);
	}
	const feet = [from + 3, to - 6].flatMap((x) => [-halfWidth, halfWidth - 3].map((y) => [x, y]));
	return /* @__PURE__ */ jsxs10(Fragment9, {
		children: [
			legs &&
				/* @__PURE__ */ jsx14(Boxes, {
					of: "d",
					topless: true,
					blocks: feet.map(([x, y]) => ({ at: [x, y, 0], size: [3, 3, z - FRAME] })),
				}),
			/* @__PURE__ */ jsx14(Faces, { ink: "s1", of: [topOf(frame)] }),
			/* @__PURE__ */ jsx14(Lines, { ink: "k", of: rollers }),
			/* @__PURE__ */ jsx14(Faces, { ink: "s2", of: [leftOf(frame)] }),
			/* @__PURE__ */ jsx14(Faces, { ink: "s3", of: [rightOf(frame)] }),
		],
	});
}

// components/drawings/machines/s300InLine.tsx
import { Fragment as Fragment10, jsx as jsx15, jsxs as jsxs11 } from "react/jsx-runtime";

var LINE = 14;
var HALF_WIDTH2 = 22;
var CARRIAGE3 = 42;
function Drawing4() {
	return /* @__PURE__ */ jsxs11(Fragment10, {
		children: [
			/* @__PURE__ */ jsx15(Box, { of: "d", at: [-14, -84, 0], size: [28, 28, 5] }),
			/* @__PURE__ */ jsx15(Mast, { at: [-9, -80, 5], size: [18, 18, 84] }),
			/* @__PURE__ */ jsx15(ControlBox, { at: [9, -80, 44] }),
			/* @__PURE__ */ jsx15(FilmCarriage, {
				z: CARRIAGE3,
				roll: [14, -52],
				back: -62,
				plate: [-14, 20],
				webTo: [...RIGHT_CORNER, CARRIAGE3 + 2],
			}),
			/* @__PURE__ */ jsx15(Conveyor, { from: -90, to: -36, halfWidth: HALF_WIDTH2, z: LINE }),
			/* @__PURE__ */ jsx15(Drum, { cap: "s2", side: "d2", at: [0, 0, 0], radius: 35, height: 6 }),
			/* @__PURE__ */ jsx15(TurnArrow, { radius: 41, from: 22, to: 72 }),
			/* @__PURE__ */ jsx15(Drum, { cap: "d1", side: "d2", at: [0, 0, 6], radius: 20, height: 4 }),
			/* @__PURE__ */ jsx15(Conveyor, { from: -33, to: 33, halfWidth: HALF_WIDTH2, z: LINE, legs: false }),
			/* @__PURE__ */ jsx15(ClampArm, {}),
			/* @__PURE__ */ jsx15(Conveyor, { from: 36, to: 90, halfWidth: HALF_WIDTH2, z: LINE }),
			/* @__PURE__ */ jsx15(Pallet, { z: LINE }),
			/* @__PURE__ */ jsx15(Cartons, { z: LINE + PALLET_HEIGHT, layers: 5, layerHeight: 11.2 }),
			/* @__PURE__ */ jsx15(WoundFilm, { foot: LINE + 3, top: CARRIAGE3 + 16, pitch: 8, leaves: "right" }),
		],
	});
}
function ClampArm() {
	return /* @__PURE__ */ jsxs11(Fragment10, {
		children: [
			/* @__PURE__ */ jsx15(Box, { of: "d", at: [36, -44, 0], size: [7, 7, 20] }),
			/* @__PURE__ */ jsx15(Box, { of: "a", at: [37, -43, 20], size: [5, 5, 3] }),
			/* @__PURE__ */ jsx15(Box, { of: "a", at: [27, -42, 23], size: [14, 3, 3] }),
			/* @__PURE__ */ jsx15(Box, { of: "a", at: [25, -42, 18], size: [3, 20, 6] }),
		],
	});
}
var s300InLine = {
	Drawing: Drawing4,
	callouts: [
		{ part: [-78, 10, LINE], at: [-260, -135], word: "Infeed" },
		{ part: [9, -80, 80], at: [235, -235], word: "Mast" },
		{ part: [42, -43, 24], at: [215, -100], word: "Cut and clamp" },
		{ part: [84, -18, LINE], at: [250, 5], word: "Outfeed" },
		{ part: [-25, 25, 4], at: [-230, -5], word: "Turntable" },
	],
};

// components/drawings/parts/ring.tsx
import { Fragment as Fragment11, jsx as jsx16, jsxs as jsxs12 } from "react/jsx-runtime";

function LevelRingBack({ inner, outer, z, height }) {
	const top = [0, 0, z + height];
	return /* @__PURE__ */ jsxs12(Fragment11, {
		children: [
			/* @__PURE__ */ jsx16(Outline, { ink: "d3", path: innerWall(flat([0, 0, z], inner), [0, 0, height]) }),
			/* @__PURE__ */ jsx16("path", {
				className: "s1",
				fillRule: "evenodd",
				d: encode2([...circle(flat(top, outer)), ...circle(flat(top, inner))]),
			}),
		],
	});
}
function LevelRingFront({ inner, outer, z, height }) {
	const top = [0, 0, z + height];
	const [outside, inside2] = [flat(top, outer), flat(top, inner)];
	const [right, left] = [-Math.PI / 4, (Math.PI * 3) / 4];
	return /* @__PURE__ */ jsxs12(Fragment11, {
		children: [
			/* @__PURE__ */ jsx16(Outline, {
				ink: "s1",
				path: [
					{ kind: "move", to: project(pointOn(outside, right)) },
					arc(outside, right, left),
					{ kind: "line", to: project(pointOn(inside2, left)) },
					arc(inside2, left, right),
					{ kind: "close" },
				],
			}),
			/* @__PURE__ */ jsx16(Outline, { ink: "d2", path: wall(flat([0, 0, z], outer), [0, 0, height]) }),
		],
	});
}
function UprightRing({ inner, outer, center, depth }) {
	const back = add(center, [-depth, 0, 0]);
	const through = [depth, 0, 0];
	const [outside, inside2] = [acrossX(back, outer), acrossX(back, inner)];
	return /* @__PURE__ */ jsxs12(Fragment11, {
		children: [
			/* @__PURE__ */ jsx16(Outline, { ink: "d2", path: wall(outside, through) }),
			/* @__PURE__ */ jsx16("path", {
				className: "d1",
				fillRule: "evenodd",
				d: encode2([
					...circle(moved(outside, through), through),
					...circle(moved(inside2, through), through),
				]),
			}),
			/* @__PURE__ */ jsx16(Outline, { ink: "d3", path: innerWall(inside2, through) }),
			/* @__PURE__ */ jsx16(Outline, {
				ink: "k",
				path: circle(acrossX(center, (inner + outer) / 2), through),
			}),
		],
	});
}

// components/drawings/machines/s600.tsx
import { Fragment as Fragment12, jsx as jsx17, jsxs as jsxs13 } from "react/jsx-runtime";

var LINE2 = 28;
var BUNDLE = { halfWidth: 11, height: 12, end: 102 };
var BUNDLE_TOP = LINE2 + BUNDLE.height;
var RING = { inner: 31, outer: 41, depth: 9 };
var HUB = [4, 0, 36];
var ROLL_ANGLE = 1.95;
var ROLL = pointOn(acrossX(HUB, 36), ROLL_ANGLE);
var FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
function Bundle({ from, to }) {
	const { halfWidth, height } = BUNDLE;
	return /* @__PURE__ */ jsxs13(Fragment12, {
		children: [
			/* @__PURE__ */ jsx17(Box, {
				of: "k",
				at: [from, -halfWidth, LINE2],
				size: [to - from, 2 * halfWidth, height],
			}),
			/* @__PURE__ */ jsx17(Lines, {
				ink: "j",
				of: [3, 6, 9].map((board) => [
					[from, halfWidth, LINE2 + board],
					[to, halfWidth, LINE2 + board],
					[to, -halfWidth, LINE2 + board],
				]),
			}),
		],
	});
}
function BundleFilm() {
	const { halfWidth, end } = BUNDLE;
	const turns3 = [];
	for (let x = FILM.to + 9; x < end; x += 9) {
		turns3.push([
			[x - 6, -halfWidth, BUNDLE_TOP],
			[x - 2, halfWidth, BUNDLE_TOP],
			[x, halfWidth, LINE2],
		]);
	}
	return /* @__PURE__ */ jsxs13(Fragment12, {
		children: [
			/* @__PURE__ */ jsx17(Faces, {
				ink: "f",
				of: [
					[
						[FILM.from, -halfWidth, BUNDLE_TOP],
						[end, -halfWidth, BUNDLE_TOP],
						[end, halfWidth, BUNDLE_TOP],
						[end, halfWidth, LINE2],
						[FILM.from, halfWidth, LINE2],
						[FILM.from, halfWidth, BUNDLE_TOP],
					],
				],
			}),
			/* @__PURE__ */ jsx17(Lines, { ink: "e", of: turns3 }),
		],
	});
}
function RollOnRing() {
	const [, y, z] = ROLL;
	const length = FILM.to - FILM.from;
	const [edgeY, edgeZ] = [BUNDLE.halfWidth, BUNDLE_TOP];
	return /* @__PURE__ */ jsxs13(Fragment12, {
		children: [
			/* @__PURE__ */ jsx17(Box, { of: "a", at: [HUB[0], y - 6, z - 6], size: [FILM.from - HUB[0], 12, 12] }),
			/* @__PURE__ */ jsx17(Faces, {
				ink: "f",
				of: [
					[
						[FILM.from, y + 3, z + 4],
						[FILM.to, y + 3, z + 4],
						[FILM.to, edgeY, edgeZ],
						[FILM.from, edgeY, edgeZ],
					],
				],
			}),
			/* @__PURE__ */ jsx17(Cylinder, {
				cap: "c",
				side: "r",
				end: acrossX([FILM.from, y, z], 5),
				push: [length, 0, 0],
			}),
			/* @__PURE__ */ jsx17(Outline, { ink: "a2", path: circle(acrossX([FILM.to, y, z], 1.6), [1, 0, 0]) }),
		],
	});
}
function RingArrow() {
	const round = acrossX(HUB, 48);
	const [from, to] = [0.35, 1.15];
	const barb = (radius) => project(pointOn(acrossX(HUB, radius), to - 0.12));
	const path = [
		{ kind: "move", to: project(pointOn(round, from)) },
		arc(round, from, to),
		{ kind: "move", to: barb(45) },
		{ kind: "line", to: project(pointOn(round, to)) },
		{ kind: "line", to: barb(51) },
	];
	return /* @__PURE__ */ jsx17("path", { className: "v", d: encode2(path) });
}
function Drawing5() {
	const cabinet = { x: -18, y: -82, size: [16, 20, 52] };
	const face = cabinet.x + cabinet.size[0];
	return /* @__PURE__ */ jsxs13(Fragment12, {
		children: [
			/* @__PURE__ */ jsx17(Conveyor, { from: -92, to: -12, halfWidth: 14, z: LINE2 }),
			/* @__PURE__ */ jsx17(Bundle, { from: -BUNDLE.end, to: HUB[0] }),
			/* @__PURE__ */ jsx17(Box, { of: "m", at: [cabinet.x, cabinet.y, 0], size: cabinet.size }),
			/* @__PURE__ */ jsx17(Faces, { ink: "n", of: [onX(face, -78, -66, 34, 46)] }),
			/* @__PURE__ */ jsx17(Outline, { ink: "a1", path: circle(acrossX([face, -72, 26], 3), [1, 0, 0]) }),
			/* @__PURE__ */ jsx17(Box, { of: "d", at: [-11, -44, 0], size: [20, 88, 7] }),
			/* @__PURE__ */ jsx17(UprightRing, { ...RING, center: HUB }),
			/* @__PURE__ */ jsx17(Conveyor, { from: 14, to: 94, halfWidth: 14, z: LINE2 }),
			/* @__PURE__ */ jsx17(Bundle, { from: HUB[0], to: BUNDLE.end }),
			/* @__PURE__ */ jsx17(BundleFilm, {}),
			/* @__PURE__ */ jsx17(RollOnRing, {}),
			/* @__PURE__ */ jsx17(RingArrow, {}),
		],
	});
}
var s600 = {
	Drawing: Drawing5,
	callouts: [
		{ part: [-94, 0, BUNDLE_TOP], at: [-280, -225], word: "Long bundle" },
		{ part: [4, 36, 44], at: [-190, -20], word: "Ring" },
		{ part: [-2, -80, 44], at: [240, -235], word: "Control box" },
		{ part: [FILM.to - 8, ROLL[1], ROLL[2] + 2], at: [-50, -268], word: "Film roll" },
		{ part: [78, -11, LINE2 + 6], at: [230, -65], word: "Wrapped part" },
	],
};

// components/drawings/machines/t1300Ring.tsx
import { Fragment as Fragment13, jsx as jsx18, jsxs as jsxs14 } from "react/jsx-runtime";

var LINE3 = 14;
var POST = { x: 45, y: 58, height: 84, side: 5 };
var RING2 = { inner: 38, outer: 45, z: 52, height: 4 };
var LOAD_TOP = LINE3 + PALLET_HEIGHT + 5 * 11.2;
var ROLL2 = [38, -8];
var FILM2 = RING2.z - 24;
function Posts({ at }) {
	const half = POST.side / 2;
	return /* @__PURE__ */ jsx18(Boxes, {
		of: "d",
		topless: true,
		blocks: at.map(([x, y]) => ({
			at: [x - half, y - half, 0],
			size: [POST.side, POST.side, POST.height],
		})),
	});
}
function TopBeam({ from: [x, y], along, length }) {
	const half = POST.side / 2;
	const full = length + POST.side;
	const size = along === "x" ? [full, POST.side, 4] : [POST.side, full, 4];
	return /* @__PURE__ */ jsx18(Box, { of: "d", at: [x - half, y - half, POST.height], size });
}
function RingBeam({ side }) {
	const y = side * POST.y;
	const bracketFrom = side > 0 ? RING2.outer - 1 : y + 1.5;
	return /* @__PURE__ */ jsxs14(Fragment13, {
		children: [
			/* @__PURE__ */ jsx18(Box, {
				of: "a",
				at: [-6, bracketFrom, RING2.z],
				size: [12, POST.y - RING2.outer - 0.5, 4],
			}),
			/* @__PURE__ */ jsx18(Box, {
				of: "a",
				at: [3 - POST.x, y - 1.5, RING2.z],
				size: [2 * POST.x - 6, 3, 4],
			}),
		],
	});
}
function FilmFromAbove() {
	const pitch = 9;
	const foot = FILM2 + RISE;
	const edge = (z) => [
		[-HALF_LENGTH, HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z - RISE],
		[HALF_LENGTH, -HALF_WIDTH, z - 2 * RISE],
	];
	return /* @__PURE__ */ jsxs14(Fragment13, {
		children: [
			/* @__PURE__ */ jsx18(Faces, {
				ink: "f",
				of: [
					[
						[-HALF_LENGTH, HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, -HALF_WIDTH, LOAD_TOP],
						[HALF_LENGTH, -HALF_WIDTH, foot - 2 * RISE + pitch],
						[HALF_LENGTH, HALF_WIDTH, foot - RISE + pitch],
						[HALF_LENGTH, HALF_WIDTH, foot - RISE],
						[-HALF_LENGTH, HALF_WIDTH, foot],
					],
				],
			}),
			/* @__PURE__ */ jsx18(Lines, { ink: "e", of: [1, 2, 3, 4].map((turn) => edge(foot + turn * pitch)) }),
		],
	});
}
function HangingCarriage() {
	const [x, y] = ROLL2;
	return /* @__PURE__ */ jsxs14(Fragment13, {
		children: [
			/* @__PURE__ */ jsx18(Box, { of: "a", at: [x - 6, y - 9, FILM2 - 2], size: [12, 3, 26] }),
			/* @__PURE__ */ jsx18(Box, { of: "a", at: [x - 6, y - 6, FILM2 - 2], size: [12, 12, 2] }),
			/* @__PURE__ */ jsx18(Drum, { cap: "c", side: "r", at: [x, y, FILM2], radius: 4, height: FILM_WIDTH }),
			/* @__PURE__ */ jsx18(FilmWeb, { from: [x - 3, y + 3, FILM2], to: [...FRONT_CORNER, FILM2] }),
			/* @__PURE__ */ jsx18(Box, { of: "a", at: [x - 6, y - 6, FILM2 + FILM_WIDTH], size: [12, 12, 2] }),
		],
	});
}
function Drawing6() {
	const [left, right, far, near] = [-POST.x, POST.x, -POST.y, POST.y];
	return /* @__PURE__ */ jsxs14(Fragment13, {
		children: [
			/* @__PURE__ */ jsx18(Posts, { at: [[left, far]] }),
			/* @__PURE__ */ jsx18(RingBeam, { side: -1 }),
			/* @__PURE__ */ jsx18(Conveyor, { from: -84, to: 84, halfWidth: 22, z: LINE3 }),
			/* @__PURE__ */ jsx18(Posts, {
				at: [
					[right, far],
					[left, near],
				],
			}),
			/* @__PURE__ */ jsx18(TopBeam, { from: [left, far], along: "y", length: 2 * POST.y }),
			/* @__PURE__ */ jsx18(TopBeam, { from: [left, far], along: "x", length: 2 * POST.x }),
			/* @__PURE__ */ jsx18(LevelRingBack, { ...RING2 }),
			/* @__PURE__ */ jsx18(Pallet, { z: LINE3 }),
			/* @__PURE__ */ jsx18(Cartons, { z: LINE3 + PALLET_HEIGHT, layers: 5, layerHeight: 11.2 }),
			/* @__PURE__ */ jsx18(FilmFromAbove, {}),
			/* @__PURE__ */ jsx18(HangingCarriage, {}),
			/* @__PURE__ */ jsx18(LevelRingFront, { ...RING2 }),
			/* @__PURE__ */ jsx18(RingBeam, { side: 1 }),
			/* @__PURE__ */ jsx18(TopBeam, { from: [right, far], along: "y", length: 2 * POST.y }),
			/* @__PURE__ */ jsx18(Posts, { at: [[right, near]] }),
			/* @__PURE__ */ jsx18(TopBeam, { from: [left, near], along: "x", length: 2 * POST.x }),
			/* @__PURE__ */ jsx18(TravelArrow, {
				from: [POST.x, -34, 44],
				to: [POST.x, -34, 18],
				barbs: [
					[1.5, -1.5, 4],
					[-1.5, 1.5, 4],
				],
			}),
		],
	});
}
var t1300Ring = {
	Drawing: Drawing6,
	callouts: [
		{ part: [-POST.x, POST.y, 74], at: [-270, -205], word: "Four-post frame" },
		{ part: [-20, POST.y, RING2.z + 2], at: [-280, -85], word: "Lifting beam" },
		{ part: [-29, 30, RING2.z + RING2.height], at: [-280, -150], word: "Ring" },
		{ part: [44, -12, FILM2], at: [221, -20], word: "Film carriage" },
		{ part: [80, -10, LINE3], at: [250, 20], word: "Conveyor" },
	],
};

// components/drawings/parts/roping.tsx
import { Fragment as Fragment14, jsx as jsx19, jsxs as jsxs15 } from "react/jsx-runtime";

function VentedCrates({ z, layers, layerHeight }) {
	const top = z + layers * layerHeight;
	const slots = [];
	const joints = [
		[
			[0, HALF_WIDTH, z],
			[0, HALF_WIDTH, top],
			[0, -HALF_WIDTH, top],
		],
		[
			[HALF_LENGTH, 0, z],
			[HALF_LENGTH, 0, top],
			[-HALF_LENGTH, 0, top],
		],
	];
	for (let layer = 0; layer < layers; layer++) {
		const low = z + layer * layerHeight;
		const [slotLow, slotHigh] = [low + layerHeight - 4.4, low + layerHeight - 2.2];
		if (layer) {
			joints.push([
				[-HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, HALF_WIDTH, low],
				[HALF_LENGTH, -HALF_WIDTH, low],
			]);
		}
		for (const x of [-21, -11, 3, 13]) {
			slots.push(onY(HALF_WIDTH, x, x + 8, slotLow, slotHigh));
		}
		for (const y of [-17, -9, 3, 11]) {
			slots.push(onX(HALF_LENGTH, y, y + 6, slotLow, slotHigh));
		}
	}
	return /* @__PURE__ */ jsxs15(Fragment14, {
		children: [
			/* @__PURE__ */ jsx19(Box, {
				of: "w",
				at: [-HALF_LENGTH, -HALF_WIDTH, z],
				size: [2 * HALF_LENGTH, 2 * HALF_WIDTH, layers * layerHeight],
			}),
			/* @__PURE__ */ jsx19(Faces, { ink: "n", of: slots }),
			/* @__PURE__ */ jsx19(Lines, { ink: "j", of: joints }),
			/* @__PURE__ */ jsx19(Lines, {
				ink: "o",
				of: [-15, -5, 5, 15].map((y) => [
					[-20, y, top],
					[20, y, top],
				]),
			}),
		],
	});
}
function RopeBands({ at }) {
	const bands = at.map((z) => [
		[-HALF_LENGTH, HALF_WIDTH, z],
		[HALF_LENGTH, HALF_WIDTH, z + RISE],
		[HALF_LENGTH, -HALF_WIDTH, z + 2 * RISE],
	]);
	return /* @__PURE__ */ jsx19(Rope, { runs: bands });
}
function Rope({ runs: runs2 }) {
	return /* @__PURE__ */ jsxs15(Fragment14, {
		children: [
			/* @__PURE__ */ jsx19(Lines, { ink: "x", of: runs2 }),
			/* @__PURE__ */ jsx19(Lines, { ink: "e", of: runs2 }),
		],
	});
}
function RopingDevice({ film: [low, high], at, to }) {
	const [x, y, z] = at;
	const above = [x, y, z + 1];
	const below = [x, y, z - 1];
	return /* @__PURE__ */ jsxs15(Fragment14, {
		children: [
			/* @__PURE__ */ jsx19(Box, { of: "a", at: [x + 4, y - 4, z - 8], size: [2, 3, 16] }),
			/* @__PURE__ */ jsx19(Box, { of: "a", at: [x - 2, y - 4, z - 10], size: [8, 3, 2] }),
			/* @__PURE__ */ jsx19(Drum, { cap: "s1", side: "s2", at: [x, y - 1, z - 7], radius: 2, height: 5 }),
			/* @__PURE__ */ jsx19(Faces, { ink: "f", of: [[low, high, above, below]] }),
			/* @__PURE__ */ jsx19(Rope, { runs: [[at, to]] }),
			/* @__PURE__ */ jsx19(Drum, { cap: "s1", side: "s2", at: [x, y - 1, z + 2], radius: 2, height: 5 }),
		],
	});
}

// components/drawings/parts/turntable.tsx
import { Fragment as Fragment15, jsx as jsx20, jsxs as jsxs16 } from "react/jsx-runtime";

var BOLTS = 24;
function Turntable({ from = 0, to, radius }) {
	return /* @__PURE__ */ jsxs16(Fragment15, {
		children: [
			/* @__PURE__ */ jsx20(Drum, { cap: "s1", side: "s2", at: [0, 0, from], radius, height: to - from }),
			/* @__PURE__ */ jsx20(Outline, { ink: "k", path: circle(flat([0, 0, to], radius - 3)) }),
			/* @__PURE__ */ jsx20("path", {
				className: "i",
				pathLength: BOLTS,
				d: encode2(circle(flat([0, 0, to], radius - 1.5))),
			}),
		],
	});
}
function LoadingRamp({ halfWidth, from, to, rise }) {
	const treads = [];
	for (let y = from + 8; y < to - 2; y += 6) {
		const z = (rise * (to - y)) / (to - from);
		treads.push([
			[3 - halfWidth, y, z],
			[halfWidth - 3, y, z],
		]);
	}
	return /* @__PURE__ */ jsxs16(Fragment15, {
		children: [
			/* @__PURE__ */ jsx20(Faces, {
				ink: "s1",
				of: [
					[
						[-halfWidth, from, rise],
						[halfWidth, from, rise],
						[halfWidth, to, 0],
						[-halfWidth, to, 0],
					],
				],
			}),
			/* @__PURE__ */ jsx20(Faces, {
				ink: "s3",
				of: [
					[
						[halfWidth, from, rise],
						[halfWidth, to, 0],
						[halfWidth, from, 0],
					],
				],
			}),
			/* @__PURE__ */ jsx20(Lines, { ink: "k", of: treads }),
		],
	});
}

// components/drawings/machines/ventedWrap.tsx
import { Fragment as Fragment16, jsx as jsx21, jsxs as jsxs17 } from "react/jsx-runtime";

var TABLE = 3;
var CARRIAGE4 = 36;
var BANDS = [3, 16, 29, 42];
var ROPE = 42 + 2 * RISE;
function Drawing7() {
	return /* @__PURE__ */ jsxs17(Fragment16, {
		children: [
			/* @__PURE__ */ jsx21(RoundShadow, { radius: 34 }),
			/* @__PURE__ */ jsx21(Box, { of: "d", at: [-14, -82, 0], size: [28, 56, 3] }),
			/* @__PURE__ */ jsx21(Mast, { at: [-8, -78, 3], size: [16, 16, 86] }),
			/* @__PURE__ */ jsx21(FilmCarriage, { z: CARRIAGE4, roll: [12, -54], back: -62, plate: [-10, 18] }),
			/* @__PURE__ */ jsx21(RopingDevice, {
				film: [
					[9, -51, CARRIAGE4 + 2],
					[9, -51, CARRIAGE4 + 22],
				],
				at: [17, -36, ROPE],
				to: [...RIGHT_CORNER, ROPE],
			}),
			/* @__PURE__ */ jsx21(LoadingRamp, { halfWidth: 16, from: 26, to: 57, rise: TABLE }),
			/* @__PURE__ */ jsx21(Turntable, { to: TABLE, radius: 33 }),
			/* @__PURE__ */ jsx21(Pallet, { z: TABLE }),
			/* @__PURE__ */ jsx21(VentedCrates, { z: TABLE + PALLET_HEIGHT, layers: 6, layerHeight: 9.4 }),
			/* @__PURE__ */ jsx21(RopeBands, { at: BANDS }),
			/* @__PURE__ */ jsx21(TurnArrow, { radius: 42, from: 0, to: 64 }),
		],
	});
}
var ventedWrap = {
	Drawing: Drawing7,
	callouts: [
		{ part: [8, -74, 78], at: [225, -240], word: "Mast" },
		{ part: [18, -62, 52], at: [225, -170], word: "Film carriage" },
		{ part: [17, -34, 54], at: [-20, -265], word: "Roping device" },
		{ part: [-24, 20, 43], at: [-190, -150], word: "Rope bands" },
		{ part: [-24, 20, 24], at: [-190, -95], word: "Vented crates" },
	],
};

// components/drawings/machines/x0ps.tsx
import { Fragment as Fragment17, jsx as jsx22, jsxs as jsxs18 } from "react/jsx-runtime";

var TABLE2 = 11;
var DISC = 3;
var CARRIAGE5 = 36;
function Drawing8() {
	return /* @__PURE__ */ jsxs18(Fragment17, {
		children: [
			/* @__PURE__ */ jsx22(RoundShadow, { radius: 36 }),
			/* @__PURE__ */ jsx22(Box, { of: "d", at: [-14, -80, 0], size: [28, 60, 6] }),
			/* @__PURE__ */ jsx22(Mast, { at: [-6, -76, 6], size: [12, 12, 88] }),
			/* @__PURE__ */ jsx22(ControlBox, { at: [6, -77, 34], height: 40 }),
			/* @__PURE__ */ jsx22(FilmCarriage, {
				z: CARRIAGE5,
				roll: [12, -54],
				back: -64,
				plate: [-10, 20],
				preStretch: true,
				webTo: [...RIGHT_CORNER, CARRIAGE5 + 2],
			}),
			/* @__PURE__ */ jsx22(Drum, {
				cap: "d1",
				side: "d2",
				at: [0, 0, 0],
				radius: 29,
				height: TABLE2 - DISC,
			}),
			/* @__PURE__ */ jsx22(Turntable, { from: TABLE2 - DISC, to: TABLE2, radius: 33 }),
			/* @__PURE__ */ jsx22(Pallet, { z: TABLE2 }),
			/* @__PURE__ */ jsx22(Cartons, { z: TABLE2 + PALLET_HEIGHT, layers: 5, layerHeight: 11.2 }),
			/* @__PURE__ */ jsx22(WoundFilm, { foot: TABLE2 + 3, top: CARRIAGE5 + 16, pitch: 8, leaves: "right" }),
			/* @__PURE__ */ jsx22(TurnArrow, { radius: 42, from: 0, to: 64 }),
		],
	});
}
var x0ps = {
	Drawing: Drawing8,
	callouts: [
		{ part: [6, -74, 86], at: [225, -255], word: "Mast" },
		{ part: [11, -70, 68], at: [225, -200], word: "Control panel" },
		{ part: [-10, -62, 56], at: [-10, -275], word: "Film carriage" },
		{ part: [14, -48, 44], at: [225, -50], word: "Film rollers" },
		{ part: [-25, 21, TABLE2], at: [-190, -85], word: "Raised turntable" },
	],
};

// components/drawings/machines/x1.tsx
import { Fragment as Fragment18, jsx as jsx23, jsxs as jsxs19 } from "react/jsx-runtime";

var TABLE3 = 3;
var CARRIAGE6 = 36;
function Drawing9() {
	return /* @__PURE__ */ jsxs19(Fragment18, {
		children: [
			/* @__PURE__ */ jsx23(RoundShadow, { radius: 34 }),
			/* @__PURE__ */ jsx23(Box, { of: "d", at: [-10, -60, 0], size: [20, 30, 2.4] }),
			/* @__PURE__ */ jsx23(Box, { of: "d", at: [-17, -82, 0], size: [34, 28, 5] }),
			/* @__PURE__ */ jsx23(Mast, { at: [-9, -78, 5], size: [18, 18, 84] }),
			/* @__PURE__ */ jsx23(ControlBox, { at: [9, -77, 44] }),
			/* @__PURE__ */ jsx23(FilmCarriage, {
				z: CARRIAGE6,
				roll: [13, -50],
				back: -60,
				plate: [-13, 21],
				webTo: [...RIGHT_CORNER, CARRIAGE6 + 2],
			}),
			/* @__PURE__ */ jsx23(LoadingRamp, { halfWidth: 16, from: 26, to: 57, rise: TABLE3 }),
			/* @__PURE__ */ jsx23(Turntable, { to: TABLE3, radius: 33 }),
			/* @__PURE__ */ jsx23(Pallet, { z: TABLE3 }),
			/* @__PURE__ */ jsx23(Cartons, { z: TABLE3 + PALLET_HEIGHT, layers: 5, layerHeight: 11.2 }),
			/* @__PURE__ */ jsx23(WoundFilm, { foot: TABLE3 + 3, top: CARRIAGE6 + 16, pitch: 8, leaves: "right" }),
			/* @__PURE__ */ jsx23(TurnArrow, { radius: 42, from: 0, to: 64 }),
		],
	});
}
var x1 = {
	Drawing: Drawing9,
	callouts: [
		{ part: [9, -78, 76], at: [235, -250], word: "Mast" },
		{ part: [14, -77, 58], at: [235, -195], word: "Control box" },
		{ part: [-13, -59, 55], at: [-10, -275], word: "Film carriage" },
		{ part: [-25, 20, TABLE3], at: [-190, -65], word: "Turntable" },
		{ part: [-14, 48, 1], at: [-220, -5], word: "Loading ramp" },
	],
};

// components/drawings/machines/x200.tsx
import { Fragment as Fragment19, jsx as jsx24, jsxs as jsxs20 } from "react/jsx-runtime";

var LINE4 = 14;
var CONVEYOR = { end: 88, halfWidth: 22 };
var LOAD = { layers: 4, layerHeight: 9 };
var WAITING = -62;
var WRAPPED = 64;
var CELL = { x: 33, y: 28, height: 80 };
var ARROW_BARBS = [
	[-5, 3, 0],
	[-5, -3, 0],
];
function Cell() {
	const { x, y, height } = CELL;
	const panes = [onY(y, -28, -4, 42, 70), onY(y, 2, 26, 42, 70)];
	const glints = [-22, 8].flatMap((left) => [
		[
			[left, y, 48],
			[left + 8, y, 64],
		],
		[
			[left + 6, y, 48],
			[left + 10, y, 56],
		],
	]);
	return /* @__PURE__ */ jsxs20(Fragment19, {
		children: [
			/* @__PURE__ */ jsx24(Box, { of: "m", at: [-x, -y, 0], size: [2 * x, 2 * y, height] }),
			/* @__PURE__ */ jsx24(Faces, { ink: "n", of: [...panes, onX(x, -23, 23, LINE4, 68)] }),
			/* @__PURE__ */ jsx24(Lines, { ink: "k", of: glints }),
			/* @__PURE__ */ jsx24(Lines, {
				of: [
					[
						[-x, y, 10],
						[x, y, 10],
					],
					[
						[-x, y, 36],
						[x, y, 36],
					],
				],
			}),
		],
	});
}
function LightCurtain({ side }) {
	const post = [CELL.x + 3, side > 0 ? 24 : -27, 0];
	const [x, y] = post;
	return /* @__PURE__ */ jsxs20(Fragment19, {
		children: [
			/* @__PURE__ */ jsx24(Box, { of: "d", at: post, size: [3, 3, 58] }),
			/* @__PURE__ */ jsx24(Lines, {
				ink: "e",
				of: [
					[
						[x + 3, y + 1.5, 54],
						[x + 3, y + 1.5, 18],
					],
				],
			}),
		],
	});
}
function Cabinet() {
	const [x, y] = [2, 42];
	const [width, depth, height] = [14, 12, 44];
	const middle = y + depth / 2;
	return /* @__PURE__ */ jsxs20(Fragment19, {
		children: [
			/* @__PURE__ */ jsx24(Boxes, { of: "m", blocks: [{ at: [x, y, 0], size: [width, depth, height] }] }),
			/* @__PURE__ */ jsx24(Faces, { ink: "n", of: [onX(x + width, y + 2, y + depth - 2, 30, 40)] }),
			/* @__PURE__ */ jsx24(Outline, {
				ink: "a1",
				path: circle(acrossX([x + width, middle, 24], 2.4), [1, 0, 0]),
			}),
		],
	});
}
function Load({ x }) {
	return /* @__PURE__ */ jsxs20(Fragment19, {
		children: [
			/* @__PURE__ */ jsx24(Pallet, { z: LINE4, x }),
			/* @__PURE__ */ jsx24(Cartons, { z: LINE4 + PALLET_HEIGHT, x, ...LOAD }),
		],
	});
}
function Drawing10() {
	const { end, halfWidth } = CONVEYOR;
	return /* @__PURE__ */ jsxs20(Fragment19, {
		children: [
			/* @__PURE__ */ jsx24(Conveyor, { from: -end, to: -CELL.x, halfWidth, z: LINE4 }),
			/* @__PURE__ */ jsx24(Load, { x: WAITING }),
			/* @__PURE__ */ jsx24(Cell, {}),
			/* @__PURE__ */ jsx24(LightCurtain, { side: -1 }),
			/* @__PURE__ */ jsx24(Conveyor, { from: CELL.x, to: end, halfWidth, z: LINE4 }),
			/* @__PURE__ */ jsx24(Load, { x: WRAPPED }),
			/* @__PURE__ */ jsx24(WoundFilm, { x: WRAPPED, foot: LINE4 + 3, top: 47, pitch: 8, leaves: "right" }),
			/* @__PURE__ */ jsx24(LightCurtain, { side: 1 }),
			/* @__PURE__ */ jsx24(Cabinet, {}),
			/* @__PURE__ */ jsx24(TravelArrow, { from: [-74, 34, 0], to: [-42, 34, 0], barbs: ARROW_BARBS }),
			/* @__PURE__ */ jsx24(TravelArrow, { from: [48, 32, 0], to: [78, 32, 0], barbs: ARROW_BARBS }),
		],
	});
}
var x200 = {
	Drawing: Drawing10,
	callouts: [
		{ part: [-80, -10, LINE4 + PALLET_HEIGHT + 36], at: [-250, -260], word: "Bare load" },
		{ part: [CELL.x, -20, 76], at: [200, -215], word: "Guarded cell" },
		{ part: [CELL.x + 6, -25, 54], at: [215, -160], word: "Light curtain" },
		{ part: [88, -10, 45], at: [230, -60], word: "Wrapped load" },
		{ part: [2, 54, 30], at: [-200, 12], word: "Control cabinet" },
	],
};

// components/drawings/machines/index.ts
var machines = {
	"r600-robot": r600Robot,
	"r600-light-weight-load": r600LightWeightLoad,
	"t1300-ring": t1300Ring,
	"s300-in-line": s300InLine,
	x200,
	x0ps,
	x1,
	s600,
	"vented-wrap": ventedWrap,
};

// components/drawings/parts/Callout.tsx
import { Fragment as Fragment20, jsx as jsx25, jsxs as jsxs21 } from "react/jsx-runtime";

function Callout({ part, at: [x, y], word }) {
	const [dotX, dotY] = project(part);
	const toLeft = x < dotX;
	const side = toLeft ? -1 : 1;
	const leader = [
		{ kind: "move", to: [dotX, dotY] },
		{ kind: "line", to: [dotX + side * Math.abs(dotY - y), y] },
		{ kind: "line", to: [x - side * 5, y] },
	];
	return /* @__PURE__ */ jsxs21(Fragment20, {
		children: [
			/* @__PURE__ */ jsx25("path", { className: "z", d: encode2(leader) }),
			/* @__PURE__ */ jsx25("path", { className: "dt", d: `m${Math.round(dotX)} ${Math.round(dotY)}h0` }),
			/* @__PURE__ */ jsx25("text", { className: toLeft ? "te" : void 0, x, y: y + 4, children: word }),
		],
	});
}

// components/drawings/MachineDrawing.tsx
import { jsx as jsx26, jsxs as jsxs22 } from "react/jsx-runtime";

var VIEW_BOX = { poster: "-460 -335 800 450", bare: "-230 -335 460 450" };
function MachineDrawing({ machine, view, alt }) {
	const { Drawing: Parts, callouts } = machines[machine];
	return /* @__PURE__ */ jsx26(Drawing, {
		alt,
		viewBox: VIEW_BOX[view],
		children: /* @__PURE__ */ jsxs22(Once, {
			name: `${machine} ${view}`,
			children: [
				/* @__PURE__ */ jsx26(Parts, {}),
				view === "poster" &&
					/* @__PURE__ */ jsx26("g", {
						className: "callouts",
						children: callouts.map((callout) => /* @__PURE__ */ jsx26(Callout, { ...callout }, callout.word)),
					}),
			],
		}),
	});
}

// components/drawings/ScaleDrawing.tsx
import { jsx as jsx27, jsxs as jsxs23 } from "react/jsx-runtime";

function ScaleDrawing({ alt }) {
	const plate = 4;
	return /* @__PURE__ */ jsxs23(Drawing, {
		alt,
		viewBox: "-100 -120 210 170",
		kind: "spot-drawing",
		children: [
			/* @__PURE__ */ jsx27(Shadow, { x: 24, y: [-18, 22], length: 8 }),
			/* @__PURE__ */ jsx27(Box, { of: "d", at: [-2, -24, 0], size: [4, 4, 20], topless: true }),
			/* @__PURE__ */ jsx27(Box, { of: "d", at: [-10, -26, 20], size: [22, 6, 12] }),
			/* @__PURE__ */ jsx27(Faces, { ink: "r", of: [onY(-20, -7, 9, 23.6, 29.6)] }),
			/* @__PURE__ */ jsx27(Lines, {
				of: [
					[
						[-4, -20, 26.6],
						[6, -20, 26.6],
					],
				],
			}),
			/* @__PURE__ */ jsx27(Box, { of: "s", at: [-24, -18, 0], size: [48, 40, plate] }),
			/* @__PURE__ */ jsx27(Faces, {
				ink: "s1",
				of: [
					[
						[-21, -15, plate],
						[21, -15, plate],
						[21, 19, plate],
						[-21, 19, plate],
					],
				],
			}),
			/* @__PURE__ */ jsx27(Box, { of: "k", at: [-10, -6, plate], size: [20, 20, 12] }),
			/* @__PURE__ */ jsx27(Lines, {
				ink: "t",
				of: [
					[
						[0, -6, 16],
						[0, 14, 16],
						[0, 14, 12],
					],
				],
			}),
		],
	});
}

// components/product/ProductHeading.tsx
import { jsx as jsx28, jsxs as jsxs24 } from "react/jsx-runtime";

function headingParts({ name, navigationLabel }) {
	return navigationLabel !== void 0 && name.startsWith(`${navigationLabel} `)
		? [navigationLabel, name.slice(navigationLabel.length + 1)]
		: [name];
}
function ProductHeading({ product: product2 }) {
	const [label, kind] = headingParts(product2);
	return kind === void 0
		? /* @__PURE__ */ jsx28("h1", { children: label })
		: /* @__PURE__ */ jsxs24("h1", {
				children: [
					label,
					" ",
					/* @__PURE__ */ jsx28("small", { className: "product__kind", children: kind }),
				],
			});
}

// pages/render-markup.tsx
import { createElement } from "react";
import { jsx as jsx29 } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";

var mark2 = /<render-once number="(\d+)"><\/render-once>/;
function markupRenderer() {
	const numbers = /* @__PURE__ */ new Map();
	const contents = [];
	const texts = /* @__PURE__ */ new Map();
	function markFor(name, content) {
		const number2 = numbers.get(name) ?? contents.push(content) - 1;
		numbers.set(name, number2);
		return createElement("render-once", { number: number2 });
	}
	function textOf4(number2) {
		const text3 = texts.get(number2) ?? renderMarkup(contents[number2]).whole;
		texts.set(number2, text3);
		return text3;
	}
	function renderMarkup(content) {
		const marked = renderToStaticMarkup(
			/* @__PURE__ */ jsx29(RenderOnce, { value: markFor, children: content }),
		);
		const pieces = marked
			.split(mark2)
			.map((piece, place) => (place % 2 === 0 ? piece : textOf4(Number(piece))));
		return {
			whole: pieces.join(""),
			own: pieces.filter((_, place) => place % 2 === 0).join(""),
			shared: pieces.filter((_, place) => place % 2 === 1),
		};
	}
	return renderMarkup;
}

// assets/make/cards/set-text.ts
var SMALLEST = 36;
var sizes = Array.from({ length: 25 }, (_, step) => SMALLEST + 4 * (24 - step));
var LINE_HEIGHT = 0.94;
var CAPITALS = 0.69;
function wordsOf(text3) {
	return text3.split(/\s+/).filter((word) => word !== "");
}
function setLine(lettering, words2, size) {
	let x = 0;
	return words2.map((word) => {
		const { outline, width } = drawn2(lettering, word);
		const placed = { x, y: 0, size, outline };
		x += ((width + drawn2(lettering, " ").width) * size) / 1e3;
		return placed;
	});
}
function setText(lettering, lines, box) {
	const widthOf = (words2) =>
		words2.reduce((sum, word) => sum + drawn2(lettering, word).width + drawn2(lettering, " ").width, 0);
	function breakAt(size2) {
		return lines.length > 1
			? lines.map(wordsOf)
			: wrap(wordsOf(lines.join()), (words2) => widthOf(words2) * size2 <= 1e3 * box.width);
	}
	function fits(size2) {
		const broken = breakAt(size2);
		return (
			(CAPITALS + (broken.length - 1) * LINE_HEIGHT) * size2 <= box.height &&
			broken.every((words2) => widthOf(words2) * size2 <= 1e3 * box.width)
		);
	}
	const size = sizes.find((candidate) => candidate <= box.largest && fits(candidate)) ?? SMALLEST;
	const room = Math.floor((box.height / size - CAPITALS) / LINE_HEIGHT + 1);
	return breakAt(size)
		.slice(0, room)
		.flatMap((words2, line) =>
			setLine(lettering, words2, size).map((word) => ({
				...word,
				y: (CAPITALS + line * LINE_HEIGHT) * size,
			})),
		);
}
function drawn2({ wide, narrow }, word) {
	return wide.get(word) ?? narrow.get(word) ?? { width: 0, outline: "" };
}
function wrap(words2, fits) {
	const lines = [];
	let line = [];
	for (const word of words2) {
		if (line.length > 0 && !fits([...line, word])) {
			lines.push(line);
			line = [];
		}
		line.push(word);
	}
	return [...lines, line];
}

// assets/make/cards/SocialCard.tsx
import { Fragment as Fragment21, jsx as jsx30, jsxs as jsxs25 } from "react/jsx-runtime";

var cardSize = { width: 1200, height: 630 };
var MARGIN = 64;
var BAND = 104;
var LOGO = 44;
var TILE = { width: 96, height: 48 };
function SocialCard({ lines, subheading, wordmark, drawing, lettering, logoLettering, palette, styles }) {
	const { width, height } = cardSize;
	const room = { width: 560, height: height - BAND - 2 * MARGIN };
	const heading = setText(lettering, lines, {
		...room,
		height: subheading === void 0 ? room.height : 0.7 * room.height,
		largest: 132,
	});
	const foot = Math.max(0, ...heading.map(({ y }) => y)) + 44;
	const kind = setText(lettering, [subheading ?? ""], { ...room, height: room.height - foot, largest: 60 });
	return /* @__PURE__ */ jsxs25("svg", {
		"aria-hidden": "true",
		xmlns: "http://www.w3.org/2000/svg",
		width,
		height,
		viewBox: `0 0 ${width} ${height}`,
		children: [
			/* @__PURE__ */ jsx30("style", { children: styles }),
			/* @__PURE__ */ jsx30("rect", { width, height, fill: palette("paper") }),
			/* @__PURE__ */ jsx30(Floor, { stroke: palette("grid") }),
			/* @__PURE__ */ jsx30("svg", {
				"aria-hidden": "true",
				x: 532,
				y: BAND,
				width: width - 532,
				height: height - BAND,
				children: drawing,
			}),
			/* @__PURE__ */ jsx30("rect", { width, height: BAND, fill: palette("night") }),
			/* @__PURE__ */ jsxs25("g", {
				transform: `translate(${MARGIN} ${(BAND - 56) / 2})`,
				children: [
					/* @__PURE__ */ jsxs25("svg", {
						"aria-hidden": "true",
						width: 56,
						height: 56,
						viewBox: `0 0 ${mark.size} ${mark.size}`,
						children: [
							/* @__PURE__ */ jsx30("path", { d: mark.top, fill: palette("accent") }),
							/* @__PURE__ */ jsx30("path", { d: mark.film, fill: palette("paper") }),
						],
					}),
					/* @__PURE__ */ jsx30(Words, {
						of: setLine(logoLettering, wordsOf(wordmark), LOGO),
						at: [76, 28 + 0.345 * LOGO],
						fill: palette("paper"),
					}),
				],
			}),
			/* @__PURE__ */ jsx30(Words, { of: heading, at: [MARGIN, BAND + MARGIN], fill: palette("ink") }),
			/* @__PURE__ */ jsx30(Words, { of: kind, at: [MARGIN, BAND + MARGIN + foot], fill: palette("ink-2") }),
		],
	});
}
function Words({ of, at, fill }) {
	return /* @__PURE__ */ jsx30("g", {
		fill,
		transform: `translate(${at.join(" ")})`,
		children: of.map(({ x, y, size, outline }) =>
			/* @__PURE__ */ jsx30(
				"path",
				{ transform: `translate(${x} ${y}) scale(${size / 1e3})`, d: outline },
				`${x} ${y}`,
			),
		),
	});
}
function Floor({ stroke }) {
	const { width, height } = cardSize;
	const lines = [];
	for (let x = -height * 2; x < width + height * 2; x += TILE.width) {
		lines.push(`M${x} 0l${height * 2} ${height}M${x} 0l${-height * 2} ${height}`);
	}
	return /* @__PURE__ */ jsxs25(Fragment21, {
		children: [
			/* @__PURE__ */ jsxs25("linearGradient", {
				id: "fade",
				children: [
					/* @__PURE__ */ jsx30("stop", { offset: ".4", stopColor: "#000" }),
					/* @__PURE__ */ jsx30("stop", { offset: ".75", stopColor: "#fff" }),
				],
			}),
			/* @__PURE__ */ jsx30("mask", {
				id: "right",
				maskUnits: "userSpaceOnUse",
				x: "0",
				y: "0",
				width,
				height,
				children: /* @__PURE__ */ jsx30("rect", { width, height, fill: "url(#fade)" }),
			}),
			/* @__PURE__ */ jsx30("path", {
				d: lines.join(""),
				stroke,
				strokeWidth: "2",
				fill: "none",
				mask: "url(#right)",
			}),
		],
	});
}

// assets/make/cards/cards.tsx
import { jsx as jsx31 } from "react/jsx-runtime";

function posterOf(shown3) {
	for (const { poster: poster2 } of shown3) {
		if (poster2 && "drawing" in poster2) {
			const { drawing, alt } = poster2;
			return {
				drawing: /* @__PURE__ */ jsx31(MachineDrawing, { machine: drawing, view: "bare", alt: "" }),
				alt,
			};
		}
	}
	return { drawing: /* @__PURE__ */ jsx31(LogoMark, {}), alt: `Logo of ${textOf2(company.name)}` };
}
function motifOf(route) {
	switch (route.kind) {
		case "product":
			return posterOf([products[route.id]]);
		case "list":
			return posterOf(productLists[route.id].items);
		case "fixed":
			return route.path === "/partners/"
				? {
						drawing: /* @__PURE__ */ jsx31(ScaleDrawing, { alt: "" }),
						alt: "Line drawing of a floor scale with a carton on it.",
					}
				: {
						drawing: /* @__PURE__ */ jsx31(MachineDrawing, { machine: "x1", view: "bare", alt: "" }),
						alt: homePage.hero.alt,
					};
	}
}
function headingOf(route) {
	if (route.path === "/") return { lines: homePage.hero.lines, subheading: void 0 };
	const [label = "", kind] = route.kind === "product" ? headingParts(products[route.id]) : [route.heading];
	return { lines: [label], subheading: kind };
}
async function drawCards(root2, routes2, renderMarkup = markupRenderer()) {
	const shared = routes2.filter(({ indexed }) => indexed);
	const wordmark = textOf2(company.wordmark);
	const palette = await readPalette(root2);
	const [styles, narrow, wide] = await Promise.all([
		drawingStyles(root2, palette),
		drawWords(root2, "narrow", [
			" ",
			...wordsOf([wordmark, ...shared.map(({ heading }) => heading)].join(" ")),
		]),
		drawWords(root2, "wide", ["Stretch"]),
	]);
	const plain = { narrow, wide: /* @__PURE__ */ new Map() };
	const signature = { narrow, wide };
	function draw(route) {
		const { drawing, alt } = motifOf(route);
		const { whole: svg } = renderMarkup(
			/* @__PURE__ */ jsx31(SocialCard, {
				...headingOf(route),
				wordmark,
				drawing,
				lettering: route.path === "/" ? signature : plain,
				logoLettering: signature,
				palette,
				styles,
			}),
		);
		return { path: route.path, alt, svg };
	}
	return shared.map(draw);
}
async function makeCards(root2, routes2, renderMarkup) {
	const drawn3 = await drawCards(root2, routes2, renderMarkup);
	const made = await Promise.all(
		drawn3.map(async ({ path, alt, svg }) => {
			const contents = await rasterize(root2, svg);
			const name = path.split("/").filter(Boolean).at(-1) ?? "home";
			return { path, alt, contents, file: hashedName(`card-${name}`, "png", contents) };
		}),
	);
	return {
		cards: new Map(made.map(({ path, file, alt }) => [path, { file, alt }])),
		files: made.map(({ file, contents }) => [file, contents]),
	};
}

// pages/output/robots.ts
function robots(site) {
	return `User-agent: *
Allow: /
Sitemap: ${addressOf(site, "/sitemap.xml")}
`;
}

// pages/output/sitemap.ts
function sitemap(site) {
	const entries = routes
		.filter(({ indexed }) => indexed)
		.map(
			({ path }) => `<url><loc>${escapeXml(addressOf(site, path))}</loc></url>
`,
		);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
function escapeXml(text3) {
	return text3.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

// components/document/colours.ts
var colours = {
	/** The bar on top of every page. */
	night: "#14212c",
	paper: { light: "#f3f0e9", dark: "#0f171e" },
};

// pages/output/web-manifest.ts
function webManifest({ base }, icons) {
	const manifest = {
		name: textOf2(company.name),
		short_name: textOf2(company.wordmark),
		lang: "en-US",
		start_url: base,
		scope: base,
		display: "browser",
		theme_color: colours.night,
		background_color: colours.paper.light,
		icons: icons.map(({ file, side, purpose }) => ({
			src: base + file,
			sizes: `${side}x${side}`,
			type: "image/png",
			purpose,
		})),
	};
	return `${JSON.stringify(manifest, null, "	")}
`;
}

// pages/output/fixed-files.ts
function fixedFiles(site, { fixed, app }) {
	const files = {
		"/robots.txt": robots(site),
		"/sitemap.xml": sitemap(site),
		"/manifest.json": webManifest(site, app),
		...fixed,
	};
	return [
		...keysOf(files).map((path) => [path.slice(1), files[path]]),
		...app.map(({ file, contents }) => [file, contents]),
	];
}

// pages/hosts/json.ts
function printJson(value) {
	return `${JSON.stringify(value, null, 2)}
`;
}

// pages/hosts/azure.ts
function printAzureConfig({ security, revalidate, immutable, immutableFolder, notFound }) {
	const headers = [...security, { name: "Cache-Control", value: revalidate }];
	return printJson({
		routes: [{ route: `/${immutableFolder}/*`, headers: { "Cache-Control": immutable } }],
		responseOverrides: { 404: { rewrite: `/${notFound.page}` } },
		globalHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
	});
}

// pages/policy.ts
import { createHash as createHash4 } from "node:crypto";

// content/model/pictures.ts
var stockPhotoHost = "https://images.unsplash.com";

// pages/policy.ts
var directives = [
	"default-src",
	"script-src",
	"style-src",
	"font-src",
	"img-src",
	"manifest-src",
	"frame-src",
	"connect-src",
	"base-uri",
	"form-action",
];
var inlineElement = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;
function inlineTexts(markup) {
	const texts = { script: [], style: [] };
	for (const [, name, attributes2 = "", text3 = ""] of markup.matchAll(inlineElement)) {
		if (text3 === "" || attributes2.includes("application/ld+json")) continue;
		texts[name === "style" ? "style" : "script"].push(text3);
	}
	return texts;
}
var knownHashes = /* @__PURE__ */ new Map();
function hashOf(text3) {
	const hash = knownHashes.get(text3) ?? `'sha256-${createHash4("sha256").update(text3).digest("base64")}'`;
	knownHashes.set(text3, hash);
	return hash;
}
var always = /* @__PURE__ */ new Map([
	["default-src", /* @__PURE__ */ new Set(["'none'"])],
	["font-src", /* @__PURE__ */ new Set(["'self'"])],
	["img-src", /* @__PURE__ */ new Set(["'self'"])],
	// For the not-found page that takes in another, and for Lighthouse, which asks for robots.txt as the page would:
	// https://github.com/GoogleChrome/lighthouse/issues/4386
	["connect-src", /* @__PURE__ */ new Set(["'self'"])],
	["base-uri", /* @__PURE__ */ new Set(["'none'"])],
	["form-action", /* @__PURE__ */ new Set(["'none'"])],
]);
function needsOf(part) {
	const loadsScript = part.includes('<script type="module" src=');
	const { script, style } = inlineTexts(part);
	return /* @__PURE__ */ new Map([
		["script-src", /* @__PURE__ */ new Set([...(loadsScript ? ["'self'"] : []), ...script.map(hashOf)])],
		["style-src", new Set(style.map(hashOf))],
		["img-src", new Set(part.includes(` src="${stockPhotoHost}/`) ? [stockPhotoHost] : [])],
		["manifest-src", new Set(part.includes('<link rel="manifest"') ? ["'self'"] : [])],
		["frame-src", new Set(part.includes("<iframe") ? ["https://www.youtube-nocookie.com"] : [])],
	]);
}
var knownNeeds = /* @__PURE__ */ new Map();
function needsOfShared(part) {
	const needs = knownNeeds.get(part) ?? needsOf(part);
	knownNeeds.set(part, needs);
	return needs;
}
function allNeedsOf({ own: own2, shared }) {
	return unionOf([needsOf(own2), ...shared.map(needsOfShared)]);
}
function needsToAdopt(adopted) {
	const needs = allNeedsOf(adopted);
	const loadsScript = needs.get("script-src")?.has("'self'");
	return /* @__PURE__ */ new Map([
		["script-src", new Set(loadsScript ? ["'self'"] : [])],
		["style-src", needs.get("style-src") ?? /* @__PURE__ */ new Set()],
	]);
}
function policyOf(page, adopted) {
	return unionOf([always, ...(adopted ? [needsToAdopt(adopted)] : []), allNeedsOf(page)]);
}
function unionOf(policies) {
	const union2 = /* @__PURE__ */ new Map();
	for (const policy of policies) {
		for (const [name, sources] of policy) {
			const allowed = union2.get(name) ?? /* @__PURE__ */ new Set();
			for (const source2 of sources) allowed.add(source2);
			if (allowed.size > 0) union2.set(name, allowed);
		}
	}
	return new Map(
		directives.flatMap((name) => {
			const allowed = union2.get(name);
			return allowed ? [[name, allowed]] : [];
		}),
	);
}
function printPolicy(policy) {
	return [...policy].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}

// pages/hosts/rules.ts
var unusedFeatures = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"usb",
];
function hostRules({ base }, policy) {
	return {
		base,
		security: [
			// A policy in a page cannot say who may frame it, so this part stands in the header alone.
			{ name: "Content-Security-Policy", value: `${printPolicy(policy)}; frame-ancestors 'none'` },
			{ name: "Strict-Transport-Security", value: "max-age=31536000" },
			{ name: "X-Content-Type-Options", value: "nosniff" },
			{ name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
			{ name: "Permissions-Policy", value: unusedFeatures.map((feature) => `${feature}=()`).join(", ") },
			{ name: "Cross-Origin-Opener-Policy", value: "same-origin" },
			{ name: "Cross-Origin-Resource-Policy", value: "same-origin" },
		],
		revalidate: "no-cache",
		immutable: "public, max-age=31536000, immutable",
		immutableFolder: "assets",
		closedFolders: ["products", "assets", "assets/uploads"],
		notFound: {
			page: "404.html",
			inside: { folder: "products", page: "products/404.html" },
		},
		errorPage: "500.html",
	};
}
function literal(text3) {
	return text3.replace(/[.~\\^$*+?()[\]{}|]/g, "\\$&");
}
function insidePattern({ base, notFound }) {
	return `^${literal(base)}${notFound.inside.folder}/[^/]+/?$`;
}
function closedPattern({ base, closedFolders }) {
	return `^${literal(base)}(${closedFolders.join("|")})/?$`;
}
function immutablePattern({ base, immutableFolder }) {
	return `^${literal(base)}${immutableFolder}/`;
}

// pages/hosts/site-root.ts
var siteRoot = "/srv/site";

// pages/hosts/caddy.ts
function printCaddyfile(rules) {
	const { base, security, revalidate, immutable, immutableFolder, notFound, errorPage: errorPage2 } = rules;
	const fileServer = "file_server {\n			precompressed br gzip\n		}";
	return `# The contents of dist/ are in ${siteRoot}${base}
example.com {
	root * ${siteRoot}
	encode gzip
	header {
${security.map(({ name, value }) => `		${name} "${value}"`).join("\n")}
	}
	@immutable path ${base}${immutableFolder}/*
	header @immutable Cache-Control "${immutable}"
	@others not path ${base}${immutableFolder}/*
	header @others Cache-Control "${revalidate}"
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control "${revalidate}"
		@inside {
			expression {err.status_code} in [403, 404]
			path_regexp ${insidePattern(rules)}
		}
		handle @inside {
			rewrite * ${base}${notFound.inside.page}
			${fileServer.replaceAll("\n", "\n	")}
		}
		@missing expression {err.status_code} in [403, 404]
		handle @missing {
			rewrite * ${base}${notFound.page}
			${fileServer.replaceAll("\n", "\n	")}
		}
		@broken expression {err.status_code} >= 500
		handle @broken {
			rewrite * ${base}${errorPage2}
			${fileServer.replaceAll("\n", "\n	")}
		}
	}
}
`;
}

// pages/hosts/cloudflare.ts
function printWranglerConfig() {
	return printJson({
		name: "site",
		compatibility_date: "2026-01-01",
		assets: { directory: "./dist", not_found_handling: "404-page" },
	});
}

// pages/hosts/firebase.ts
function asPairs(headers) {
	return headers.map(({ name, value }) => ({ key: name, value }));
}
function printFirebaseConfig({ security, revalidate, immutable, immutableFolder }, ignored) {
	return printJson({
		hosting: {
			public: "dist",
			ignore: ["**/.*", ...ignored.filter((file) => !file.startsWith("."))],
			trailingSlash: true,
			headers: [
				{ source: "**", headers: asPairs([...security, { name: "Cache-Control", value: revalidate }]) },
				{ source: `/${immutableFolder}/**`, headers: asPairs([{ name: "Cache-Control", value: immutable }]) },
			],
		},
	});
}

// pages/hosts/headers-file.ts
function printHeadersFile({ security, immutable, immutableFolder }) {
	return [
		"/*",
		...security.map(({ name, value }) => `  ${name}: ${value}`),
		"",
		`/${immutableFolder}/*`,
		`  Cache-Control: ${immutable}`,
		"",
	].join("\n");
}

// pages/hosts/htaccess.ts
function printHtaccess(rules) {
	const { base, notFound, errorPage: errorPage2, security, immutable, revalidate } = rules;
	return `AddDefaultCharset utf-8
<IfModule mod_mime.c>
  AddCharset utf-8 .js .svg
  AddType text/javascript .js
  AddType font/woff2 .woff2
  AddType image/png .png
  AddType image/x-icon .ico
  AddType application/json .json
  AddType text/xml .xml
  AddType text/plain .txt
</IfModule>

ErrorDocument 403 ${base}${notFound.page}
ErrorDocument 404 ${base}${notFound.page}
ErrorDocument 500 ${base}${errorPage2}
<If "%{REQUEST_URI} =~ m#${insidePattern(rules)}#">
  ErrorDocument 403 ${base}${notFound.inside.page}
  ErrorDocument 404 ${base}${notFound.inside.page}
</If>

<IfModule mod_alias.c>
  RedirectMatch 404 ${closedPattern(rules)}
</IfModule>

<IfModule mod_headers.c>
${security.map(({ name, value }) => `  Header always set ${name} "${value}"`).join("\n")}
  Header set Cache-Control "${revalidate}"
  <If "%{REQUEST_URI} =~ m#${immutablePattern(rules)}#">
    Header set Cache-Control "${immutable}"
  </If>
</IfModule>

<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS text/html text/plain text/xml application/xml text/javascript application/json image/svg+xml
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE text/html text/plain text/xml application/xml text/javascript application/json image/svg+xml
  </IfModule>
</IfModule>
`;
}

// pages/hosts/lighttpd.ts
function printHeaders(headers) {
	return headers.map(({ name, value }) => `  "${name}" => "${value}"`).join(",\n");
}
function printLighttpdConfig(rules) {
	const { base, security, revalidate, immutable, notFound } = rules;
	return `# The contents of dist/ are in ${siteRoot}${base}
# Debian has mod_deflate in the package lighttpd-mod-deflate.
server.modules += ("mod_rewrite", "mod_setenv", "mod_deflate")
server.document-root = "${siteRoot}"
index-file.names = ("index.html")
mimetype.assign += (
  ".html" => "text/html; charset=utf-8",
  ".js" => "text/javascript; charset=utf-8",
  ".svg" => "image/svg+xml",
  ".png" => "image/png",
  ".ico" => "image/x-icon",
  ".json" => "application/json",
  ".xml" => "text/xml",
  ".txt" => "text/plain; charset=utf-8",
  ".woff2" => "font/woff2"
)
deflate.mimetypes = ("text/html", "text/javascript", "image/svg+xml", "text/plain", "text/xml", "application/json")
deflate.allowed-encodings = ("gzip")
server.errorfile-prefix = "${siteRoot}${base}"
setenv.set-response-header = (
${printHeaders(security)}
)
$HTTP["url"] =~ "${insidePattern(rules)}" {
  server.errorfile-prefix = "${siteRoot}${base}${notFound.inside.folder}/"
}
$HTTP["url"] =~ "${closedPattern(rules)}" {
  url.rewrite-once = ("" => "${base}404")
}
$HTTP["url"] =~ "${immutablePattern(rules)}" {
  setenv.set-response-header += ("Cache-Control" => "${immutable}")
} else {
  setenv.set-response-header += ("Cache-Control" => "${revalidate}")
}
`;
}

// pages/hosts/nginx.ts
function printNginxConfig(rules) {
	const { base, security, revalidate, immutable, immutableFolder, notFound, errorPage: errorPage2 } = rules;
	const headers = security.map(({ name, value }) => `  add_header ${name} "${value}" always;`).join("\n");
	const withoutSlash =
		base === "/"
			? ""
			: `location = ${base.slice(0, -1)} { return 301 ${base}; }
`;
	return `# Goes inside your server { }. The contents of dist/ are in ${siteRoot}${base}
root ${siteRoot};
index index.html;
charset utf-8;
charset_types text/html text/plain text/xml text/javascript application/javascript image/svg+xml;
absolute_redirect off;
gzip on;
gzip_types text/plain text/xml text/javascript application/javascript application/json image/svg+xml;
gzip_static on;
gzip_vary on;
error_page 403 404 ${base}${notFound.page};
error_page 500 502 503 504 ${base}${errorPage2};

${withoutSlash}location ${base} {
  try_files $uri $uri/index.html =404;
${headers}
  add_header Cache-Control "${revalidate}" always;
}

location ~ "${insidePattern(rules)}" {
  error_page 403 404 ${base}${notFound.inside.page};
  try_files $uri $uri/index.html =404;
${headers}
  add_header Cache-Control "${revalidate}" always;
}

location ${base}${immutableFolder}/ {
  try_files $uri =404;
${headers}
  add_header Cache-Control "${immutable}";
}
`;
}

// pages/hosts/redirects-file.ts
function printRedirectsFile({ notFound: { inside: inside2 } }) {
	return `/${inside2.folder}/:id /${inside2.page} 404
`;
}

// pages/hosts/serve.ts
function asPairs2(headers) {
	return headers.map(({ name, value }) => ({ key: name, value }));
}
function printServeConfig({ security, revalidate, immutable, immutableFolder }) {
	return printJson({
		directoryListing: false,
		headers: [
			{ source: "**", headers: asPairs2([...security, { name: "Cache-Control", value: revalidate }]) },
			{ source: `${immutableFolder}/**`, headers: asPairs2([{ name: "Cache-Control", value: immutable }]) },
		],
	});
}

// pages/hosts/vercel.ts
function printVercelConfig({ security, immutable, immutableFolder, notFound }) {
	const { folder, page } = notFound.inside;
	return printJson({
		framework: null,
		buildCommand: "",
		installCommand: "",
		outputDirectory: "dist",
		headers: [
			{ source: "/(.*)", headers: security.map(({ name, value }) => ({ key: name, value })) },
			{ source: `/${immutableFolder}/(.*)`, headers: [{ key: "Cache-Control", value: immutable }] },
		],
		rewrites: [`/${folder}/:id`, `/${folder}/:id/`].map((source2) => ({
			source: source2,
			destination: `/${page}`,
			statusCode: 404,
		})),
	});
}

// pages/hosts/hosts.ts
var hosts = {
	netlify: {
		about: "_redirects, in dist/",
		place: "inside",
		file: "_redirects",
		atRootOnly: true,
		print: printRedirectsFile,
	},
	vercel: {
		about: "vercel.json, beside dist/",
		place: "beside",
		file: "vercel.json",
		atRootOnly: true,
		print: printVercelConfig,
	},
	cloudflare: {
		about: "wrangler.jsonc, beside dist/ (Workers; Pages needs nothing)",
		place: "beside",
		file: "wrangler.jsonc",
		atRootOnly: true,
		print: printWranglerConfig,
	},
	firebase: {
		about: "firebase.json, beside dist/",
		place: "beside",
		file: "firebase.json",
		atRootOnly: true,
		print: (rules) => printFirebaseConfig(rules, [...defaultFiles(rules).keys()]),
	},
	nginx: {
		about: "site.conf, for inside server { }",
		place: "beside",
		file: "site.conf",
		print: printNginxConfig,
	},
	caddy: { about: "Caddyfile", place: "beside", file: "Caddyfile", print: printCaddyfile },
	lighttpd: {
		about: "site.conf, to include in lighttpd.conf",
		place: "beside",
		file: "site.conf",
		print: printLighttpdConfig,
	},
};
var hostNames = keysOf(hosts);
function hostsHelp() {
	return hostNames.map((name) => `  ${name.padEnd(12)}${hosts[name].about}`).join("\n");
}
function defaultFiles(rules) {
	const files = /* @__PURE__ */ new Map([
		["_headers", printHeadersFile(rules)],
		[".htaccess", printHtaccess(rules)],
		["staticwebapp.config.json", printAzureConfig(rules)],
		["serve.json", printServeConfig(rules)],
		// GitHub Pages would leave out files whose names begin with "_".
		[".nojekyll", ""],
	]);
	const hidden = [...files.keys()].filter((file) => file !== "_headers");
	return files.set(
		".assetsignore",
		`${[...hidden, "*.br", "*.gz"].join("\n")}
`,
	);
}
function filesFor(name, rules) {
	const { place, file, print: print2, atRootOnly } = hosts[name];
	if (atRootOnly && rules.base !== "/") {
		throw new Error(
			`The host ${name} serves a site at the root of its address, and this one lives under "${rules.base}". Build it for an address without a path (SITE_URL, or siteUrl in content/company.ts); dist/ is untouched.`,
		);
	}
	const files = /* @__PURE__ */ new Map([[file, print2(rules)]]);
	return place === "inside"
		? { inside: files, beside: /* @__PURE__ */ new Map() }
		: { inside: /* @__PURE__ */ new Map(), beside: files };
}

// assets/make/icons/icons.tsx
import { renderToStaticMarkup as renderToStaticMarkup2 } from "react-dom/server";

// assets/make/icons/ico.ts
function ico(png2, side) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png2.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png2]);
}

// assets/make/icons/icons.tsx
import { jsx as jsx32, jsxs as jsxs26 } from "react/jsx-runtime";

function Tile({ side, share, palette }) {
	const margin = (mark.size * (1 / share - 1)) / 2;
	const sheet = mark.size + 2 * margin;
	return /* @__PURE__ */ jsxs26("svg", {
		"aria-hidden": "true",
		xmlns: "http://www.w3.org/2000/svg",
		width: side,
		height: side,
		viewBox: `${-margin} ${-margin} ${sheet} ${sheet}`,
		children: [
			/* @__PURE__ */ jsx32("rect", {
				x: -margin,
				y: -margin,
				width: sheet,
				height: sheet,
				fill: palette("night"),
			}),
			/* @__PURE__ */ jsx32("path", { d: mark.top, fill: palette("accent") }),
			/* @__PURE__ */ jsx32("path", { d: mark.film, fill: palette("paper") }),
		],
	});
}
function VectorIcon({ palette }) {
	return /* @__PURE__ */ jsxs26("svg", {
		"aria-hidden": "true",
		xmlns: "http://www.w3.org/2000/svg",
		viewBox: `0 0 ${mark.size} ${mark.size}`,
		children: [
			/* @__PURE__ */ jsx32("style", {
				children: `.s{fill:${palette("ink")}}@media(prefers-color-scheme:dark){.s{fill:${palette("paper")}}}`,
			}),
			/* @__PURE__ */ jsx32("path", { fill: palette("accent"), d: mark.top }),
			/* @__PURE__ */ jsx32("path", { className: "s", d: mark.film }),
		],
	});
}
async function makeIcons(root2) {
	const palette = await readPalette(root2);
	const draw = (side, share) =>
		rasterize(root2, renderToStaticMarkup2(/* @__PURE__ */ jsx32(Tile, { side, share, palette })));
	const app = [
		{ side: 192, purpose: "any", share: 0.72 },
		{ side: 512, purpose: "any", share: 0.72 },
		{ side: 512, purpose: "maskable", share: 0.56 },
	];
	const [small, touch, ...appPictures] = await Promise.all([
		draw(32, 0.9),
		draw(180, 0.72),
		...app.map(async ({ side, purpose, share }) => {
			const contents = await draw(side, share);
			const name = `icon-${purpose === "any" ? "" : "maskable-"}${side}`;
			return { file: hashedName(name, "png", contents), side, purpose, contents };
		}),
	]);
	return {
		fixed: {
			"/favicon.svg": renderToStaticMarkup2(/* @__PURE__ */ jsx32(VectorIcon, { palette })),
			"/favicon.ico": ico(small, 32),
			"/apple-touch-icon.png": touch,
		},
		app: appPictures,
	};
}

// pages/site-file.ts
function isPage(file) {
	const [path, contents] = file;
	return typeof contents === "string" && path.endsWith(".html");
}
function partsOf([, markup, parts]) {
	return parts ?? { own: markup, shared: [] };
}

// pages/output/links.ts
var LinkError = class extends Error {
	name = "LinkError";
};
var attribute = / (id|href|src|srcset)="([^"]*)"/gi;
var hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
function addressesIn(name, value) {
	if (name.toLowerCase() !== "srcset") return [value];
	return value.split(",").map((candidate) => candidate.trim().replace(/\s.*$/, ""));
}
function attributesIn(part) {
	const ids2 = [];
	const links = [];
	for (const [, name = "", value = ""] of part.matchAll(attribute)) {
		if (name === "id") ids2.push(value);
		else links.push(...addressesIn(name, value));
	}
	return { ids: ids2, links };
}
function fileOf(path) {
	return path.endsWith("/") || path === "" ? `${path}index.html` : path;
}
function printPlaces({ count: count3, first }) {
	if (count3 === 1) return `It stands on ${first.join()}.`;
	const rest = count3 > first.length ? ` and ${count3 - first.length} more` : "";
	return `It stands on ${count3} pages: ${first.join(", ")}${rest}.`;
}
var LinkCheck = class {
	#base;
	#places = /* @__PURE__ */ new Map();
	#deadWithin = /* @__PURE__ */ new Map();
	#idsOf = /* @__PURE__ */ new Map();
	/** Most pages have the same ids, so each set is kept once. */
	#idSets = /* @__PURE__ */ new Map();
	/** What was found in parts that pages share. */
	#known = /* @__PURE__ */ new Map();
	constructor(base) {
		this.#base = base;
	}
	/** Hands files on, and reads the pages among them. */
	*through(files) {
		for (const file of files) {
			if (isPage(file)) this.#readPage(file[0], partsOf(file));
			else if (!this.#idsOf.has(file[0])) this.#idsOf.set(file[0], /* @__PURE__ */ new Set());
			yield file;
		}
	}
	#readPage(path, { own: own2, shared }) {
		const found = [attributesIn(own2), ...shared.map((part) => this.#attributesOfShared(part))];
		const ids2 = found.flatMap((attributes2) => attributes2.ids);
		const key = ids2.join(" ");
		const idSet = this.#idSets.get(key) ?? new Set(key.split(" "));
		this.#idSets.set(key, idSet);
		this.#idsOf.set(path, idSet);
		for (const link of new Set(found.flatMap(({ links }) => links))) {
			if (!link.startsWith("#")) note(this.#places, link, path);
			else if (link !== "#" && !idSet.has(link.slice(1))) note(this.#deadWithin, link, path);
		}
	}
	#attributesOfShared(part) {
		const attributes2 = this.#known.get(part) ?? attributesIn(part);
		this.#known.set(part, attributes2);
		return attributes2;
	}
	get found() {
		return { places: this.#places, deadWithin: this.#deadWithin, idsOf: this.#idsOf };
	}
	/** Takes over what was found in pages that were read elsewhere. */
	add({ places: places2, deadWithin, idsOf }) {
		addPlaces(this.#places, places2);
		addPlaces(this.#deadWithin, deadWithin);
		for (const [path, ids2] of idsOf) this.#idsOf.set(path, ids2);
	}
	/** @throws LinkError that lists every dead link of the pages so far */
	finish() {
		const dead = this.#dead();
		if (dead.length > 0)
			throw new LinkError(`${dead.join("\n")}
Correct these links; dist/ is untouched.`);
	}
	/** One sentence for each dead link, and one for the pages it stands on. */
	#dead() {
		const within = [...this.#deadWithin].map(
			([link, places2]) =>
				`The link "${link}" leads nowhere: nothing on its own page has that id. ${printPlaces(places2)}`,
		);
		const others = [...this.#places].flatMap(([link, places2]) => {
			const problem = this.#problemOf(link);
			return problem ? [`The link "${link}" leads nowhere: ${problem}. ${printPlaces(places2)}`] : [];
		});
		return [...within, ...others];
	}
	#problemOf(link) {
		if (hasScheme.test(link)) return void 0;
		if (!link.startsWith(this.#base)) {
			return `an address within the site begins with "${this.#base}", or the page that it stands on would decide where it leads`;
		}
		const [address = "", fragment] = link.split("#");
		const file = fileOf(address.slice(this.#base.length).replace(/\?.*$/, ""));
		const ids2 = this.#idsOf.get(file);
		if (ids2 === void 0) return `no file "${file}" is written`;
		if (fragment && !ids2.has(fragment)) return `nothing in ${file} has the id "${fragment}"`;
		return void 0;
	}
};
function note(places2, link, page) {
	const known = places2.get(link);
	if (known === void 0) places2.set(Buffer.from(link).toString(), { count: 1, first: [page] });
	else addTo(known, 1, [page]);
}
function addTo(known, count3, pages) {
	known.count += count3;
	known.first.push(...pages.slice(0, 3 - known.first.length));
}
function addPlaces(places2, added) {
	for (const [link, { count: count3, first }] of added) {
		const known = places2.get(link);
		if (known === void 0) places2.set(link, { count: count3, first: [...first] });
		else addTo(known, count3, first);
	}
}

// pages/output/options.ts
import { parseArgs } from "node:util";

var OptionError = class extends Error {
	name = "OptionError";
};
function hostFrom(name) {
	const known = [...hostNames, "help"].find((host) => host === name);
	if (known === void 0) {
		throw new OptionError(
			`The build knows no host "${name}". Write npm run build -- --host NAME with one of these names, or leave it out:
${hostsHelp()}`,
		);
	}
	return known;
}
function optionsFrom(words2) {
	try {
		const { values } = parseArgs({
			args: [...words2],
			options: {
				host: { type: "string", multiple: true },
				precompress: { type: "boolean", default: false },
				timings: { type: "boolean", default: false },
				release: { type: "boolean", default: false },
				quiet: { type: "boolean", default: false },
				json: { type: "boolean", default: false },
			},
		});
		const [name, ...others] = values.host ?? [];
		if (others.length > 0) {
			throw new OptionError(
				"Write --host once: the build writes for one host at a time, because some refuse the files of others.",
			);
		}
		if (values.quiet && values.json) {
			throw new OptionError("Write --quiet or --json, not both: a quiet build reports nothing.");
		}
		return {
			host: name === void 0 ? void 0 : hostFrom(name),
			precompress: values.precompress,
			timings: values.timings,
			release: values.release,
			report: values.json ? "json" : values.quiet ? "none" : "text",
		};
	} catch (cause) {
		if (cause instanceof OptionError) throw cause;
		const reason2 = cause instanceof Error ? cause.message : String(cause);
		throw new OptionError(
			`The build cannot be started like this: ${reason2.replace(/\.?$/, ".")} Write npm run build -- [--host NAME] [--precompress] [--timings] [--release] [--quiet | --json]; --host help lists the names.`,
			{ cause },
		);
	}
}

// components/BareContent.tsx
import { jsx as jsx33 } from "react/jsx-runtime";

function BareContent({ text: text3 }) {
	return /* @__PURE__ */ jsx33("main", {
		className: "bare",
		children: /* @__PURE__ */ jsx33("h1", { className: "bare__text", children: text3 }),
	});
}

// components/document/Icons.tsx
import { Fragment as Fragment22, jsx as jsx34, jsxs as jsxs27 } from "react/jsx-runtime";

function Icons({ site }) {
	return /* @__PURE__ */ jsxs27(Fragment22, {
		children: [
			/* @__PURE__ */ jsx34("meta", {
				name: "theme-color",
				content: colours.night,
				media: "(prefers-color-scheme: light)",
			}),
			/* @__PURE__ */ jsx34("meta", {
				name: "theme-color",
				content: colours.paper.dark,
				media: "(prefers-color-scheme: dark)",
			}),
			/* @__PURE__ */ jsx34("link", { rel: "icon", href: hrefOf(site, "/favicon.ico"), sizes: "32x32" }),
			/* @__PURE__ */ jsx34("link", {
				rel: "icon",
				href: hrefOf(site, "/favicon.svg"),
				type: "image/svg+xml",
			}),
			/* @__PURE__ */ jsx34("link", { rel: "apple-touch-icon", href: hrefOf(site, "/apple-touch-icon.png") }),
			/* @__PURE__ */ jsx34("link", { rel: "manifest", href: hrefOf(site, "/manifest.json") }),
		],
	});
}

// components/document/SharingTags.tsx
import { Fragment as Fragment23, jsx as jsx35, jsxs as jsxs28 } from "react/jsx-runtime";

function SharingTags({ site, route: { path, title: title2, description: description2 } }) {
	const card = site.cards.get(path);
	return /* @__PURE__ */ jsxs28(Fragment23, {
		children: [
			/* @__PURE__ */ jsx35("meta", { property: "og:type", content: "website" }),
			/* @__PURE__ */ jsx35("meta", { property: "og:title", content: title2 }),
			/* @__PURE__ */ jsx35("meta", { property: "og:description", content: description2 }),
			/* @__PURE__ */ jsx35("meta", { property: "og:url", content: addressOf(site, path) }),
			/* @__PURE__ */ jsx35("meta", { property: "og:site_name", content: textOf2(company.name) }),
			/* @__PURE__ */ jsx35("meta", { property: "og:locale", content: "en_US" }),
			card &&
				/* @__PURE__ */ jsxs28(Fragment23, {
					children: [
						/* @__PURE__ */ jsx35("meta", { property: "og:image", content: `${site.url}/${card.file}` }),
						/* @__PURE__ */ jsx35("meta", { property: "og:image:width", content: "1200" }),
						/* @__PURE__ */ jsx35("meta", { property: "og:image:height", content: "630" }),
						/* @__PURE__ */ jsx35("meta", { property: "og:image:alt", content: card.alt }),
						/* @__PURE__ */ jsx35("meta", { name: "twitter:card", content: "summary_large_image" }),
					],
				}),
		],
	});
}

// content/navigation.ts
var home = { path: "/", label: "Home" };
var machines2 = keysOf(products).flatMap((id2) => {
	const label = products[id2].navigationLabel;
	return label === void 0 ? [] : [{ path: productPath(id2), label }];
});
var drawerLinks = [
	home,
	{ path: listPath("robot-wrappers"), label: productLists["robot-wrappers"].name },
	...machines2,
	{ path: listPath("automatic-wrappers"), label: productLists["automatic-wrappers"].name },
	{ path: "/partners/", label: "Partners" },
];
var quickLinks = [home, ...machines2];
function trailTo({ path, heading, indexed }) {
	return path === "/" || !indexed ? [] : [home, { path, label: heading }];
}

// content/model/player.ts
function playerAddress(videoId2) {
	return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(textOf2(videoId2))}`;
}

// components/document/structured-data.ts
function structuredData(site, route, facts2 = { company, products, productLists }) {
	const things = route.path === "/" ? homeThings(site, route, facts2) : pageThings(site, route, facts2);
	return { "@context": "https://schema.org", "@graph": things };
}
function homeThings(site, { path, title: title2 }, { company: company3 }) {
	const url = addressOf(site, path);
	const page = {
		"@type": "WebPage",
		"@id": `${url}#webpage`,
		url,
		name: title2,
		inLanguage: "en-US",
	};
	const name = givenText(company3.name);
	if (name === void 0) {
		return [page];
	}
	const organization = { "@id": `${url}#organization` };
	const website2 = {
		"@type": "WebSite",
		"@id": websiteId(site),
		url,
		name,
		inLanguage: "en-US",
		publisher: organization,
	};
	return [
		{ ...organizationOf(site, name, company3), ...organization },
		website2,
		{ ...page, isPartOf: { "@id": websiteId(site) }, about: organization },
	];
}
function pageThings(site, route, { company: company3, products: products2, productLists: productLists2 }) {
	const { path, description: description2, heading } = route;
	const url = addressOf(site, path);
	const card = site.cards.get(path);
	const image = card && {
		"@type": "ImageObject",
		contentUrl: `${site.url}/${card.file}`,
	};
	const page = {
		"@id": `${url}#webpage`,
		url,
		name: heading,
		description: description2,
		inLanguage: "en-US",
		...(givenText(company3.name) && { isPartOf: { "@id": websiteId(site) } }),
		breadcrumb: { "@id": `${url}#breadcrumb` },
		...(image && { primaryImageOfPage: image }),
	};
	const breadcrumb = {
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: stepsTo(site, route),
	};
	if (route.kind === "list") {
		return [
			{ "@type": "CollectionPage", ...page, mainEntity: itemsOf(url, productLists2[route.id]) },
			breadcrumb,
		];
	}
	const video = route.kind === "product" ? videoOf(site, route, products2[route.id]) : void 0;
	return video
		? [{ "@type": "WebPage", ...page, video: { "@id": `${url}#video` } }, breadcrumb, video]
		: [{ "@type": "WebPage", ...page }, breadcrumb];
}
function websiteId(site) {
	return `${addressOf(site, "/")}#website`;
}
function organizationOf(site, name, company3) {
	const [wordmark, email3, phone2, street] = [
		givenText(company3.wordmark),
		givenText(company3.email),
		givenText(company3.phone),
		givenText(company3.street),
	];
	const { office, warehouse } = company3;
	return {
		"@type": "Organization",
		name,
		url: addressOf(site, "/"),
		...(wordmark && { logo: addressOf(site, "/apple-touch-icon.png") }),
		description: company3.blurb,
		...(email3 && { email: email3 }),
		...(phone2 && { telephone: phoneE164(phone2) }),
		address: {
			"@type": "PostalAddress",
			...(street && { streetAddress: street }),
			addressLocality: office.city,
			addressRegion: office.state,
			addressCountry: "US",
		},
		location: {
			"@type": "Place",
			name: "Warehouse",
			address: {
				"@type": "PostalAddress",
				addressLocality: warehouse.city,
				addressRegion: warehouse.state,
				addressCountry: "US",
			},
		},
	};
}
function stepsTo(site, route) {
	return trailTo(route).map(({ path, label }, place) => ({
		"@type": "ListItem",
		position: place + 1,
		name: label,
		...(path !== route.path && { item: addressOf(site, path) }),
	}));
}
function itemsOf(url, { items }) {
	return {
		"@type": "ItemList",
		numberOfItems: items.length,
		itemListElement: items.map(({ id: id2, name }, place) => ({
			"@type": "ListItem",
			position: place + 1,
			name,
			url: `${url}#${id2}`,
		})),
	};
}
function videoOf(site, { path, description: description2 }, product2) {
	const { name, videoId: videoId2, uploadDate } = product2;
	const card = site.cards.get(path);
	return givenText(videoId2) === void 0 || uploadDate === void 0 || card === void 0
		? void 0
		: {
				"@type": "VideoObject",
				"@id": `${addressOf(site, path)}#video`,
				name: `${name} demo video`,
				description: description2,
				thumbnailUrl: [`${site.url}/${card.file}`],
				uploadDate,
				embedUrl: playerAddress(videoId2),
			};
}

// components/document/StructuredData.tsx
import { jsx as jsx36 } from "react/jsx-runtime";

function StructuredData({ site, route }) {
	const json2 = JSON.stringify(structuredData(site, route)).replaceAll("<", "\\u003c");
	return /* @__PURE__ */ jsx36("script", { type: "application/ld+json", children: json2 });
}

// components/document/Head.tsx
import { Fragment as Fragment24, jsx as jsx37, jsxs as jsxs29 } from "react/jsx-runtime";

function speculationRules({ base }) {
	return JSON.stringify({ prefetch: [{ where: { href_matches: `${base}*` }, eagerness: "moderate" }] });
}
function Head({ site, route, policy, css, inlineScript, frames, enhanced }) {
	const { path, title: title2, description: description2, indexed } = route;
	return /* @__PURE__ */ jsxs29("head", {
		children: [
			/* @__PURE__ */ jsx37("meta", { charSet: "utf-8" }),
			/* @__PURE__ */ jsx37("meta", { httpEquiv: "Content-Security-Policy", content: policy }),
			/* @__PURE__ */ jsx37("meta", { name: "viewport", content: "width=device-width,initial-scale=1" }),
			/* @__PURE__ */ jsx37("title", { children: fullTitle(title2) }),
			/* @__PURE__ */ jsx37("meta", { name: "description", content: description2 }),
			indexed
				? /* @__PURE__ */ jsxs29(Fragment24, {
						children: [
							/* @__PURE__ */ jsx37("link", { rel: "canonical", href: addressOf(site, path) }),
							/* @__PURE__ */ jsx37(SharingTags, { site, route }),
						],
					})
				: /* @__PURE__ */ jsx37("meta", { name: "robots", content: "noindex" }),
			/* @__PURE__ */ jsx37(Once, { name: "icons", children: /* @__PURE__ */ jsx37(Icons, { site }) }),
			indexed && /* @__PURE__ */ jsx37(StructuredData, { site, route }),
			/* @__PURE__ */ jsx37(Once, {
				name: css.name,
				children: /* @__PURE__ */ jsx37("style", { children: css.text }),
			}),
			frames /* Where scripts are off, browsers load a lazy frame at once, closed or not; then no frame may load.
       https://html.spec.whatwg.org/#will-lazy-load-element-steps */ &&
				/* @__PURE__ */ jsx37("noscript", {
					children: /* @__PURE__ */ jsx37("meta", {
						httpEquiv: "Content-Security-Policy",
						content: "frame-src 'none'",
					}),
				}),
			inlineScript && /* @__PURE__ */ jsx37("script", { children: inlineScript }),
			enhanced &&
				/* @__PURE__ */ jsx37("script", {
					type: "module",
					src: site.base + site.assets.script,
					fetchPriority: "low",
				}),
			indexed &&
				/* @__PURE__ */ jsx37(Once, {
					name: "speculation rules",
					children: /* @__PURE__ */ jsx37("script", {
						type: "speculationrules",
						children: speculationRules(site),
					}),
				}),
		],
	});
}

// components/Link.tsx
import { jsx as jsx38 } from "react/jsx-runtime";

function Link({ site, to, fragment, className, current, label, children }) {
	return /* @__PURE__ */ jsx38("a", {
		className,
		href: hrefOf(site, to) + (fragment === void 0 ? "" : `#${fragment}`),
		"aria-current": current ? "page" : void 0,
		"aria-label": label,
		children,
	});
}

// components/layout/Breadcrumb.tsx
import { jsx as jsx39 } from "react/jsx-runtime";

function Breadcrumb({ site, route }) {
	const trail = trailTo(route);
	if (trail.length === 0) {
		return null;
	}
	return /* @__PURE__ */ jsx39("nav", {
		className: "breadcrumb wrap",
		"aria-label": "Breadcrumb",
		children: /* @__PURE__ */ jsx39("ol", {
			className: "breadcrumb__trail",
			children: trail.map(({ path, label }) =>
				/* @__PURE__ */ jsx39(
					"li",
					{
						className: "breadcrumb__step",
						children:
							path === route.path
								? /* @__PURE__ */ jsx39("span", { "aria-current": "page", children: label })
								: /* @__PURE__ */ jsx39(Link, {
										site,
										to: path,
										className: "breadcrumb__link",
										children: label,
									}),
					},
					path,
				),
			),
		}),
	});
}

// components/layout/Drawer.tsx
import { jsx as jsx40, jsxs as jsxs30 } from "react/jsx-runtime";

function Drawer({ site, current }) {
	const here = drawerLinks.find(({ path }) => path === current)?.path;
	return /* @__PURE__ */ jsx40(Once, {
		name: `drawer ${here}`,
		children: /* @__PURE__ */ jsx40("dialog", {
			className: "drawer",
			id: "navigation",
			popover: "auto",
			"aria-labelledby": "navigation-title",
			children: /* @__PURE__ */ jsxs30("div", {
				className: "drawer__panel",
				children: [
					/* @__PURE__ */ jsxs30("div", {
						className: "drawer__head",
						children: [
							/* @__PURE__ */ jsx40("h2", {
								className: "drawer__title",
								id: "navigation-title",
								children: "Navigation",
							}),
							/* @__PURE__ */ jsx40("button", {
								className: "key drawer__close",
								type: "button",
								popoverTarget: "navigation",
								popoverTargetAction: "hide",
								"aria-label": "Close navigation",
								"data-closes-drawer": "",
							}),
						],
					}),
					/* @__PURE__ */ jsx40("nav", {
						"aria-labelledby": "navigation-title",
						children: /* @__PURE__ */ jsx40("ul", {
							children: drawerLinks.map(({ path, label }) =>
								/* @__PURE__ */ jsx40(
									"li",
									{
										children: /* @__PURE__ */ jsx40(Link, {
											site,
											to: path,
											className: "drawer__link",
											current: path === here,
											children: label,
										}),
									},
									path,
								),
							),
						}),
					}),
				],
			}),
		}),
	});
}

// components/document/FontPreloads.tsx
import { jsx as jsx41 } from "react/jsx-runtime";

function FontPreloads({ site }) {
	return [site.assets.headlineFont, site.assets.stretchFont].map((font) =>
		/* @__PURE__ */ jsx41(
			"link",
			{ rel: "preload", href: site.base + font, as: "font", type: "font/woff2", crossOrigin: "" },
			font,
		),
	);
}

// components/EmailLink.tsx
import { jsx as jsx42 } from "react/jsx-runtime";

function EmailLink({ className, subject, children }) {
	const email3 = textOf2(company.email);
	const query = subject === void 0 ? "" : `?subject=${encodeURIComponent(subject)}`;
	return /* @__PURE__ */ jsx42("a", {
		className,
		href: `mailto:${email3}${query}`,
		"aria-label": children ? void 0 : `E-mail ${email3}`,
		children: children ?? email3,
	});
}

// components/Stretched.tsx
import { Fragment as Fragment25, jsx as jsx43, jsxs as jsxs31 } from "react/jsx-runtime";

function Stretched({ text: text3 }) {
	const [before, ...after] = text3.split(/\bStretch\b/);
	if (after.length === 0) {
		return text3;
	}
	return /* @__PURE__ */ jsxs31(Fragment25, {
		children: [
			before,
			/* @__PURE__ */ jsx43("span", { className: "stretched", children: "Stretch" }),
			after.join("Stretch"),
		],
	});
}

// components/layout/Logo.tsx
import { jsx as jsx44, jsxs as jsxs32 } from "react/jsx-runtime";

function Logo({ site }) {
	return /* @__PURE__ */ jsxs32(Link, {
		site,
		to: "/",
		className: "logo",
		label: `${textOf2(company.wordmark)}, home`,
		children: [
			/* @__PURE__ */ jsx44(LogoMark, {}),
			/* @__PURE__ */ jsx44("span", {
				children: /* @__PURE__ */ jsx44(Stretched, { text: textOf2(company.wordmark) }),
			}),
		],
	});
}

// components/PhoneLink.tsx
import { jsx as jsx45 } from "react/jsx-runtime";

function PhoneLink({ className, children }) {
	const phone2 = textOf2(company.phone);
	return /* @__PURE__ */ jsx45("a", {
		className,
		href: `tel:${phoneE164(phone2)}`,
		"aria-label": children ? void 0 : `Call ${phone2}`,
		children: children ?? phone2,
	});
}

// components/layout/Footer.tsx
import { jsx as jsx46, jsxs as jsxs33 } from "react/jsx-runtime";

function Footer({ site, current }) {
	const { office, builder } = company;
	return /* @__PURE__ */ jsx46("footer", {
		className: "footer night",
		children: /* @__PURE__ */ jsxs33("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx46(Once, {
					name: "footer columns",
					children: /* @__PURE__ */ jsxs33("div", {
						className: "thirds",
						children: [
							/* @__PURE__ */ jsxs33("div", {
								children: [
									/* @__PURE__ */ jsx46(Logo, { site }),
									/* @__PURE__ */ jsx46("p", { className: "footer__blurb", children: company.blurb }),
								],
							}),
							/* @__PURE__ */ jsxs33("nav", {
								className: "footer__quick-links",
								"aria-labelledby": "quick-links",
								children: [
									/* @__PURE__ */ jsx46("h2", {
										className: "footer__heading",
										id: "quick-links",
										children: "Quick Links",
									}),
									/* @__PURE__ */ jsx46("ul", {
										children: quickLinks.map(({ path, label }) =>
											/* @__PURE__ */ jsx46(
												"li",
												{
													children: /* @__PURE__ */ jsx46(Link, {
														site,
														to: path,
														className: "footer__link",
														children: label,
													}),
												},
												path,
											),
										),
									}),
								],
							}),
							/* @__PURE__ */ jsxs33("div", {
								children: [
									/* @__PURE__ */ jsx46("h2", { className: "footer__heading", children: "Contact" }),
									/* @__PURE__ */ jsxs33("p", {
										children: [
											/* @__PURE__ */ jsx46(PhoneLink, { className: "footer__link" }),
											/* @__PURE__ */ jsx46("br", {}),
											/* @__PURE__ */ jsx46(EmailLink, { className: "footer__link" }),
										],
									}),
									/* @__PURE__ */ jsxs33("address", {
										className: "footer__address",
										children: [
											textOf2(company.street),
											/* @__PURE__ */ jsx46("br", {}),
											`${office.city}, ${office.state}`,
										],
									}),
								],
							}),
						],
					}),
				}),
				current.endsWith("/") &&
					/* @__PURE__ */ jsx46("p", { className: "footer__page-address", children: site.url + current }),
				/* @__PURE__ */ jsx46(Once, {
					name: "footer legal",
					children: /* @__PURE__ */ jsxs33("div", {
						className: "footer__legal row row--apart",
						children: [
							/* @__PURE__ */ jsxs33("p", {
								children: [
									"\xA9 ",
									/* @__PURE__ */ jsx46("span", { "data-year": "", children: site.year }),
									" ",
									`${textOf2(company.name)}. All rights reserved.`,
								],
							}),
							/* @__PURE__ */ jsxs33("p", {
								children: [
									"Site by ",
									/* @__PURE__ */ jsx46("a", {
										className: "footer__link",
										href: textOf2(builder.website),
										rel: "nofollow noopener",
										children: textOf2(builder.name),
									}),
								],
							}),
						],
					}),
				}),
			],
		}),
	});
}

// components/layout/NavigationBar.tsx
import { jsx as jsx47, jsxs as jsxs34 } from "react/jsx-runtime";

function NavigationBar({ site }) {
	return /* @__PURE__ */ jsx47("div", {
		className: "navigation-bar",
		children: /* @__PURE__ */ jsxs34("div", {
			className: "navigation-bar__row wrap",
			children: [
				/* @__PURE__ */ jsx47(Logo, { site }),
				/* @__PURE__ */ jsx47("button", {
					className: "key navigation-bar__menu",
					type: "button",
					popoverTarget: "navigation",
					"aria-haspopup": "dialog",
					"data-opens-drawer": "",
					children: "Menu",
				}),
			],
		}),
	});
}

// components/layout/SkipLink.tsx
import { jsx as jsx48 } from "react/jsx-runtime";

function SkipLink() {
	return /* @__PURE__ */ jsx48("a", {
		className: "skip-link button",
		href: "#main",
		children: "Skip to main content",
	});
}

// components/layout/TopBar.tsx
import { jsx as jsx49, jsxs as jsxs35 } from "react/jsx-runtime";

function TopBar() {
	return /* @__PURE__ */ jsx49("div", {
		className: "top-bar night",
		children: /* @__PURE__ */ jsxs35("div", {
			className: "wrap row row--apart",
			children: [
				/* @__PURE__ */ jsx49(EmailLink, { className: "top-bar__link" }),
				/* @__PURE__ */ jsx49(PhoneLink, { className: "top-bar__link" }),
			],
		}),
	});
}

// components/layout/Layout.tsx
import { jsx as jsx50, jsxs as jsxs36 } from "react/jsx-runtime";

function Layout({ site, route, children }) {
	return /* @__PURE__ */ jsxs36("body", {
		children: [
			/* @__PURE__ */ jsx50(Once, {
				name: "font preloads",
				children: /* @__PURE__ */ jsx50(FontPreloads, { site }),
			}),
			/* @__PURE__ */ jsxs36(Once, {
				name: "header",
				children: [
					/* @__PURE__ */ jsx50(SkipLink, {}),
					/* @__PURE__ */ jsxs36("header", {
						className: "header",
						children: [/* @__PURE__ */ jsx50(TopBar, {}), /* @__PURE__ */ jsx50(NavigationBar, { site })],
					}),
				],
			}),
			/* @__PURE__ */ jsx50(Drawer, { site, current: route.path }),
			/* @__PURE__ */ jsx50(Breadcrumb, { site, route }),
			/* @__PURE__ */ jsx50("main", { id: "main", tabIndex: -1, children }),
			/* @__PURE__ */ jsx50(Footer, { site, current: route.path }),
		],
	});
}

// components/drawings/parts/TiltedCarton.tsx
import { jsx as jsx51 } from "react/jsx-runtime";

var VIEWER = [1, 1, 0.8];
function cross2(a, b) {
	return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function dot(a, b) {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function toneOf(normal) {
	if (normal[2] / Math.hypot(...normal) > 0.55) {
		return "k1";
	}
	return normal[1] > normal[0] ? "k2" : "k3";
}
function TiltedCarton({ at, length, width, height }) {
	const pairs = [
		[length, width, height],
		[width, height, length],
		[height, length, width],
	];
	return pairs.map(([a, b, apart]) => {
		const normal = cross2(a, b);
		const looksHere = dot(normal, VIEWER) > 0;
		const corner = looksHere ? add(at, apart) : at;
		const outward = looksHere ? normal : [-normal[0], -normal[1], -normal[2]];
		const face = [corner, add(corner, a), add(add(corner, a), b), add(corner, b)];
		return /* @__PURE__ */ jsx51(Faces, { ink: toneOf(outward), of: [face] }, `${normal}`);
	});
}

// components/drawings/LostLoadDrawing.tsx
import { Fragment as Fragment26, jsx as jsx52, jsxs as jsxs37 } from "react/jsx-runtime";

var DEGREE2 = Math.PI / 180;
var SECOND_LAYER = PALLET_HEIGHT + 24;
var THIRD_LAYER = SECOND_LAYER + 12;
function LostLoadDrawing() {
	return /* @__PURE__ */ jsxs37(Drawing, {
		alt: "",
		viewBox: "-230 -232 520 330",
		children: [
			/* @__PURE__ */ jsx52(Shadow, { x: 24, y: [-20, 20], length: 14 }),
			/* @__PURE__ */ jsx52(Pallet, { z: 0 }),
			/* @__PURE__ */ jsx52(Cartons, { z: PALLET_HEIGHT, layers: 2, layerHeight: 12 }),
			/* @__PURE__ */ jsx52(Box, { of: "k", at: [-24, 0, SECOND_LAYER], size: [16, 20, 12] }),
			/* @__PURE__ */ jsx52(TiltedCarton, {
				at: [-5, -19, SECOND_LAYER],
				...turned(14, 16, 20),
				height: [0, 0, 12],
			}),
			/* @__PURE__ */ jsx52(TiltedCarton, {
				at: [-21, -14, THIRD_LAYER],
				...turned(-12, 16, 20),
				height: [0, 0, 12],
			}),
			/* @__PURE__ */ jsx52(SlidingCarton, {}),
			/* @__PURE__ */ jsx52(RunawayFilm, {}),
			/* @__PURE__ */ jsx52(OpenCarton, {}),
		],
	});
}
function turned(angle, length, width) {
	const [cos, sin] = [Math.cos(angle * DEGREE2), Math.sin(angle * DEGREE2)];
	return { length: [length * cos, length * sin, 0], width: [-width * sin, width * cos, 0] };
}
function SlidingCarton() {
	const [cos, sin] = [Math.cos(24 * DEGREE2), Math.sin(24 * DEGREE2)];
	return /* @__PURE__ */ jsx52(TiltedCarton, {
		at: [9, 5, 35],
		length: [16 * cos, 0, -16 * sin],
		width: [0, 15, 0],
		height: [12 * sin, 0, 12 * cos],
	});
}
function RunawayFilm() {
	const course = [
		[24, 27],
		[26, 11],
		[31, 2],
		[40, 0],
		[78, 0],
	];
	const edge = (y) => course.map(([x, z]) => [x, y, z]);
	const roll = { x: 80, from: -17, length: 18, radius: 5 };
	const end = [roll.x, roll.from + roll.length, roll.radius];
	return /* @__PURE__ */ jsxs37(Fragment26, {
		children: [
			/* @__PURE__ */ jsx52(Faces, { ink: "f", of: [[...edge(-17), ...edge(1).reverse()]] }),
			/* @__PURE__ */ jsx52(Lines, { ink: "e", of: [edge(-8)] }),
			/* @__PURE__ */ jsx52(Shadow, { x: 84, y: [-17, 1], length: 8 }),
			/* @__PURE__ */ jsx52(Cylinder, {
				cap: "c",
				side: "r",
				end: acrossY([roll.x, roll.from, roll.radius], roll.radius),
				push: [0, roll.length, 0],
			}),
			/* @__PURE__ */ jsx52(Outline, { ink: "a2", path: circle(acrossY(end, 1.8), [0, 1, 0]) }),
		],
	});
}
function OpenCarton() {
	const [left, right, far, near, top] = [-30, -12, 42, 58, 12];
	return /* @__PURE__ */ jsxs37(Fragment26, {
		children: [
			/* @__PURE__ */ jsx52(Shadow, { x: right, y: [far, near], length: 10 }),
			/* @__PURE__ */ jsx52(Faces, {
				ink: "k3",
				of: [
					[
						[left, far, top],
						[left, near, top],
						[left - 6, near - 1, top + 5],
						[left - 6, far + 1, top + 5],
					],
				],
			}),
			/* @__PURE__ */ jsx52(Faces, {
				ink: "k2",
				of: [
					[
						[left, far, top],
						[right, far, top],
						[right - 1, far - 6, top + 5],
						[left + 1, far - 6, top + 5],
					],
				],
			}),
			/* @__PURE__ */ jsx52(Box, {
				of: "k",
				at: [left, far, 0],
				size: [right - left, near - far, top],
				topless: true,
			}),
			/* @__PURE__ */ jsx52(Faces, {
				ink: "n",
				of: [
					[
						[left, far, top],
						[right, far, top],
						[right, near, top],
						[left, near, top],
					],
				],
			}),
			/* @__PURE__ */ jsx52(Faces, {
				ink: "k1",
				of: [
					[
						[right, far, top],
						[right, near, top],
						[right + 8, near - 1, top - 1],
						[right + 8, far + 1, top - 1],
					],
					[
						[left, near, top],
						[right, near, top],
						[right - 1, near + 8, top - 2],
						[left + 1, near + 8, top - 2],
					],
				],
			}),
		],
	});
}

// components/Lost.tsx
import { jsx as jsx53, jsxs as jsxs38 } from "react/jsx-runtime";

function Lost({ site, heading, text: text3, action, children }) {
	return /* @__PURE__ */ jsxs38("div", {
		className: "lost wrap split",
		children: [
			/* @__PURE__ */ jsxs38("div", {
				children: [
					/* @__PURE__ */ jsx53("h1", { children: heading }),
					/* @__PURE__ */ jsx53("p", { className: "lost__text lead", children: text3 }),
					/* @__PURE__ */ jsxs38("p", {
						className: "row",
						children: [
							/* @__PURE__ */ jsx53(Link, { site, to: "/", className: "button", children: action }),
							children,
						],
					}),
				],
			}),
			/* @__PURE__ */ jsx53(LostLoadDrawing, {}),
		],
	});
}

// pages/ErrorPage.tsx
import { jsx as jsx54 } from "react/jsx-runtime";

function ErrorPage({ site, facts: facts2 }) {
	return /* @__PURE__ */ jsx54(Lost, {
		site,
		heading: facts2.heading,
		...errorPage,
		children: /* @__PURE__ */ jsx54(PhoneLink, {
			className: "text-link",
			children: `Call ${textOf2(company.phone)}`,
		}),
	});
}

// components/home/Contact.tsx
import { jsx as jsx55, jsxs as jsxs39 } from "react/jsx-runtime";

function Contact() {
	const { street, office, contactPerson } = company;
	const { heading, text: text3, beforeYouCall } = homePage.contact;
	return /* @__PURE__ */ jsx55("section", {
		className: "contact",
		id: "contact",
		"aria-labelledby": "contact-heading",
		children: /* @__PURE__ */ jsxs39("div", {
			className: "wrap split",
			children: [
				/* @__PURE__ */ jsxs39("div", {
					children: [
						/* @__PURE__ */ jsx55("h2", { id: "contact-heading", children: heading }),
						/* @__PURE__ */ jsx55("p", { className: "contact__text", children: text3 }),
						/* @__PURE__ */ jsx55("svg", {
							className: "contact__this-way-up",
							viewBox: "0 0 80 60",
							"aria-hidden": "true",
							children: /* @__PURE__ */ jsx55("path", {
								d: "M2 56h76M22 48V8M9 22 22 6l13 16M58 48V8M45 22 58 6l13 16",
							}),
						}),
					],
				}),
				/* @__PURE__ */ jsxs39("dl", {
					className: "shipping-label",
					children: [
						/* @__PURE__ */ jsxs39("div", {
							className: "shipping-label__person",
							children: [
								/* @__PURE__ */ jsx55("dt", { children: "Contact" }),
								/* @__PURE__ */ jsx55("dd", { children: textOf2(contactPerson) }),
							],
						}),
						/* @__PURE__ */ jsxs39("div", {
							className: "shipping-label__line",
							children: [
								/* @__PURE__ */ jsx55("dt", { children: "Phone" }),
								/* @__PURE__ */ jsx55("dd", { children: /* @__PURE__ */ jsx55(PhoneLink, {}) }),
							],
						}),
						/* @__PURE__ */ jsxs39("div", {
							className: "shipping-label__line",
							children: [
								/* @__PURE__ */ jsx55("dt", { children: "E-mail" }),
								/* @__PURE__ */ jsx55("dd", { children: /* @__PURE__ */ jsx55(EmailLink, {}) }),
							],
						}),
						/* @__PURE__ */ jsxs39("div", {
							className: "shipping-label__office",
							children: [
								/* @__PURE__ */ jsx55("dt", { children: "Office" }),
								/* @__PURE__ */ jsx55("dd", {
									children: `${textOf2(street)}, ${office.city},\xA0${office.state}`,
								}),
							],
						}),
					],
				}),
				/* @__PURE__ */ jsx55("h3", { children: beforeYouCall.heading }),
				/* @__PURE__ */ jsx55("ul", {
					className: "contact__questions",
					children: beforeYouCall.items.map((item) => /* @__PURE__ */ jsx55("li", { children: item }, item)),
				}),
			],
		}),
	});
}

// components/drawings/hero/HeroDimensions.tsx
import { Fragment as Fragment27, jsx as jsx56, jsxs as jsxs40 } from "react/jsx-runtime";

var LENGTH_LINE = 72;
var WIDTH_LINE = 64;
function tick(x, y) {
	return [
		[x - 1.6, y + 1.6, 0],
		[x + 1.6, y - 1.6, 0],
	];
}
function FloorText({ at: [x, y], along, children }) {
	const [sheetX, sheetY] = project([x, y, 0]);
	const slant = along === "x" ? ".9 .45 -.9 .45" : ".9 -.45 .9 .45";
	return /* @__PURE__ */ jsx56("text", { transform: `matrix(${slant} ${sheetX} ${sheetY})`, children });
}
function HeroDimensions() {
	return /* @__PURE__ */ jsxs40(Fragment27, {
		children: [
			/* @__PURE__ */ jsx56(Lines, {
				ink: "z",
				of: [
					[
						[24, 58, 0],
						[24, 75, 0],
					],
					[
						[-24, 58, 0],
						[-24, 75, 0],
					],
					[
						[-24, LENGTH_LINE, 0],
						[24, LENGTH_LINE, 0],
					],
					[
						[50, 20, 0],
						[67, 20, 0],
					],
					[
						[50, -20, 0],
						[67, -20, 0],
					],
					[
						[WIDTH_LINE, 20, 0],
						[WIDTH_LINE, -20, 0],
					],
				],
			}),
			/* @__PURE__ */ jsx56(Lines, {
				ink: "tk",
				of: [tick(-24, LENGTH_LINE), tick(24, LENGTH_LINE), tick(WIDTH_LINE, 20), tick(WIDTH_LINE, -20)],
			}),
			/* @__PURE__ */ jsx56(FloorText, { at: [0, 83], along: "x", children: "48 in" }),
			/* @__PURE__ */ jsx56(FloorText, { at: [75, 0], along: "y", children: "40 in" }),
		],
	});
}

// components/drawings/hero/HeroFilm.tsx
import { Fragment as Fragment28, jsx as jsx57, jsxs as jsxs41 } from "react/jsx-runtime";

var PITCH = 8;
var FIRST = 17.2;
var HALF_FILM = 10;
var TURNS = 5;
function HeroFilm({ foot, top }) {
	const sides = [
		[-HALF_LENGTH, HALF_WIDTH, top],
		[HALF_LENGTH, HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, top],
		[HALF_LENGTH, -HALF_WIDTH, foot],
		[HALF_LENGTH, HALF_WIDTH, foot],
		[-HALF_LENGTH, HALF_WIDTH, foot],
	];
	return /* @__PURE__ */ jsxs41(Fragment28, {
		children: [
			/* @__PURE__ */ jsx57("clipPath", {
				id: "hero-clip",
				children: /* @__PURE__ */ jsx57("path", { d: encode2(polygon(sides)) }),
			}),
			/* @__PURE__ */ jsxs41("g", {
				className: "laid",
				clipPath: "url(#hero-clip)",
				children: [
					/* @__PURE__ */ jsxs41("g", {
						className: "hw",
						children: [
							/* @__PURE__ */ jsx57(Turn, { name: "t1", z: FIRST }),
							turns((name, z) => /* @__PURE__ */ jsx57(Turn, { name, z }, name)),
						],
					}),
					/* @__PURE__ */ jsx57("g", {
						className: "he",
						children: turns((name, z) => /* @__PURE__ */ jsx57(Turn, { name, z: z + HALF_FILM }, name)),
					}),
				],
			}),
		],
	});
}
function turns(draw) {
	return Array.from({ length: TURNS }, (_, turn) => draw(`t${turn + 1}`, FIRST + turn * PITCH));
}
function Turn({ name, z }) {
	const run = [
		[HALF_LENGTH, -36, z + 5],
		[HALF_LENGTH, HALF_WIDTH, z + 2.4],
		[-40, HALF_WIDTH, z - 0.4],
	];
	return /* @__PURE__ */ jsx57("path", { className: name, pathLength: 1, d: encode2(polyline(run)) });
}

// components/drawings/hero/HeroTower.tsx
import { Fragment as Fragment29, jsx as jsx58, jsxs as jsxs42 } from "react/jsx-runtime";

var CARRIAGE7 = 10;
var ROLL3 = [14, -53];
var FOOT = 6;
var MAST2 = { at: [-10, -86, FOOT], size: [20, 22, 94] };
function HeroTower() {
	const bolts = [
		[-16, -60],
		[16, -60],
		[16, -86],
	];
	const louvres = [0, 1, 2, 3, 4].map((slat) => [
		[10, -70, 18 + slat * 2.4],
		[10, -80, 18 + slat * 2.4],
	]);
	return /* @__PURE__ */ jsxs42(Fragment29, {
		children: [
			/* @__PURE__ */ jsx58(Box, { of: "d", at: [-12, -60, 0], size: [24, 30, 4] }),
			/* @__PURE__ */ jsx58(Box, { of: "d", at: [-20, -90, 0], size: [40, 34, FOOT] }),
			/* @__PURE__ */ jsx58(Outline, {
				ink: "n",
				path: bolts.flatMap(([x, y]) => circle(flat([x, y, FOOT], 1.4))),
			}),
			/* @__PURE__ */ jsx58(Mast, { ...MAST2 }),
			/* @__PURE__ */ jsx58(Lines, { ink: "k", of: louvres }),
			/* @__PURE__ */ jsx58(Drum, { cap: "a1", side: "a2", at: [0, -75, 100], radius: 2.4, height: 5.6 }),
			/* @__PURE__ */ jsx58(Lines, {
				ink: "p",
				of: [
					[
						[13, -76, 44],
						[13, -76, 8],
					],
				],
			}),
			/* @__PURE__ */ jsx58(ControlBox, { at: [10, -84, 44] }),
			/* @__PURE__ */ jsx58(Faces, { ink: "r", of: [onX(15, -76, -73, 57, 61)] }),
			/* @__PURE__ */ jsx58("g", {
				className: "carriage",
				children: /* @__PURE__ */ jsx58(FilmCarriage, {
					z: CARRIAGE7,
					roll: ROLL3,
					back: -64,
					plate: [-16, 22],
					children: /* @__PURE__ */ jsx58(HeroWeb, {}),
				}),
			}),
		],
	});
}
function HeroWeb() {
	const [x, y] = ROLL3;
	const from = [x - 3, y + 2.5, CARRIAGE7 + 2];
	const to = [...RIGHT_CORNER, CARRIAGE7 + 2];
	return /* @__PURE__ */ jsxs42("g", {
		className: "web",
		children: [
			/* @__PURE__ */ jsx58(FilmWeb, { from, to }),
			/* @__PURE__ */ jsx58(Lines, {
				ink: "e",
				of: [5, 15].map((height) => [
					[from[0], from[1], from[2] + height],
					[to[0], to[1], to[2] + height],
				]),
			}),
		],
	});
}

// components/drawings/HeroDrawing.tsx
import { Fragment as Fragment30, jsx as jsx59, jsxs as jsxs43 } from "react/jsx-runtime";

var TABLE4 = 4.8;
var DECK2 = TABLE4 + PALLET_HEIGHT;
var LAYERS = [0, 1, 2, 3, 4];
var LAYER_HEIGHT = 11.2;
var LOAD_TOP2 = DECK2 + LAYERS.length * LAYER_HEIGHT;
function HeroDrawing({ alt }) {
	return /* @__PURE__ */ jsxs43(Drawing, {
		alt,
		viewBox: "-262 -372 600 480",
		kind: "hero-drawing",
		children: [
			/* @__PURE__ */ jsx59(TableAxes, {}),
			/* @__PURE__ */ jsx59(RoundShadow, { radius: 36 }),
			/* @__PURE__ */ jsx59(Shadow, { x: 20, y: [-90, -56], length: 12 }),
			/* @__PURE__ */ jsx59(HeroTower, {}),
			/* @__PURE__ */ jsx59(LoadingRamp, { halfWidth: 20, from: 26, to: 62, rise: TABLE4 }),
			/* @__PURE__ */ jsx59(Turntable, { from: 0.8, to: TABLE4, radius: 34 }),
			/* @__PURE__ */ jsx59(Pallet, { z: TABLE4 }),
			/* @__PURE__ */ jsx59(Cartons, {
				z: DECK2,
				layers: LAYERS.length,
				layerHeight: LAYER_HEIGHT,
				labels: false,
			}),
			/* @__PURE__ */ jsx59(CartonMarks, {}),
			/* @__PURE__ */ jsx59(HeroFilm, { foot: TABLE4, top: LOAD_TOP2 }),
			/* @__PURE__ */ jsx59(TurnArrow, { radius: 42, from: -14, to: 62 }),
			/* @__PURE__ */ jsx59(HeroDimensions, {}),
		],
	});
}
function TableAxes() {
	return /* @__PURE__ */ jsx59(Lines, {
		ink: "ax",
		of: [
			[
				[-70, 0, 0],
				[70, 0, 0],
			],
			[
				[0, 76, 0],
				[0, -112, 0],
			],
		],
	});
}
function CartonMarks() {
	const labels = LAYERS.flatMap((layer) => {
		const low = DECK2 + layer * LAYER_HEIGHT + 3;
		const columns2 = layer % 2 ? [-22, -6, 10] : [-9, 15];
		return columns2.map((x) => onY(HALF_WIDTH, x, x + 6, low, low + 4));
	});
	const arrows = LAYERS.flatMap((layer) => {
		const low = DECK2 + layer * LAYER_HEIGHT + 3;
		const rows = layer % 2 ? [17, -2] : [18, 4, -10];
		return rows.flatMap((row) => [...upArrow(row, low), ...upArrow(row - 3, low)]);
	});
	return /* @__PURE__ */ jsxs43(Fragment30, {
		children: [
			/* @__PURE__ */ jsx59(Faces, { ink: "b", of: labels }),
			/* @__PURE__ */ jsx59(Lines, { ink: "j", of: arrows }),
		],
	});
}
function upArrow(y, low) {
	const tip = [HALF_LENGTH, y, low + 4];
	return [
		[[HALF_LENGTH, y, low], tip],
		[[HALF_LENGTH, y + 1, low + 2.6], tip, [HALF_LENGTH, y - 1, low + 2.6]],
	];
}

// components/home/Hero.tsx
import { jsx as jsx60, jsxs as jsxs44 } from "react/jsx-runtime";

function Hero() {
	const { lines, lead, action, alt, caption } = homePage.hero;
	return /* @__PURE__ */ jsxs44("section", {
		className: "hero floor",
		"aria-labelledby": "headline",
		children: [
			/* @__PURE__ */ jsxs44("div", {
				className: "wrap",
				children: [
					/* @__PURE__ */ jsx60("h1", {
						className: "hero__headline",
						id: "headline",
						children: lines.map((line) =>
							/* @__PURE__ */ jsxs44(
								"span",
								{
									className: "hero__line",
									children: [/* @__PURE__ */ jsx60(Stretched, { text: line }), " "],
								},
								line,
							),
						),
					}),
					/* @__PURE__ */ jsx60("p", { className: "hero__lead lead", children: lead }),
					/* @__PURE__ */ jsxs44("p", {
						className: "row",
						children: [
							/* @__PURE__ */ jsx60("a", { className: "button", href: "#machines", children: action }),
							/* @__PURE__ */ jsx60(PhoneLink, {
								className: "text-link",
								children: `Call ${textOf2(company.phone)}`,
							}),
						],
					}),
				],
			}),
			/* @__PURE__ */ jsxs44("figure", {
				className: "hero__figure",
				children: [
					/* @__PURE__ */ jsx60(HeroDrawing, { alt }),
					/* @__PURE__ */ jsxs44("figcaption", {
						className: "hero__caption",
						children: [
							caption,
							/* @__PURE__ */ jsx60("button", {
								className: "key hero__run",
								type: "button",
								"aria-pressed": "false",
								"data-runs-machine": "",
								hidden: true,
								children: "Run the machine",
							}),
						],
					}),
				],
			}),
		],
	});
}

// components/Picture.tsx
import { jsx as jsx61, jsxs as jsxs45 } from "react/jsx-runtime";

function Picture({ site, upload: upload2, className, sizes: sizes3, place }) {
	const picture = site.pictures.get(upload2.photo);
	if (!picture) {
		throw new Error(`Nothing was made of the upload "${upload2.photo}".`);
	}
	return /* @__PURE__ */ jsxs45("picture", {
		children: [
			picture.sources.map(({ type, versions }) =>
				/* @__PURE__ */ jsx61(
					"source",
					{
						type,
						srcSet: versions.map(({ file, width }) => `${site.base}${file} ${width}w`).join(", "),
						sizes: sizes3,
					},
					type,
				),
			),
			/* @__PURE__ */ jsx61("img", {
				className,
				src: site.base + picture.file,
				width: picture.width,
				height: picture.height,
				alt: upload2.alt,
				loading: place === "below" ? "lazy" : void 0,
				fetchPriority: place === "main" ? "high" : void 0,
				decoding: place === "main" ? void 0 : "async",
			}),
		],
	});
}

// components/home/StockPicture.tsx
import { jsx as jsx62 } from "react/jsx-runtime";

var widths = [800, 1600];
function StockPicture({ picture, className, sizes: sizes3 }) {
	const address = (width) =>
		`${stockPhotoHost}/${picture.stockPhoto}?auto=format&fit=crop&w=${width}&h=${width * 0.4}&q=60`;
	return /* @__PURE__ */ jsx62("img", {
		className,
		loading: "lazy",
		src: address(1600),
		srcSet: widths.map((width) => `${address(width)} ${width}w`).join(", "),
		sizes: sizes3,
		width: 1600,
		height: 640,
		alt: "",
		referrerPolicy: "no-referrer",
		crossOrigin: "anonymous",
	});
}

// components/home/Dimension.tsx
import { jsx as jsx63, jsxs as jsxs46 } from "react/jsx-runtime";

var sizes2 = "(min-width: 1384px) 1328px, 100vw";
function Dimension({ site, text: text3, picture }) {
	const line = /* @__PURE__ */ jsx63("p", {
		className: "dimension",
		children: /* @__PURE__ */ jsx63("span", { children: text3 }),
	});
	if (!picture) return line;
	return /* @__PURE__ */ jsxs46("div", {
		className: "band floor",
		children: [
			"photo" in picture
				? /* @__PURE__ */ jsx63(Picture, {
						site,
						upload: picture,
						className: "band__picture",
						sizes: sizes2,
						place: "below",
					})
				: /* @__PURE__ */ jsx63(StockPicture, { picture, className: "band__picture", sizes: sizes2 }),
			line,
		],
	});
}

// components/MachineLink.tsx
import { jsx as jsx64 } from "react/jsx-runtime";

function MachineLink({ site, to, className }) {
	return /* @__PURE__ */ jsx64(Link, {
		site,
		to: "list" in to ? listPath(to.list) : productPath(to.product),
		fragment: "list" in to ? to.fragment : void 0,
		className,
		children: to.label,
	});
}

// components/home/MachineTypes.tsx
import { jsx as jsx65, jsxs as jsxs47 } from "react/jsx-runtime";

function MachineTypes({ site }) {
	return /* @__PURE__ */ jsx65("ul", {
		className: "machine-types stagger",
		id: "machines",
		children: machineTypes.map(({ name, text: text3, drawing, links }) =>
			/* @__PURE__ */ jsxs47(
				"li",
				{
					className: "machine-types__item",
					children: [
						/* @__PURE__ */ jsx65(MachineDrawing, { machine: drawing, view: "bare", alt: "" }),
						/* @__PURE__ */ jsx65("h3", { children: name }),
						/* @__PURE__ */ jsx65("p", { children: text3 }),
						/* @__PURE__ */ jsx65("p", {
							className: "machine-types__links row",
							children: links.map((link) =>
								/* @__PURE__ */ jsx65(MachineLink, { site, to: link, className: "text-link" }, link.label),
							),
						}),
					],
				},
				name,
			),
		),
	});
}

// components/home/Innovation.tsx
import { jsx as jsx66, jsxs as jsxs48 } from "react/jsx-runtime";

function Innovation({ site }) {
	const { heading, lead, text: text3, dimension, picture } = homePage.innovation;
	return /* @__PURE__ */ jsx66("section", {
		className: "innovation",
		"aria-labelledby": "innovation",
		children: /* @__PURE__ */ jsxs48("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsxs48("div", {
					className: "innovation__intro",
					children: [
						/* @__PURE__ */ jsx66("h2", { id: "innovation", children: heading }),
						/* @__PURE__ */ jsx66("p", { className: "lead", children: lead }),
						/* @__PURE__ */ jsx66("p", { children: text3 }),
					],
				}),
				/* @__PURE__ */ jsx66(Dimension, { site, text: dimension, picture }),
				/* @__PURE__ */ jsx66(MachineTypes, { site }),
			],
		}),
	});
}

// components/home/LoadQuestions.tsx
import { Fragment as Fragment31 } from "react";
import { jsx as jsx67, jsxs as jsxs49 } from "react/jsx-runtime";

function LoadQuestions({ site }) {
	return /* @__PURE__ */ jsx67("ol", {
		className: "load-questions",
		children: loadQuestions.map(({ question, answer, links }) =>
			/* @__PURE__ */ jsxs49(
				"li",
				{
					children: [
						question,
						/* @__PURE__ */ jsxs49("p", {
							children: [
								`${answer} `,
								links.map((link, index) =>
									/* @__PURE__ */ jsxs49(
										Fragment31,
										{
											children: [
												index > 0 && " or ",
												/* @__PURE__ */ jsx67(MachineLink, {
													site,
													to: link,
													className: "load-questions__link",
												}),
											],
										},
										link.label,
									),
								),
								".",
							],
						}),
					],
				},
				question,
			),
		),
	});
}

// components/home/TypeTable.tsx
import { jsx as jsx68, jsxs as jsxs50 } from "react/jsx-runtime";

var columns = keysOf(machineGuide.columns);
function TypeTable() {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard, also in Safari
		/* @__PURE__ */ jsx68("section", {
			className: "type-table",
			"aria-labelledby": "compared",
			tabIndex: 0,
			children: /* @__PURE__ */ jsxs50("table", {
				children: [
					/* @__PURE__ */ jsx68("caption", { id: "compared", children: machineGuide.caption }),
					/* @__PURE__ */ jsx68("thead", {
						children: /* @__PURE__ */ jsx68("tr", {
							children: columns.map((column) =>
								/* @__PURE__ */ jsx68("th", { scope: "col", children: machineGuide.columns[column] }, column),
							),
						}),
					}),
					/* @__PURE__ */ jsx68("tbody", {
						children: comparedTypes.map((row) =>
							/* @__PURE__ */ jsx68(
								"tr",
								{
									children: columns.map((column) =>
										column === "type"
											? /* @__PURE__ */ jsx68("th", { scope: "row", children: row.type }, column)
											: /* @__PURE__ */ jsx68("td", { children: row[column] }, column),
									),
								},
								row.type,
							),
						),
					}),
				],
			}),
		})
	);
}

// components/home/MachineGuide.tsx
import { jsx as jsx69, jsxs as jsxs51 } from "react/jsx-runtime";

function MachineGuide({ site }) {
	const { heading, intro, note: note2 } = machineGuide;
	return /* @__PURE__ */ jsx69("section", {
		className: "machine-guide",
		"aria-labelledby": "machine-guide",
		children: /* @__PURE__ */ jsxs51("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsxs51("div", {
					className: "split",
					children: [
						/* @__PURE__ */ jsxs51("div", {
							children: [
								/* @__PURE__ */ jsx69("h2", {
									className: "machine-guide__heading",
									id: "machine-guide",
									children: heading,
								}),
								/* @__PURE__ */ jsx69("p", { children: intro }),
							],
						}),
						/* @__PURE__ */ jsx69(LoadQuestions, { site }),
					],
				}),
				/* @__PURE__ */ jsx69(TypeTable, {}),
				/* @__PURE__ */ jsx69("p", { children: note2 }),
			],
		}),
	});
}

// components/drawings/spots/ProfessionalDesign.tsx
import { Fragment as Fragment32, jsx as jsx70, jsxs as jsxs52 } from "react/jsx-runtime";

var HEIGHT = 32;
function ProfessionalDesign() {
	const groove = (x) => [
		[x, -5, HEIGHT - 5],
		[x, -5, 5],
	];
	return /* @__PURE__ */ jsxs52(Fragment32, {
		children: [
			/* @__PURE__ */ jsx70(Faces, {
				ink: "g",
				of: [
					[
						[-18, -9, 0],
						[18, -9, 0],
						[30, -21, 0],
						[-6, -21, 0],
					],
				],
			}),
			/* @__PURE__ */ jsx70(Box, { of: "a", at: [-18, -9, 0], size: [36, 4, HEIGHT] }),
			/* @__PURE__ */ jsx70(Lines, { of: [groove(-14), groove(-10)] }),
			/* @__PURE__ */ jsx70(Box, { of: "a", at: [-4, -5, 0], size: [22, 16, 2] }),
			/* @__PURE__ */ jsx70(Drum, { cap: "s1", side: "s2", at: [1, -1, 2], radius: 2, height: 26 }),
			/* @__PURE__ */ jsx70(Drum, { cap: "c", side: "r", at: [10, 3, 2], radius: 6, height: 26 }),
			/* @__PURE__ */ jsx70(Box, { of: "a", at: [-4, -5, 28], size: [22, 16, 2] }),
			/* @__PURE__ */ jsx70(Outline, { path: circle(flat([10, 3, 30], 3)) }),
			/* @__PURE__ */ jsx70(Lines, {
				ink: "z",
				of: [
					[
						[-18, 15, 0],
						[-18, 25, 0],
					],
					[
						[18, 15, 0],
						[18, 25, 0],
					],
					[
						[-18, 22, 0],
						[18, 22, 0],
					],
					[
						[22, -9, 0],
						[32, -9, 0],
					],
					[
						[22, -9, HEIGHT],
						[32, -9, HEIGHT],
					],
					[
						[29, -9, 0],
						[29, -9, HEIGHT],
					],
				],
			}),
		],
	});
}

// components/drawings/spots/QualityAssured.tsx
import { Fragment as Fragment33, jsx as jsx71, jsxs as jsxs53 } from "react/jsx-runtime";

var TABLE5 = 5;
var LEVEL_TOP = 15;
function QualityAssured() {
	const grip = (from, to) => [
		[from, 4, 12],
		[to, 4, 12],
		[to, 4, 8],
		[from, 4, 8],
		[from, 4, 12],
	];
	const mark3 = (x) => [
		[x, -2.4, LEVEL_TOP],
		[x, 2.4, LEVEL_TOP],
	];
	return /* @__PURE__ */ jsxs53(Fragment33, {
		children: [
			/* @__PURE__ */ jsx71(Outline, { ink: "g", path: circle(flat([6, -6, 0], 27)) }),
			/* @__PURE__ */ jsx71(Drum, { cap: "s1", side: "s2", at: [0, 0, 0], radius: 27, height: TABLE5 }),
			/* @__PURE__ */ jsx71(Outline, { ink: "k", path: circle(flat([0, 0, TABLE5], 24)) }),
			/* @__PURE__ */ jsx71(Faces, {
				ink: "g",
				of: [
					[
						[20, 4, TABLE5],
						[22, -3, TABLE5],
						[-18, -7, TABLE5],
						[-20, -4, TABLE5],
					],
				],
			}),
			/* @__PURE__ */ jsx71(Box, { of: "a", at: [-20, -4, TABLE5], size: [40, 8, LEVEL_TOP - TABLE5] }),
			/* @__PURE__ */ jsx71(Faces, {
				ink: "c",
				of: [
					[
						[-9, -2.4, LEVEL_TOP],
						[9, -2.4, LEVEL_TOP],
						[9, 2.4, LEVEL_TOP],
						[-9, 2.4, LEVEL_TOP],
					],
				],
			}),
			/* @__PURE__ */ jsx71(Outline, {
				ink: "r",
				path: circle({ center: [0, 0, LEVEL_TOP], u: [3.4, 0, 0], v: [0, 1.6, 0] }),
			}),
			/* @__PURE__ */ jsx71(Lines, { of: [mark3(-4), mark3(4), grip(-17, -13), grip(13, 17)] }),
		],
	});
}

// components/drawings/spots/UsaBased.tsx
import { Fragment as Fragment34, jsx as jsx72, jsxs as jsxs54 } from "react/jsx-runtime";

function UsaBased() {
	const wall2 = { front: 20, side: 22 };
	return /* @__PURE__ */ jsxs54(Fragment34, {
		children: [
			/* @__PURE__ */ jsx72(Shadow, { x: wall2.side, y: [-14, wall2.front], length: 8 }),
			/* @__PURE__ */ jsx72(Box, { of: "m", at: [-wall2.side, -14, 0], size: [2 * wall2.side, 34, 28] }),
			/* @__PURE__ */ jsx72(Faces, {
				ink: "m2",
				of: [
					[
						[-20, -12, 28],
						[20, -12, 28],
						[20, 18, 28],
						[-20, 18, 28],
					],
				],
			}),
			/* @__PURE__ */ jsx72(Faces, { ink: "s2", of: [onY(wall2.front, -18, -4, 0, 16)] }),
			/* @__PURE__ */ jsx72(Faces, { ink: "n", of: [onY(wall2.front, 3, 17, 0, 16)] }),
			/* @__PURE__ */ jsx72(Lines, {
				ink: "k",
				of: [4, 8, 12].map((z) => [
					[-18, wall2.front, z],
					[-4, wall2.front, z],
				]),
			}),
			/* @__PURE__ */ jsx72(WallText, { at: [wall2.side, 3, 16], children: "DALLAS" }),
			/* @__PURE__ */ jsx72(WallText, { at: [wall2.side, 3, 8], children: "TX" }),
			/* @__PURE__ */ jsx72(WrappedLoad, {}),
		],
	});
}
function WallText({ at, children }) {
	return /* @__PURE__ */ jsx72("text", {
		className: "n",
		transform: `matrix(.94 -.47 0 1.2 ${project(at).join(" ")})`,
		children,
	});
}
function WrappedLoad() {
	const [left, right, far, near] = [5, 17, 26, 36];
	const edge = (z) => [
		[left, near, z],
		[right, near, z + 1],
		[right, far, z + 2],
	];
	return /* @__PURE__ */ jsxs54(Fragment34, {
		children: [
			/* @__PURE__ */ jsx72(Box, { of: "w", at: [left, far, 0], size: [right - left, near - far, 2] }),
			/* @__PURE__ */ jsx72(Box, { of: "k", at: [left, far, 2], size: [right - left, near - far, 11] }),
			/* @__PURE__ */ jsx72(Faces, {
				ink: "f",
				of: [
					[
						[left, near, 11],
						[right, near, 11],
						[right, far, 11],
						[right, far, 1],
						[right, near, 1],
						[left, near, 1],
					],
				],
			}),
			/* @__PURE__ */ jsx72(Lines, { ink: "e", of: [edge(4), edge(7)] }),
		],
	});
}

// components/drawings/SpotDrawing.tsx
import { jsx as jsx73 } from "react/jsx-runtime";

var spots = {
	"professional-design": { Parts: ProfessionalDesign, viewBox: "-98 -118 210 170" },
	"usa-based": { Parts: UsaBased, viewBox: "-100 -108 210 170" },
	"quality-assured": { Parts: QualityAssured, viewBox: "-100 -123 210 170" },
};
function SpotDrawing({ spot }) {
	const { Parts, viewBox } = spots[spot];
	return /* @__PURE__ */ jsx73(Drawing, {
		alt: "",
		viewBox,
		kind: "spot-drawing",
		children: /* @__PURE__ */ jsx73(Parts, {}),
	});
}

// components/home/WhyChoose.tsx
import { jsx as jsx74, jsxs as jsxs55 } from "react/jsx-runtime";

function WhyChoose() {
	return /* @__PURE__ */ jsx74("section", {
		className: "why-choose night",
		"aria-labelledby": "why-choose",
		children: /* @__PURE__ */ jsxs55("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx74("h2", {
					className: "why-choose__heading",
					id: "why-choose",
					children: homePage.whyChoose.heading,
				}),
				/* @__PURE__ */ jsx74("ul", {
					className: "thirds stagger",
					children: reasons.map(({ name, text: text3, drawing }) =>
						/* @__PURE__ */ jsxs55(
							"li",
							{
								className: "why-choose__card ruled",
								children: [
									/* @__PURE__ */ jsx74(SpotDrawing, { spot: drawing }),
									/* @__PURE__ */ jsxs55("div", {
										children: [
											/* @__PURE__ */ jsx74("h3", { children: name }),
											/* @__PURE__ */ jsx74("p", { children: text3 }),
										],
									}),
								],
							},
							name,
						),
					),
				}),
			],
		}),
	});
}

// pages/HomePage.tsx
import { Fragment as Fragment35, jsx as jsx75, jsxs as jsxs56 } from "react/jsx-runtime";

function HomePage({ site }) {
	return /* @__PURE__ */ jsxs56(Fragment35, {
		children: [
			/* @__PURE__ */ jsx75(Hero, {}),
			/* @__PURE__ */ jsx75(Innovation, { site }),
			/* @__PURE__ */ jsx75(WhyChoose, {}),
			/* @__PURE__ */ jsx75(MachineGuide, { site }),
			/* @__PURE__ */ jsx75(Contact, {}),
		],
	});
}

// components/product/MachineContact.tsx
import { jsx as jsx76, jsxs as jsxs57 } from "react/jsx-runtime";

function MachineContact({ name }) {
	return /* @__PURE__ */ jsxs57(EmailLink, {
		className: "text-link",
		subject: `${machinePage.subject} ${name}`,
		children: [
			machinePage.contact,
			/* @__PURE__ */ jsx76("span", { className: "visually-hidden", children: ` (${name})` }),
		],
	});
}

// components/product/Video.tsx
import { jsx as jsx77, jsxs as jsxs58 } from "react/jsx-runtime";

var posterSizes = "(min-width: 1384px) 822px, (min-width: 992px) calc(62.2vw - 38px), calc(93.2vw - 10px)";
function Video({ site, product: product2, first }) {
	const { name, poster: poster2, videoId: videoId2 } = product2;
	const address = playerAddress(videoId2);
	return /* @__PURE__ */ jsxs58("figure", {
		className: "video",
		children: [
			/* @__PURE__ */ jsxs58("details", {
				className: "video__box",
				name: "video",
				children: [
					/* @__PURE__ */ jsxs58("summary", {
						className: "video__summary",
						children: [
							/* @__PURE__ */ jsxs58("span", {
								className: "video__bar",
								children: [
									/* @__PURE__ */ jsx77("span", { className: "video__play" }),
									/* @__PURE__ */ jsx77("span", {
										className: "video__label",
										children: `Play the ${name} demo video`,
									}),
									/* @__PURE__ */ jsx77("span", {
										className: "video__label video__label--close",
										children: "Close video",
									}),
								],
							}),
							/* @__PURE__ */ jsxs58("span", {
								className: "video__poster floor",
								children: [
									poster2 &&
										"drawing" in poster2 &&
										/* @__PURE__ */ jsx77(MachineDrawing, {
											machine: poster2.drawing,
											view: "poster",
											alt: poster2.alt,
										}),
									poster2 &&
										"photo" in poster2 &&
										/* @__PURE__ */ jsx77(Picture, {
											site,
											upload: poster2,
											className: "video__photo",
											sizes: posterSizes,
											place: first ? "main" : "below",
										}),
								],
							}),
						],
					}),
					/* @__PURE__ */ jsx77("iframe", {
						className: "video__player",
						title: `${name} demo video`,
						src: `${address}?autoplay=1&rel=0`,
						loading: "lazy",
						allow: "autoplay; encrypted-media; picture-in-picture; fullscreen",
						referrerPolicy: "strict-origin-when-cross-origin",
					}),
					/* @__PURE__ */ jsx77("noscript", {
						children: /* @__PURE__ */ jsx77("p", {
							className: "video__without-script",
							children: /* @__PURE__ */ jsx77("a", {
								className: "text-link",
								href: address,
								referrerPolicy: "strict-origin-when-cross-origin",
								children: `Watch the ${name} demo video`,
							}),
						}),
					}),
				],
			}),
			/* @__PURE__ */ jsxs58("figcaption", {
				className: "video__caption",
				children: [
					poster2 && /* @__PURE__ */ jsx77("p", { children: poster2.caption }),
					/* @__PURE__ */ jsx77("p", {
						className: "video__note",
						children: "Videos load from an external player when you press play.",
					}),
					/* @__PURE__ */ jsx77("p", { className: "video__address", children: `Video: ${address}` }),
				],
			}),
		],
	});
}

// components/product/ListItem.tsx
import { jsx as jsx78, jsxs as jsxs59 } from "react/jsx-runtime";

function ListItem({ site, product: product2, first }) {
	return /* @__PURE__ */ jsxs59("article", {
		className: "list-item split ruled",
		id: product2.id,
		"aria-labelledby": `${product2.id}-title`,
		children: [
			/* @__PURE__ */ jsx78("h2", {
				className: "list-item__title",
				id: `${product2.id}-title`,
				children: product2.name,
			}),
			/* @__PURE__ */ jsx78(Video, { site, product: product2, first }),
			/* @__PURE__ */ jsxs59("div", {
				className: "list-item__text",
				children: [
					/* @__PURE__ */ jsx78("p", { className: "lead", children: product2.summary }),
					/* @__PURE__ */ jsx78("p", { children: product2.description }),
					/* @__PURE__ */ jsx78(MachineContact, { name: product2.name }),
				],
			}),
		],
	});
}

// components/product/Terms.tsx
import { jsx as jsx79, jsxs as jsxs60 } from "react/jsx-runtime";

function Terms({ of: terms2 }) {
	return /* @__PURE__ */ jsx79(Once, {
		name: `terms ${terms2.join(", ")}`,
		children: /* @__PURE__ */ jsxs60("section", {
			className: "terms split ruled",
			"aria-labelledby": "terms",
			children: [
				/* @__PURE__ */ jsx79("h2", {
					className: "terms__heading",
					id: "terms",
					children: machinePage.terms,
				}),
				/* @__PURE__ */ jsx79("dl", {
					className: "terms__list",
					children: terms2.map((term) =>
						/* @__PURE__ */ jsxs60(
							"div",
							{
								children: [
									/* @__PURE__ */ jsx79("dt", { children: term }),
									/* @__PURE__ */ jsx79("dd", { children: glossary[term] }),
								],
							},
							term,
						),
					),
				}),
			],
		}),
	});
}

// pages/ListPage.tsx
import { jsx as jsx80, jsxs as jsxs61 } from "react/jsx-runtime";

function ListPage({ site, id: id2, facts: facts2 }) {
	const { intro, items, terms: terms2 } = productLists[id2];
	return /* @__PURE__ */ jsxs61("div", {
		className: "page wrap",
		children: [
			/* @__PURE__ */ jsx80("h1", { className: "page__heading", children: facts2.heading }),
			/* @__PURE__ */ jsx80("p", { className: "page__intro lead", children: intro }),
			/* @__PURE__ */ jsx80("div", {
				className: "stagger",
				children: items.map((product2, index) =>
					/* @__PURE__ */ jsx80(ListItem, { site, product: product2, first: index === 0 }, product2.id),
				),
			}),
			/* @__PURE__ */ jsx80(Terms, { of: terms2 }),
		],
	});
}

// pages/NotFoundPage.tsx
import { jsx as jsx81 } from "react/jsx-runtime";

function NotFoundPage({ site, facts: facts2 }) {
	return /* @__PURE__ */ jsx81(Lost, { site, heading: facts2.heading, ...notFoundPage });
}

// components/PartnerItem.tsx
import { jsx as jsx82, jsxs as jsxs62 } from "react/jsx-runtime";

function PartnerItem({ site, partner: partner2 }) {
	const name = textOf2(partner2.name);
	return /* @__PURE__ */ jsxs62("article", {
		className: "partner split ruled",
		children: [
			/* @__PURE__ */ jsx82("div", {
				className: "partner__logo",
				children:
					"drawing" in partner2.logo
						? /* @__PURE__ */ jsx82(ScaleDrawing, { alt: `${name} logo` })
						: /* @__PURE__ */ jsx82(Picture, {
								site,
								upload: partner2.logo,
								className: "partner__upload",
								sizes: "320px",
								place: "first-view",
							}),
			}),
			/* @__PURE__ */ jsxs62("div", {
				children: [
					/* @__PURE__ */ jsx82("h2", { className: "partner__name", children: name }),
					/* @__PURE__ */ jsx82("p", { children: partner2.description }),
					/* @__PURE__ */ jsx82("a", {
						className: "button",
						href: textOf2(partner2.website),
						target: "_blank",
						rel: "noopener",
						children: /* @__PURE__ */ jsxs62("span", {
							children: [
								"Visit Website",
								/* @__PURE__ */ jsx82("span", {
									className: "visually-hidden",
									children: " (opens in a new tab)",
								}),
							],
						}),
					}),
				],
			}),
		],
	});
}

// pages/PartnersPage.tsx
import { jsx as jsx83, jsxs as jsxs63 } from "react/jsx-runtime";

function PartnersPage({ site, facts: facts2 }) {
	return /* @__PURE__ */ jsxs63("div", {
		className: "page wrap",
		children: [
			/* @__PURE__ */ jsx83("h1", { className: "page__heading", children: facts2.heading }),
			/* @__PURE__ */ jsx83("p", { className: "page__intro lead", children: partnersPage.intro }),
			/* @__PURE__ */ jsx83("div", {
				className: "stagger",
				children: partners.map((partner2) =>
					/* @__PURE__ */ jsx83(PartnerItem, { site, partner: partner2 }, textOf2(partner2.name)),
				),
			}),
		],
	});
}

// components/product/Neighbours.tsx
import { jsx as jsx84, jsxs as jsxs64 } from "react/jsx-runtime";

var ids = keysOf(products);
var places = new Map(ids.map((id2, place) => [id2, place]));
function Neighbours({ site, id: id2 }) {
	const place = places.get(id2) ?? 0;
	const [previous, next] = [ids[place - 1], ids[place + 1]];
	return /* @__PURE__ */ jsxs64("nav", {
		className: "neighbours ruled",
		"aria-label": "More machines",
		children: [
			previous &&
				/* @__PURE__ */ jsxs64(Link, {
					site,
					to: productPath(previous),
					className: "text-link",
					children: [
						/* @__PURE__ */ jsx84("span", { className: "neighbours__label", children: machinePage.previous }),
						" ",
						products[previous].name,
					],
				}),
			next &&
				/* @__PURE__ */ jsxs64(Link, {
					site,
					to: productPath(next),
					className: "text-link neighbours__next",
					children: [
						/* @__PURE__ */ jsx84("span", { className: "neighbours__label", children: machinePage.next }),
						" ",
						products[next].name,
					],
				}),
		],
	});
}

// pages/ProductPage.tsx
import { jsx as jsx85, jsxs as jsxs65 } from "react/jsx-runtime";

function ProductPage({ site, id: id2 }) {
	const product2 = products[id2];
	return /* @__PURE__ */ jsxs65("div", {
		className: "page wrap",
		children: [
			/* @__PURE__ */ jsxs65("div", {
				className: "split",
				children: [
					/* @__PURE__ */ jsx85(ProductHeading, { product: product2 }),
					/* @__PURE__ */ jsx85(Video, { site, product: product2, first: true }),
					/* @__PURE__ */ jsxs65("div", {
						className: "product__text",
						children: [
							/* @__PURE__ */ jsx85("p", { className: "lead", children: product2.summary }),
							/* @__PURE__ */ jsx85("p", { children: product2.description }),
							/* @__PURE__ */ jsxs65("p", {
								className: "product__actions row",
								children: [
									/* @__PURE__ */ jsx85(PhoneLink, {
										className: "button",
										children: `Call ${textOf2(company.phone)}`,
									}),
									/* @__PURE__ */ jsx85(MachineContact, { name: product2.name }),
								],
							}),
						],
					}),
				],
			}),
			/* @__PURE__ */ jsx85(Terms, { of: product2.terms }),
			/* @__PURE__ */ jsx85(Neighbours, { site, id: id2 }),
		],
	});
}

// pages/render-error.ts
var ownFrame = /at (?:async )?(?:([\w$.]+) \()?\S*?((?:components|pages|content)\/[^\s:)]+:\d+)/;
var RenderError = class extends Error {
	name = "RenderError";
	/** @param route the path of the page */
	constructor(route, cause) {
		const reason2 = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
		const frame = cause instanceof Error ? ownFrame.exec(cause.stack ?? "") : null;
		const component = frame?.[1] ?? "unknown";
		const place = frame?.[2] ?? "a place the error does not tell";
		super(
			`The page ${route} could not be rendered: the component ${component} (${place}) threw "${reason2}". Mend it there and build again; the last good site is untouched.`,
			{ cause },
		);
	}
};

// pages/render.tsx
import { jsx as jsx86, jsxs as jsxs66 } from "react/jsx-runtime";

function fileOf2(path) {
	return `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
}
var fixedPageOf = {
	"/": HomePage,
	"/partners/": PartnersPage,
	"/404.html": NotFoundPage,
	"/500.html": ErrorPage,
};
function contentOf(route, site) {
	switch (route.kind) {
		case "list":
			return /* @__PURE__ */ jsx86(ListPage, { site, facts: route, id: route.id });
		case "product":
			return /* @__PURE__ */ jsx86(ProductPage, { site, facts: route, id: route.id });
		case "fixed": {
			if (route.path === "/products/404.html") {
				return /* @__PURE__ */ jsx86(BareContent, { text: route.heading });
			}
			const PageContent = fixedPageOf[route.path];
			return /* @__PURE__ */ jsx86(PageContent, { site, facts: route });
		}
	}
}
function bodyOf(route, site) {
	const content = contentOf(route, site);
	if (route.path === "/products/404.html") {
		return /* @__PURE__ */ jsx86("body", { children: content });
	}
	return /* @__PURE__ */ jsxs66(Layout, {
		site,
		route,
		children: [
			content,
			route.path === "/404.html" &&
				/* @__PURE__ */ jsx86("template", {
					"data-unknown-product": "",
					children: /* @__PURE__ */ jsx86(BareContent, { text: fixedPages["/products/404.html"].heading }),
				}),
		],
	});
}
function inlineScriptOf(route, { inlineScripts }) {
	switch (route.path) {
		case "/404.html":
		case "/products/404.html":
			return inlineScripts[route.path];
		default:
			return void 0;
	}
}
var policyMark = "{policy}";
var styleNames = /* @__PURE__ */ new Map();
function styleName(css) {
	const name = styleNames.get(css) ?? `style ${styleNames.size}`;
	styleNames.set(css, name);
	return name;
}
function renderMarked(route, site, assets) {
	const { renderMarkup } = assets;
	try {
		const body = renderMarkup(bodyOf(route, site));
		const css = assets.cssFor(body.own, body.shared);
		const head = renderMarkup(
			/* @__PURE__ */ jsx86(Head, {
				site,
				route,
				policy: policyMark,
				css: { name: styleName(css), text: css },
				inlineScript: inlineScriptOf(route, assets),
				frames: body.whole.includes("<iframe"),
				enhanced: route.path !== "/products/404.html",
			}),
		);
		const around = ['<!doctype html><html lang="en-US">', "</html>\n"];
		return {
			whole: around[0] + head.whole + body.whole + around[1],
			own: around[0] + head.own + body.own + around[1],
			shared: [...head.shared, ...body.shared],
		};
	} catch (cause) {
		throw new RenderError(route.path, cause);
	}
}
function renderPage(route, site, assets) {
	const adopted =
		route.path === "/products/404.html"
			? renderMarked({ kind: "fixed", path: "/404.html", ...fixedPages["/404.html"] }, site, assets)
			: void 0;
	const { whole, own: own2, shared } = renderMarked(route, site, assets);
	const policy = policyOf({ own: own2, shared }, adopted);
	const withPolicy = (text3) => text3.replace(policyMark, () => printed);
	const printed = printPolicy(policy);
	return { markup: withPolicy(whole), parts: { own: withPolicy(own2), shared }, policy };
}

// pages/page-maker.ts
var PageMaker = class {
	#site;
	#assets;
	#policies = /* @__PURE__ */ new Map();
	constructor({ site, css, inlineScripts }, renderMarkup = markupRenderer()) {
		this.#site = site;
		this.#assets = { cssFor: usedRules(css), inlineScripts, renderMarkup };
	}
	/** @throws RenderError when a component throws */
	make(route) {
		const { markup, parts, policy } = renderPage(route, this.#site, this.#assets);
		this.#policies.set(printPolicy(policy), policy);
		return [fileOf2(route.path), markup, parts];
	}
	get policies() {
		return this.#policies;
	}
	/** Takes over the policies of pages that were made elsewhere. */
	addPolicies(policies) {
		for (const [text3, policy] of policies) this.#policies.set(text3, policy);
	}
	/** What all pages together need: the same, in whatever order they were made. */
	policy() {
		const sorted = [...this.#policies].sort(([a], [b]) => (a < b ? -1 : 1));
		return unionOf(sorted.map(([, policy]) => policy));
	}
};

// pages/output/precompress.ts
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

var compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };
var best = {
	br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
	gz: { level: 9 },
};
var isText2 = /\.(?:html|js|css|svg|txt|xml)$/;
var batch = 16;
async function* withSiblings(files) {
	let waiting = [];
	for await (const file of files) {
		yield file;
		const [path, contents] = file;
		if (!isText2.test(path)) continue;
		waiting.push(
			compressors.br(contents, best.br).then((bytes) => [`${path}.br`, bytes]),
			compressors.gz(contents, best.gz).then((bytes) => [`${path}.gz`, bytes]),
		);
		if (waiting.length >= 2 * batch) {
			yield* await Promise.all(waiting);
			waiting = [];
		}
	}
	yield* await Promise.all(waiting);
}

// pages/output/publish.ts
// pages/output/leftovers.ts
// pages/output/system-errors.ts
import {
	mkdir as mkdir3,
	mkdtemp as mkdtemp2,
	readdir as readdir4,
	rename as rename3,
	rename as rename4,
	rm as rm2,
	rm as rm3,
	stat as stat2,
} from "node:fs/promises";
import { basename, dirname as dirname2, dirname as dirname4, join as join9, resolve } from "node:path";

async function renameUnless(codes, from, to) {
	await rename3(from, to).catch(unless(codes));
}
function unless(codes) {
	return (error) => {
		if (!codes.includes(codeOf(error))) {
			throw error;
		}
	};
}
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}

// pages/output/leftovers.ts
var leftoverName = /^(next|old|trash)-(\d+)(?:-\w+)?$/;
async function putRight(target) {
	const leftovers = await deadLeftovers(target);
	const wholeSites = leftovers.filter(({ kind }) => kind === "old").sort((a, b) => b.movedAt - a.movedAt);
	for (const { path } of wholeSites) {
		if (!(await exists(target))) {
			await renameUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], path, target);
		}
	}
	for (const { path } of leftovers) {
		await discard(path, target);
	}
}
async function deadLeftovers(target) {
	const leftovers = [];
	for (const name of await namesIn2(dirname2(target))) {
		const path = join9(dirname2(target), name);
		const prefix = basename(besideOf(target, ""));
		const [, kind, pid] = (name.startsWith(prefix) && leftoverName.exec(name.slice(prefix.length))) || [];
		if ((kind === "next" || kind === "old" || kind === "trash") && !runs(Number(pid))) {
			const facts2 = await stat2(path).catch(unless(["ENOENT"]));
			if (facts2 !== void 0) {
				leftovers.push({ kind, path, movedAt: facts2.ctimeMs });
			}
		}
	}
	return leftovers;
}
async function namesIn2(folder) {
	return (await readdir4(folder).catch(unless(["ENOENT"]))) ?? [];
}
function runs(pid) {
	if (pid === process.pid) {
		return false;
	}
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return codeOf(error) === "EPERM";
	}
}
async function discard(path, target) {
	if (await exists(path)) {
		const trash = await mkdtemp2(besideOf(target, `trash-${process.pid}-`));
		await renameUnless(["ENOENT"], path, join9(trash, "site"));
		await rm2(trash, { recursive: true, force: true });
	}
}
function besideOf(target, suffix) {
	return join9(dirname2(target), `.${basename(target)}-${suffix}`);
}
async function exists(path) {
	return (await stat2(path).catch(unless(["ENOENT"]))) !== void 0;
}

// pages/output/write-files.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname as dirname3, join as join10, posix, win32 } from "node:path";

async function writeFiles(files, root2, folder) {
	const folders = /* @__PURE__ */ new Set([root2]);
	const written = /* @__PURE__ */ new Set();
	function makeFolder(path) {
		if (folders.has(path)) return;
		makeFolder(dirname3(path));
		mkdirSync(path);
		folders.add(path);
	}
	for await (const [path, contents] of files) {
		if (!isInside(path)) {
			throw new Error(
				`The file "${path}" cannot be written, because its path does not name a file inside "${folder}". Give it a plain path from the root of the site, such as "products/index.html".`,
			);
		}
		if (written.has(path)) {
			throw new Error(`Two sources both write "${path}" to "${folder}". Give one of them another path.`);
		}
		written.add(path);
		const file = join10(root2, path);
		try {
			makeFolder(dirname3(file));
			writeFileSync(file, contents, { flag: "wx" });
		} catch (cause) {
			throw new Error(writeFailure(path, folder, cause), { cause });
		}
	}
}
function isInside(path) {
	const isPlain = path === posix.normalize(path) && path !== "." && !path.endsWith("/");
	return isPlain && !win32.isAbsolute(path) && !path.split(/[\\/]/).includes("..");
}
function writeFailure(path, folder, cause) {
	const untouched = `The site in "${folder}" is as it was.`;
	if (codeOf(cause) === "EEXIST") {
		return `The file "${path}" cannot be written to "${folder}", because another file of this site already has its place or that of a folder it needs. Give one of them another path. ${untouched}`;
	}
	return `The file "${path}" could not be written to "${folder}" (${messageOf(cause)}). Check that the disk has room and that you may write there, then build again. ${untouched}`;
}

// pages/output/publish.ts
var turns2 = /* @__PURE__ */ new Map();
async function publish(files, folder) {
	const target = resolve(folder);
	await inTurn(target, async () => {
		await putRight(target);
		const next = besideOf(target, `next-${process.pid}`);
		try {
			await mkdir3(dirname4(target), { recursive: true });
			await mkdir3(next);
			await writeFiles(files, next, folder);
			await swapIn(next, target);
		} catch (error) {
			await rm3(next, { recursive: true, force: true });
			throw error;
		}
	});
}
async function recover(folder) {
	const target = resolve(folder);
	await inTurn(target, () => putRight(target));
}
function inTurn(target, task) {
	const turn = (turns2.get(target) ?? Promise.resolve()).then(task, task);
	turns2.set(target, turn);
	return turn;
}
async function swapIn(next, target) {
	const old = besideOf(target, `old-${process.pid}`);
	try {
		while (!(await swapped(next, target, old))) {
			await discard(old, target);
		}
	} catch (cause) {
		throw new Error(
			`The new site could not take the place of "${target}" (${messageOf(cause)}). The site there is as it was. Check that you may write there and that no other program holds the folder, then build again.`,
			{ cause },
		);
	}
	await discard(old, target);
}
async function swapped(next, target, old) {
	await renameUnless(["ENOENT"], target, old);
	try {
		await rename4(next, target);
		return true;
	} catch (error) {
		if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) {
			return false;
		}
		await renameUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], old, target);
		throw error;
	}
}

// pages/output/changes.ts
import { readdirSync, readFileSync } from "node:fs";
import { join as join11 } from "node:path";

function contentsOf(path) {
	try {
		return readFileSync(path);
	} catch {
		return void 0;
	}
}
function filesIn(folder) {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) =>
				join11(entry.parentPath, entry.name)
					.slice(folder.length + 1)
					.replaceAll("\\", "/"),
			);
	} catch {
		return [];
	}
}
var Comparison = class {
	#folder;
	#before;
	#added = [];
	#changed = [];
	#seen = /* @__PURE__ */ new Set();
	constructor(folder) {
		this.#folder = folder;
		this.#before = new Set(filesIn(folder));
	}
	/** Passes files on, each compared before it is passed. */
	async *through(files) {
		for await (const file of files) {
			const [path, contents] = file;
			const before = this.#before.has(path) ? contentsOf(join11(this.#folder, path)) : void 0;
			if (before === void 0) this.#added.push(path);
			else if (!before.equals(Buffer.from(contents))) this.#changed.push(path);
			this.#seen.add(path);
			yield file;
		}
	}
	/** How many files have passed. */
	get files() {
		return this.#seen.size;
	}
	/** What has changed, when all files are through. Nothing, when there was no site before. */
	changes() {
		if (this.#before.size === 0) return void 0;
		const removed = [...this.#before].filter((path) => !this.#seen.has(path));
		return { added: this.#added, changed: this.#changed, removed };
	}
};

// pages/output/emphasis.ts
function emphasisFor(stream, environment) {
	const isPlain = !stream.isTTY || Boolean(environment.NO_COLOR) || environment.TERM === "dumb";
	return (text3) => (isPlain ? text3 : `\x1B[1m${text3}\x1B[22m`);
}

// pages/output/progress.ts
var patience = 1e3;
var clearLine = "\r\x1B[K";
function progressOn(stream, now) {
	let shownAt = now();
	let isOpen = false;
	return {
		show: (text3) => {
			if (!isOpen && now() - shownAt < patience) return;
			if (stream.isTTY) {
				isOpen = true;
				stream.write(clearLine + text3);
			} else {
				shownAt = now();
				stream.write(`${text3}
`);
			}
		},
		done: () => {
			if (isOpen) stream.write(clearLine);
			isOpen = false;
		},
	};
}

// pages/output/budget.ts
import { promisify as promisify2 } from "node:util";
import { brotliCompress as brotliCompress2, brotliCompressSync, constants as constants2 } from "node:zlib";

function settings(quality) {
	return {
		params: {
			[constants2.BROTLI_PARAM_QUALITY]: quality,
			[constants2.BROTLI_PARAM_MODE]: constants2.BROTLI_MODE_TEXT,
		},
	};
}
var compress = promisify2(brotliCompress2);
async function brotliBytes(text3) {
	return (await compress(text3, settings(11))).length;
}
function budgetOf(file) {
	return file === "index.html" ? 14600 : 12e3;
}
var kinds = /* @__PURE__ */ new Map([
	["svg", "drawing"],
	["style", "style sheet"],
	["script", "script"],
]);
function elementsOf(page) {
	const elements2 = /* @__PURE__ */ new Map();
	const counts = /* @__PURE__ */ new Map();
	const markup = page.replace(/<(style|script|svg)\b.*?<\/\1>/gs, (part, element) => {
		const kind = kinds.get(element) ?? element;
		const number2 = (counts.get(kind) ?? 0) + 1;
		counts.set(kind, number2);
		elements2.set(`${kind} ${number2}`, part);
		return "";
	});
	return elements2.set("texts and markup", markup);
}
function describe2({ page: [file, markup], bytes }) {
	const largest = [...elementsOf(markup)]
		.map(([name, text3]) => ({ name, bytes: brotliCompressSync(text3, settings(11)).length }))
		.sort((a, b) => b.bytes - a.bytes)
		.slice(0, 4)
		.map((element) => `${element.name} (${element.bytes} bytes)`);
	return `${file} has ${bytes} bytes after brotli and may have ${budgetOf(file)}. Its largest parts: ${largest.join(", ")}.`;
}
var BudgetError = class extends Error {
	name = "BudgetError";
	constructor(heavy) {
		super(
			`${heavy.map(describe2).join("\n")}
Shorten what these pages say, or show less on them; dist/ is untouched.`,
		);
	}
};

// pages/output/report.ts
var shown2 = 10;
function digits(number2) {
	return String(number2).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function count(number2, thing) {
	return `${digits(number2)} ${thing}${number2 === 1 ? "" : "s"}`;
}
function byBudget(weights) {
	return [...weights]
		.map(([file, bytes]) => ({ file, bytes, budget: budgetOf(file) }))
		.sort((a, b) => b.bytes / b.budget - a.bytes / a.budget);
}
function weightLines(weights) {
	const pages = byBudget(weights);
	const few = pages.length <= shown2 + 2 ? pages : pages.slice(0, shown2);
	const lines = few.map(
		({ file, bytes, budget }) => `${digits(bytes).padStart(8)} of ${digits(budget)}  ${file}`,
	);
	const rest = pages.length - few.length;
	return rest === 0 ? lines : [...lines, `          and ${count(rest, "page")} further below the budget`];
}
function changeLines(changes) {
	if (changes === void 0) return [];
	const kinds2 = [
		["added", changes.added],
		["changed", changes.changed],
		["removed", changes.removed],
	];
	const present = kinds2.filter(([, files]) => files.length > 0);
	if (present.length === 0) return ["", "Nothing changed since the last build."];
	const lines = present.flatMap(([kind, files]) => files.map((file) => `${kind.padStart(9)}  ${file}`));
	return [
		"",
		`Since the last build: ${present.map(([kind, files]) => `${digits(files.length)} ${kind}`).join(", ")}.`,
		...(lines.length <= shown2 ? lines : []),
	];
}
function placeholderLines(placeholders) {
	if (placeholders.length === 0) return [];
	return [
		"",
		`${count(placeholders.length, "placeholder")} left, which npm run build -- --release refuses:`,
		...byFile(placeholders),
	];
}
function byFile(placeholders) {
	const files = [...new Set(placeholders.map(({ file }) => file))];
	return files.map((name) => {
		const entries = placeholders.filter(({ file }) => file === name).map(({ entry }) => entry);
		const rest = entries.length > shown2 ? ` and ${entries.length - shown2} more` : "";
		return `  ${name}: ${entries.slice(0, shown2).join("; ")}${rest}`;
	});
}
var ReleaseError = class extends Error {
	name = "ReleaseError";
	constructor(placeholders) {
		super(
			[
				`The content still has ${count(placeholders.length, "placeholder")}, and a release may have none:`,
				...byFile(placeholders),
				"Put the real values there and build again; dist/ is untouched.",
			].join("\n"),
		);
	}
};
function text2(report, emphasize) {
	const { weights, isExact, files, changes, placeholders, beside, milliseconds, timings } = report;
	const seconds = (milliseconds / 1e3).toFixed(1);
	return [
		emphasize(`Wrote ${count(weights.size, "page")} in ${count(files, "file")} to dist/ in ${seconds} s.`),
		...(beside.length > 0 ? [`Wrote ${beside.join(", ")}.`] : []),
		"",
		`Bytes after brotli${isExact ? "" : ", at most"}, and the budget:`,
		...weightLines(weights),
		...changeLines(changes),
		...placeholderLines(placeholders),
		...(timings.length > 0 ? ["", ...timings] : []),
	].join("\n");
}
function json({ weights, changes, ...report }) {
	return JSON.stringify({ pages: byBudget(weights), changes: changes ?? null, ...report });
}
function printReport(form, report, emphasize) {
	switch (form) {
		case "text":
			return text2(report, emphasize);
		case "json":
			return json(report);
		case "none":
			return "";
	}
}

// pages/second-thread.ts
import { MessageChannel, receiveMessageOnPort, Worker, workerData } from "node:worker_threads";

// pages/weigh-at-most.ts
import { brotliCompressSync as brotliCompressSync2, constants as constants3 } from "node:zlib";

var hasty = { params: { ...settings(1).params, [constants3.BROTLI_PARAM_LGWIN]: 16 } };
var good = settings(5);
var best2 = settings(11);
function bytesAt(options, text3) {
	return brotliCompressSync2(text3, options).length;
}
var enough = 10;
var AtMostWeigher = class {
	isExact = false;
	#weights = /* @__PURE__ */ new Map();
	#heavy = [];
	/** The bytes of parts that pages share: each is compressed once. */
	#known = /* @__PURE__ */ new Map();
	*through(files) {
		for (const file of files) {
			if (isPage(file)) {
				const bytes = this.#weigh(file);
				this.#weights.set(file[0], bytes);
				if (bytes > budgetOf(file[0])) this.#heavy.push({ page: file, bytes });
				if (this.#heavy.length >= enough) return;
			}
			yield file;
		}
	}
	get found() {
		return { weights: this.#weights, heavy: this.#heavy };
	}
	/** Takes over what was found of pages that were weighed elsewhere. */
	add({ weights, heavy }) {
		for (const [file, bytes] of weights) this.#weights.set(file, bytes);
		this.#heavy.push(...heavy);
	}
	async weights() {
		if (this.#heavy.length > 0) throw new BudgetError(this.#heavy);
		return this.#weights;
	}
	#weigh(page) {
		let bytes = Number.POSITIVE_INFINITY;
		for (const bound of this.#bounds) {
			bytes = bound(page);
			if (bytes <= budgetOf(page[0])) break;
		}
		return bytes;
	}
	/**
	 * Bounds on a page's weight, each nearer and slower than the one before, the last exact: what it shares and the
	 * rest apart, the rest compressed hastily; the whole compressed well; the whole compressed as good hosts do.
	 * That the best compression gives the fewest bytes holds for each page of the site, which the tests prove.
	 */
	#bounds = [
		(page) => {
			const { own: own2, shared } = partsOf(page);
			return shared.reduce((sum, part) => sum + this.#sharedBytes(part), bytesAt(hasty, own2));
		},
		([, markup]) => bytesAt(good, markup),
		([, markup]) => bytesAt(best2, markup),
	];
	#sharedBytes(part) {
		const bytes = this.#known.get(part) ?? bytesAt(good, part);
		this.#known.set(part, bytes);
		return bytes;
	}
};

// pages/second-thread.ts
var batch2 = 32;
var ahead = 8;
var count2 = { routesTaken: 0, messagesSent: 1, messagesReceived: 2 };
function takeRoutes(counts) {
	const first = Atomics.add(counts, count2.routesTaken, batch2);
	return routes.slice(first, first + batch2);
}
var SecondThread = class {
	#port;
	#counts = new Int32Array(new SharedArrayBuffer(12));
	/**
	 * Starts the thread, which loads the site's code while this one still makes what pages need.
	 *
	 * @param code the file that calls `actAsSecondThread`
	 */
	constructor(code) {
		const { port1, port2 } = new MessageChannel();
		this.#port = port1;
		const start = { makesPages: true, port: port2, counts: this.#counts };
		new Worker(code, { workerData: start, transferList: [port2] }).unref();
	}
	/**
	 * All pages, in no particular order: those of this thread as texts, those of the other one as bytes.
	 *
	 * @param add told at the end what the other thread has found
	 * @throws Error with the message of what went wrong in the other thread
	 */
	*pages(maker, inputs, add2) {
		this.#port.postMessage(inputs);
		for (;;) {
			const message = this.#receive();
			if (message?.kind === "problem") throw new Error(message.message);
			if (message?.kind === "found") return add2(message.found);
			if (message) yield* message.files;
			else {
				const own2 = takeRoutes(this.#counts);
				for (const route of own2) yield maker.make(route);
				if (own2.length === 0) this.#wait();
			}
		}
	}
	#receive() {
		const received = receiveMessageOnPort(this.#port);
		if (received === void 0) return void 0;
		Atomics.add(this.#counts, count2.messagesReceived, 1);
		Atomics.notify(this.#counts, count2.messagesReceived);
		return received.message;
	}
	/** Waits for a message, while no other work is left. */
	#wait() {
		const received = Atomics.load(this.#counts, count2.messagesReceived);
		if (Atomics.wait(this.#counts, count2.messagesSent, received, 6e4) === "timed-out") {
			throw new Error("The second thread has made no page for a minute. Build again; dist/ is untouched.");
		}
	}
};
function isSecondThread() {
	return workerData?.makesPages === true;
}
function bytesOf(text3) {
	const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text3));
	bytes.write(text3);
	return bytes;
}
function actAsSecondThread() {
	const { port, counts } = workerData;
	function send(message, transferred = []) {
		const sent = Atomics.load(counts, count2.messagesSent);
		const received = Atomics.load(counts, count2.messagesReceived);
		if (sent - received >= ahead) Atomics.wait(counts, count2.messagesReceived, received);
		port.postMessage(message, transferred);
		Atomics.add(counts, count2.messagesSent, 1);
		Atomics.notify(counts, count2.messagesSent);
	}
	function makePages(inputs) {
		const maker = new PageMaker(inputs);
		const links = new LinkCheck(inputs.site.base);
		const weigher = new AtMostWeigher();
		for (let own2 = takeRoutes(counts); own2.length > 0; own2 = takeRoutes(counts)) {
			const pages = own2.map((route) => maker.make(route));
			for (const _ of weigher.through(links.through(pages)));
			const files = pages.map(([path, markup]) => [path, bytesOf(markup)]);
			send(
				{ kind: "pages", files },
				files.map(([, contents]) => contents.buffer),
			);
		}
		send({
			kind: "found",
			found: { links: links.found, weights: weigher.found, policies: maker.policies },
		});
	}
	port.once("message", (inputs) => {
		try {
			makePages(inputs);
		} catch (error) {
			send({ kind: "problem", message: error instanceof Error ? error.message : String(error) });
		}
		port.close();
	});
}

// pages/timings.ts
var Timings = class {
	#clock;
	#steps = /* @__PURE__ */ new Map();
	/** The time in measured calls that ran inside the one that runs now. */
	#inside = 0;
	/** @param clock the milliseconds since the process started */
	constructor(clock) {
		this.#clock = clock;
	}
	/** Names the time since the process started. */
	started(step) {
		this.#add(step, this.#clock());
	}
	/** Measures a call, without the measured calls inside it. */
	call(step, task) {
		const outer = this.#inside;
		this.#inside = 0;
		const start = this.#clock();
		try {
			return task();
		} finally {
			const duration3 = this.#clock() - start;
			this.#add(step, duration3 - this.#inside);
			this.#inside = outer + duration3;
		}
	}
	/** Measures what it takes to get each item, without the measured calls inside. */
	*items(step, items) {
		const iterator = items[Symbol.iterator]();
		for (;;) {
			const item = this.call(step, () => iterator.next());
			if (item.done) return;
			yield item.value;
		}
	}
	/** Measures until a promise is kept, without the measured calls in the meantime. */
	async wait(step, promise) {
		const inside2 = this.#inside;
		const start = this.#clock();
		const result = await promise;
		this.#add(step, this.#clock() - start - (this.#inside - inside2));
		return result;
	}
	#add(step, duration3) {
		this.#steps.set(step, (this.#steps.get(step) ?? 0) + duration3);
	}
	/** A line for each step, one for the whole process so far, and one for the memory it has needed at most. */
	lines() {
		const steps = [...this.#steps, ["since the process started", this.#clock()]];
		const peak = process.resourceUsage().maxRSS / 1024;
		return [
			...steps.map(([step, duration3]) => `${duration3.toFixed(0).padStart(7)} ms  ${step}`),
			`${peak.toFixed(0).padStart(7)} MB  peak memory`,
		];
	}
};

// pages/weigh-exactly.ts
var version2 = process.versions.brotli ?? "";
function weighingExactly(root2) {
	const weighing = [];
	async function weigh(page) {
		const [, markup] = page;
		const bytes = await cached(root2, [version2, markup], "bytes", async () =>
			Buffer.from(`${await brotliBytes(markup)}`),
		);
		return { page, bytes: Number(new TextDecoder().decode(bytes)) };
	}
	return {
		isExact: true,
		*through(files) {
			for (const file of files) {
				if (isPage(file)) weighing.push(weigh(file));
				yield file;
			}
		},
		async weights() {
			const weighed = await Promise.all(weighing);
			const heavy = weighed.filter(({ page: [file], bytes }) => bytes > budgetOf(file));
			if (heavy.length > 0) throw new BudgetError(heavy);
			return new Map(weighed.map(({ page: [file], bytes }) => [file, bytes]));
		},
	};
}

// build.ts
var root = process.cwd();
var pagesOfSmallSite = 100;
var pagesForOneThread = 500;
function settingsFrom(environment) {
	const { SITE_URL, SOURCE_DATE_EPOCH } = environment;
	const now = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1e3) : /* @__PURE__ */ new Date();
	return { siteUrl: SITE_URL || textOf2(company.siteUrl), year: now.getUTCFullYear() };
}
async function makeSite({ siteUrl, year }, timings, { onPicture, onRenderError, second } = {}) {
	const uploads = await timings.wait("pictures", makePictures(root, uploadsInUse(), onPicture));
	const problems = [...timings.call("check content", contentProblems), ...uploads.problems];
	if (problems.length > 0) throw new ContentError(problems);
	const { url, base } = siteAt(siteUrl);
	const renderMarkup = markupRenderer();
	const [scripts, { fonts, css }, cards, icons] = await Promise.all([
		timings.wait("scripts", makeScripts(root, base)),
		makeLooks(base, timings),
		timings.wait("cards", makeCards(root, routes, renderMarkup)),
		timings.wait("icons", makeIcons(root)),
	]);
	const site = {
		url,
		base,
		year,
		assets: {
			script: scripts.enhance.file,
			headlineFont: fonts.headline.file,
			stretchFont: fonts.stretch.file,
		},
		pictures: uploads.pictures,
		cards: cards.cards,
	};
	const inputs = { site, css, inlineScripts: scripts.inline };
	const maker = new PageMaker(inputs, renderMarkup);
	const links = new LinkCheck(base);
	const rules = () => hostRules(site, maker.policy());
	function* makePages() {
		for (const route of routes) {
			try {
				yield maker.make(route);
			} catch (error) {
				if (!(error instanceof RenderError && onRenderError)) throw error;
				onRenderError(fileOf2(route.path), error);
			}
		}
	}
	function makePagesInBothThreads({ thread, onFound }) {
		return thread.pages(maker, inputs, (found) => {
			maker.addPolicies(found.policies);
			links.add(found.links);
			onFound(found);
		});
	}
	function* makeFiles() {
		yield* timings.items("render", second ? makePagesInBothThreads(second) : makePages());
		yield* uploads.files;
		yield* cards.files;
		yield* fixedFiles(site, icons);
		yield [scripts.enhance.file, scripts.enhance.code];
		yield [fonts.headline.file, fonts.headline.contents];
		yield [fonts.stretch.file, fonts.stretch.contents];
		yield* defaultFiles(rules());
	}
	if (onRenderError) return { files: makeFiles(), rules };
	function* makeCheckedFiles() {
		yield* timings.items("check links", links.through(makeFiles()));
		timings.call("check links", () => links.finish());
	}
	return { files: makeCheckedFiles(), rules };
}
async function makeLooks(base, timings) {
	const fonts = await timings.wait("fonts", makeFonts(root, everyText()));
	const styles = makeStyles(root, {
		headline: base + fonts.headline.file,
		stretch: base + fonts.stretch.file,
	});
	return { fonts, css: await timings.wait("styles", styles) };
}
async function buildSite(settings2, handlers) {
	const { files, rules } = await makeSite(settings2, new Timings(() => performance.now()), handlers);
	return { files: new Map([...files].map(([path, contents]) => [path, contents])), rules: rules() };
}
function placeholdersIn({ siteUrl }) {
	const isReplaced = siteUrl !== textOf2(company.siteUrl);
	return remainingPlaceholders().filter(({ entry }) => !isReplaced || entry !== "company.siteUrl");
}
async function main() {
	const timings = new Timings(() => performance.now());
	timings.started("start and imports");
	const { host, precompress, timings: tellsTimings, release, report } = optionsFrom(process.argv.slice(2));
	if (host === "help") {
		console.log(`npm run build -- --host NAME also writes what one host needs:
${hostsHelp()}`);
		return;
	}
	const dist = join12(root, "dist");
	await timings.wait("recover", recover(dist));
	const progress = progressOn(process.stderr, () => performance.now());
	const settings2 = settingsFrom(process.env);
	const weigher = routes.length > pagesOfSmallSite ? new AtMostWeigher() : weighingExactly(root);
	const second =
		weigher instanceof AtMostWeigher && routes.length > pagesForOneThread
			? {
					thread: new SecondThread(import.meta.filename),
					onFound: ({ weights }) => weigher.add(weights),
				}
			: void 0;
	const site = await makeSite(settings2, timings, {
		second,
		onPicture: ({ file, done, total }) => {
			if (report === "text") progress.show(`Made the pictures of ${done} of ${total} uploads: ${file}`);
		},
	}).finally(progress.done);
	const placeholders = placeholdersIn(settings2);
	if (release && placeholders.length > 0) throw new ReleaseError(placeholders);
	const forHost = () => (host ? filesFor(host, site.rules()) : void 0);
	async function* makeFiles() {
		yield* timings.items("weigh", weigher.through(site.files));
		await timings.wait("weigh", weigher.weights());
		yield* forHost()?.inside ?? [];
	}
	const comparison2 = new Comparison(dist);
	const files = precompress ? withSiblings(makeFiles()) : makeFiles();
	await timings.wait("write", publish(comparison2.through(files), dist));
	const beside = forHost()?.beside ?? /* @__PURE__ */ new Map();
	if (host && beside.size > 0) await publish(beside, join12(root, ".hosts", host));
	const result = {
		weights: await weigher.weights(),
		isExact: weigher.isExact,
		files: comparison2.files,
		changes: comparison2.changes(),
		beside: [...beside.keys()].map((file) => `.hosts/${host}/${file}`),
		placeholders,
		milliseconds: performance.now(),
		timings: tellsTimings ? timings.lines() : [],
	};
	const printed = printReport(report, result, emphasisFor(process.stdout, process.env));
	if (printed) console.log(printed);
}
if (isSecondThread()) {
	actAsSecondThread();
} else if (process.argv[1] === import.meta.filename) {
	main().catch((error) => {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	});
}

export { buildSite, settingsFrom };
//# sourceMappingURL=.build.js.map
