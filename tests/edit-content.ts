import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const photo = 'photo: "In use.jpg", alt: "A wrapper at work."';
const poster = `poster: { ${photo}, caption: "In a warehouse." },`;

const product = `
	x2: {
		name: "X2 Semi Automatic", navigationLabel: "X2", videoId: "x2-on-video",
		metaDescription: "Watch the X2 semi-automatic stretch wrapper at work, and see what it suits.",
		summary: "Wraps a load on a turntable.", description: "The operator starts each wrap cycle.",
		terms: ["Semi-automatic", "Top sheet"],
	},`;

const list = `
	"arm-wrappers": {
		name: "Arm Wrappers", intro: "An arm carries the film around the load.", terms: ["Mast"],
		metaDescription: "Watch an arm wrapper at work, and see which loads it suits better than a turntable.",
		items: [{
			id: "a100", name: "A100 Arm", videoId: "a1-on-video", summary: "An arm turns.",
			description: "The load stands still.", ${poster}
		}],
	},`;

const partner = `
	{
		name: "Dock Equipment Company", website: "https://dock.example/",
		description: "Dock levelers and doors.", logo: { photo: "logo.svg", alt: "Dock Equipment Company" },
	},`;

const everyFile = "every file";

/** Typical edits of a seller, all at once. */
const edits: readonly (readonly [file: string, edit: (text: string) => string])[] = [
	// Real values in place of the placeholders, among them a long name and a phone number in letters.
	[
		"company.ts",
		(text) => text.replace(/{ placeholder: "Ex.* Wrappers" }/, '"Southwestern Wrapping Machine Company"'),
	],
	["company.ts", (text) => text.replace(/{ placeholder: "\(.*?" }/, '"1-800-STRETCH"')],
	[
		"products.ts",
		(text) =>
			text.replace(/{ placeholder: "demo-(.*?)" }/g, (_, name) => `"${name.padEnd(11, "x").slice(0, 11)}"`),
	],
	[everyFile, (text) => text.replace(/{\s*placeholder:\s*("[^"]*"),?\s*}/g, "$1")],

	// A photo as each kind of picture.
	["home.ts", (text) => text.replace(/{ stockPhoto: .*? }/, `{ ${photo} }`)],
	["partners.ts", (text) => text.replace('{ drawing: "scale" }', `{ ${photo} }`)],
	["products.ts", (text) => text.replace(/poster: {\s+drawing: "(?:x0ps|r600-robot)",.*?},/gs, poster)],

	// Other ids, and a date.
	[everyFile, (text) => text.replaceAll("robot-wrappers", "robots")],
	[everyFile, (text) => text.replaceAll('product: "s600"', 'product: "s600-horizontal"')],
	[
		"products.ts",
		(text) => text.replace("s600: {", '"s600-horizontal": { uploadDate: "2026-03-31T09:00:00-06:00",'),
	],

	// One more list, product, partner, term and link, and one product less.
	["products.ts", (text) => text.replace("const listsById = {", `$&${list}`)],
	["products.ts", (text) => text.replace("const productsById = {", `$&${product}`)],
	["partners.ts", (text) => text.replace("[] = [", `$&${partner}`)],
	["glossary.ts", (text) => text.replace("glossary = {", '$&"Top sheet": "Film over the top of a load.",')],
	[
		"navigation.ts",
		(text) => text.replace("...productLinks,", '$&{ path: "/products/arm-wrappers/", label: "Arms" },'),
	],
	["products.ts", (text) => text.replace(/^\tx1: {.*?^\t},\n/ms, "")],
	[
		everyFile,
		(text) => text.replace(/{ (?:drawing: "x1", link: { )?product: "x1", label: ".*?" }(?: })?,/g, ""),
	],
];

/** Edits the frozen content in a copy of the project. */
export async function editContent(copy: string): Promise<void> {
	const uploads = join(copy, "assets/uploads");
	const gray = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#678" } }).jpeg();
	await gray.toFile(join(uploads, "In use.jpg"));
	const bar = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 9"><path d="M0 0h90v9z"/></svg>';
	await writeFile(join(uploads, "logo.svg"), bar);

	const content = join(copy, "content");
	const names = (await readdir(content)).filter((name) => name.endsWith(".ts"));
	for (const [file, edit] of edits) {
		const changes = names.map(async (name) => {
			if (file !== everyFile && file !== name) return false;
			const text = await readFile(join(content, name), "utf8");
			const edited = edit(text);
			await writeFile(join(content, name), edited);
			return edited !== text;
		});
		if (!(await Promise.all(changes)).includes(true))
			throw new Error(`In tests/frozen-content/, ${file} is not changed by ${edit}.`);
	}
}
