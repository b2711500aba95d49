import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { videoIdExample } from "../content/schema/player.ts";
import type { SiteCopy } from "./build-site.ts";
import { fixture } from "./fixture.ts";
import { applyStep, stepsIn } from "./recipes.ts";

const manual = stepsIn("components/drawings/README.md");
/** The steps of the first machine, for the second one, which has a file of its own. */
const sample = manual
	.filter(({ file, code }) => /example/i.test(code) && !file.endsWith("/example.tsx"))
	.map((step) => ({
		...step,
		code: step.code.replaceAll("example", "sample").replaceAll("Example", "Sample"),
	}));

/** Every step of the recipes. Later ones need earlier ones. */
export const steps = [...stepsIn("README.md"), ...stepsIn("content/README.md"), ...manual, ...sample];

const poster = 'poster: { photo: "x1.jpg", alt: "An X1 at work.", caption: "The X1 in a warehouse." },';
const placeholder = /(?<!siteUrl: )placeholder\(("[^"]*")\)/g;
const withPlaceholders = readdirSync(fixture).filter(
	(file) => readFileSync(join(fixture, file), "utf8").search(placeholder) !== -1,
);

/** A text that is as long as the schema allows, and ends with a period, like "Inc." */
const longest = (length: number) =>
	`"${"Pallet Wrapping Machines of Texas, ".repeat(3).slice(0, length - 1)}."`;
const longWord = '"Palettenumwicklungsmaschinensteuerungshandbuch"';

/** Typical edits of a seller, all at once. */
const edits: readonly (readonly [file: string, from: RegExp, to: string])[] = [
	// Real values in place of the placeholders, among them the longest names.
	["content/company.ts", /placeholder\("Ex.* Wrappers"\)/, longest(60)],
	["content/company.ts", /sales@example\.com/, "southwestpalletwrappingequipmentservice@example.com"],
	["content/company.ts", /placeholder\("Stretch .*?"\)/, longest(30)],
	["content/company.ts", /placeholder\("1 .*?"\)/, longest(60)],
	["content/products.ts", /(?<=label: )"X8"/, longest(24)],
	["content/products.ts", /"R600 Robot"/, longWord],
	["content/products.ts", /"A robot wrapper at work on a light load."/, longest(90)],
	["content/products.ts", /"Light loads can shift (.*?)"/, `"${"Every pallet is wrapped. ".repeat(30)}$1"`],
	["content/partners.ts", /placeholder\("Example Scale .*?"\)/, longWord],
	...withPlaceholders.map((file) => [`content/${file}`, placeholder, "$1"] as const),
	// A release rejects sample values.
	["content/company.ts", /555-0142/, "234-5678"],
	["content/company.ts", /"Example (?=Studio)/, '"'],
	["content/company.ts", /(?<!www\.)\bexample\.com/g, "wrappers.test"],
	["content/partners.ts", /\bexample\.com/, "scales.test"],

	// A photo as each kind of picture, a text, the headline with a decomposed letter, and the brand
	// color.
	["content/products.ts", /(drawing: "(?:t1300-ring|r600-[\w-]+)",.*?)poster: {.*?},/gs, `$1${poster}`],
	["content/home.ts", /{ stockPhoto: .*? }/, '{ photo: "x1.jpg", alt: "" }'],
	["content/partners.ts", /{ drawing: "scale" }/, '{ photo: "scale.svg", alt: "Scales" }'],
	["content/interface.ts", /quickLinks: ".*?"/, 'quickLinks: "Our Machines"'],
	["content/pages.ts", /heading: \["World Class/, 'heading: ["First Ra\u030ate'],
	["content/colors.ts", /(?<=accent = )".*"/, '"#1d4fd8"'],

	// Another id, a term, and one product less.
	["content/chooser.ts", /"t1300"/g, '"t1300-ring"'],
	["content/products.ts", /t1300: {/, '"t1300-ring": {'],
	["content/products.ts", /terms: \[/, '$&"Top sheet", '],
	["content/products.ts", /^\tx1: {.*?^\t},\n/ms, ""],
	["content/products.ts", /^const difference.*?^};\n|\bdifference,/gms, ""],
	["content/chooser.ts", /"x1"/, '"example"'],
];

/** Follows the recipes of the READMEs in a copy of the project, and edits its content. */
export async function editContent(copy: SiteCopy): Promise<void> {
	for (const step of steps) await copy.edit(step.file, (text) => applyStep(step, text));
	// An id of no video, a different one for each place in the file.
	await copy.edit("content/products.ts", (text) =>
		text.replace(/placeholder\("demo-.*?"\)/g, (_, place: number) =>
			JSON.stringify(videoIdExample.slice(0, -4) + String(place).padStart(4, "0")),
		),
	);
	for (const [file, from, to] of edits) await copy.edit(file, (text) => text.replace(from, to));

	const uploads = join(copy.folder, "assets/uploads");
	const gray = sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#678" } }).jpeg();
	await gray.toFile(join(uploads, "x1.jpg"));
	await gray.toFile(join(uploads, "not-named.jpg"));
	const bar = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><path d="M0 0h90v9z"/></svg>';
	await writeFile(join(uploads, "scale.svg"), bar);
}
