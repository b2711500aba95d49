import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePictures } from "../assets/make/pictures/pictures.ts";
import { machineDrawings } from "../content/model/drawings.ts";
import { type ContentFile, everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { routes } from "../content/model/routes.ts";
import { checkContent } from "../content/schema/problems.ts";
import { checkLinks } from "../pages/output/links.ts";
import { problemText } from "../pages/output/problem-text.ts";
import { settingsFrom } from "../pages/settings.ts";

/** Wrong values by the path of the field that gets them, such as "company.email". A missing value deletes the field. */
type Changes = Readonly<Record<string, unknown>>;

const { productLists, products } = everything["content/products.ts"];
const empty = "is empty. Allowed: a text with at least one character.";
const twice = "is in this list already. Allowed: each entry once.";
const moved =
	"If its id changed in content/products.ts, change it here as well. If it was deleted, delete the link.";
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** The subjects of the cases. */
const [list = "robot-wrappers"] = keysOf(productLists);
const [first = "x0ps", second = "x1"] = keysOf(products);
const single = products[first];
const [item] = productLists[list].items;
const newVideo = { videoId: "abcdefghijk" };
/** A product without conflicts. */
const other = { ...single, ...newVideo, name: "New", navigationLabel: "New" };

/** The file of the export at the start of the path. */
function fileOf(path: string): ContentFile {
	const [name = ""] = path.split(".");
	const file = keysOf(everything).find((candidate) => name in everything[candidate]);
	if (file === undefined) throw new Error(`No file of the content exports "${name}".`);
	return file;
}

/** The site's content with changes. */
function changed(changes: Changes): object {
	const content: typeof everything = JSON.parse(JSON.stringify(everything));
	for (const [path, value] of Object.entries(changes)) {
		const keys = path.split(".");
		let holder = Object(content[fileOf(path)]);
		for (const key of keys.slice(0, -1)) holder = Reflect.get(holder, key);
		if (value === undefined) Reflect.deleteProperty(holder, keys.at(-1) ?? "");
		else Reflect.set(holder, keys.at(-1) ?? "", value);
	}
	return content;
}

const errorsWith = (changes: Changes) => checkContent(changed(changes)).problems;

it("The content has no mistakes before it is changed here", () => {
	expect(checkContent().problems).toEqual([]);
});

describe("a value that breaks the rule of its field is reported with its place and what is allowed", () => {
	const characters =
		"contains a control character or half a character. Allowed: characters that can be seen, and spaces.";
	const email = 'is not an e-mail address. Allowed: one address, such as "sales@example.com".';
	const phone =
		'is not a US phone number. Allowed: a number as people read it, such as "(817) 555-0142", "(817) 555-0142 ext. 3" or "1-800-STRETCH".';
	const website =
		'is not the address of a website. Allowed: an http or https address, such as "https://example.com/".';
	const video =
		'is not a video id. Allowed: the eleven letters, digits, "-" and "_" behind "v=" in the video\'s address, or { placeholder: "…" }.';
	const id =
		'is not an id. Allowed: lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap".';
	const poster = { drawing: "x1", alt: "An X1.", caption: "An X1." };

	const rules: readonly (readonly [path: string, values: readonly unknown[], sentence: string])[] = [
		["company.email", ["a.example.com", "a@example.com, b@example.com", "a@example.com?cc=b@c.com"], email],
		["company.phone", ["(817) 555-014", "+49 30 1234567", "(017) 555-0142", "55-STRETCH"], phone],
		["company.phone", ["(817) 555-0142 ext.", "(817) 555-0142 ext. 12345678"], phone],
		["company.siteUrl", ["www.example.com"], website],
		[
			"company.builder.website",
			[
				"example.com",
				"javascript:alert(1)",
				"https:evil.example",
				"https:/evil.example",
				"https://me:secret@a.com/",
			],
			website,
		],
		["company.name", ["", "   ", "\u200b"], empty],
		["company.office.city", [7], "is not a text. Allowed: a text in quotes."],
		["company.blurb", ["Wrap\u0007per", "\ud83d"], characters],
		[`products.${first}.videoId`, ["abcdefghij", "https://youtu.be/abcdefghijk"], video],
		[`products.${first}.name`, ["x".repeat(61)], "has 61 characters. Allowed: 60 characters at most."],
		[
			`products.${first}.uploadDate`,
			["2026-03-31"],
			'is not a date with time and zone. Allowed: ISO 8601, such as "2026-03-31T09:00:00-06:00".',
		],
		[
			`products.${first}.metaDescription`,
			["d".repeat(49)],
			"has 49 characters. Allowed: 50 to 160 characters.",
		],
		[`products.${first}.terms`, ["Mast"], "is not a list. Allowed: [ … ]."],
		["pages./partners/.indexed", ["yes"], "is neither true nor false. Allowed: true, false."],
		["pages./partners/.texts.intro", [""], empty],
	];
	const cases = rules.flatMap(([path, values, sentence]) =>
		values.map((value) => ({ path, value, sentence })),
	);

	it.each(cases)("$path: $value $sentence", ({ path, value, sentence }) => {
		const place = `${fileOf(path)}, ${path.split(".").join(", ")}`;
		expect(errorsWith({ [path]: value })).toEqual([`${place}: ${JSON.stringify(value)} ${sentence}`]);
	});

	/** Cases whose line does not follow from the path and the value. */
	const others: readonly (readonly [mistake: string, changes: Changes, lines: string])[] = [
		[
			"a placeholder that breaks the rule",
			{ "company.email": { placeholder: "later" } },
			`content/company.ts, company, email, placeholder: "later" ${email}`,
		],
		[
			"a placeholder that could be a stranger's video",
			{ [`products.${first}.videoId`]: { placeholder: "PLACEHOLDER" } },
			`content/products.ts, products, ${first}, videoId, placeholder: "PLACEHOLDER" has eleven characters, so it could be a stranger's video. Allowed: a placeholder of another length.`,
		],
		[
			"a misspelled placeholder",
			{ "company.name": { placehodler: "Acme" } },
			'content/company.ts, company, name, placeholder: is missing. Allowed: a text in quotes.\ncontent/company.ts, company, name, placehodler: "Acme" is in a field that does not exist. Allowed: placeholder. Fields are defined in content/schema/.',
		],
		[
			"a missing text",
			{ "company.blurb": undefined },
			"content/company.ts, company, blurb: is missing. Allowed: a text in quotes.",
		],
		[
			"an unknown field",
			{ "partners.0.name": "Acme", "partners.0.fax": "none" },
			'content/partners.ts, partners, Acme, fax: "none" is in a field that does not exist. Allowed: name, website, description, logo. Fields are defined in content/schema/.',
		],
		[
			"a long value, which is shortened",
			{ "pages./.description": "d".repeat(161) },
			`content/pages.ts, pages, /, description: "${"d".repeat(59)}…${"d".repeat(14)}" has 161 characters. Allowed: 50 to 160 characters.`,
		],
		[
			"a poster without its alternative text",
			{ [`products.${first}.poster`]: { ...poster, alt: undefined } },
			`content/products.ts, products, ${first}, poster, alt: is missing. Allowed: a text in quotes.`,
		],
		[
			"an unknown drawing",
			{ [`products.${first}.poster`]: { ...poster, drawing: "x9" } },
			`content/products.ts, products, ${first}, poster, drawing: "x9" is unknown. Allowed: ${quoted(machineDrawings)}.`,
		],
		[
			"a page that moved and still exists",
			{ moved: [{ from: `/products/${first}/`, to: "/" }] },
			`content/moved.ts, moved, entry 1, from: "/products/${first}/" is the address of a page. Allowed: an address that no page has any more.`,
		],
		[
			"an unknown term",
			{ [`products.${first}.terms`]: ["Flux"] },
			`content/products.ts, products, ${first}, terms, entry 1: "Flux" is unknown. Allowed: ${quoted(keysOf(everything["content/glossary.ts"].glossary))}. Define other terms in content/glossary.ts.`,
		],
		[
			"a logo without its file",
			{ "partners.0.name": "Acme", "partners.0.logo": { photo: "", alt: "Acme" } },
			`content/partners.ts, partners, Acme, logo, photo: "" ${empty}`,
		],
		[
			"a stock photo by its address",
			{ "home.innovation.picture": { stockPhoto: "warehouse" } },
			'content/home.ts, home, innovation, picture, stockPhoto: "warehouse" is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".',
		],
		...["X2", "x 2", "x--2", "404"].map(
			(name) =>
				[
					`the product id "${name}"`,
					{ [`products.${name}`]: other },
					`content/products.ts, products, ${name}: "${name}" ${id}`,
				] as const,
		),
		[
			"an item's id in capitals",
			{ [`productLists.${list}.items.0.id`]: "R700" },
			`content/products.ts, productLists, ${list}, items, R700, id: "R700" ${id}`,
		],
		[
			"a page with an invalid path",
			{ "pages.about": everything["content/pages.ts"].pages["/partners/"] },
			'content/pages.ts, pages, about: "about" is not the path of a page. Allowed: a path such as "/about/".',
		],
	];

	it.each(others)("%s", (_, changes, lines) => {
		expect(errorsWith(changes).join("\n")).toBe(lines);
	});
});

describe("a broken link is reported", () => {
	it.each<readonly [string, Changes, string]>([
		[
			"from the chooser to a list",
			{
				"chooser.questions.0.question": "Long?",
				"chooser.questions.0.links": [{ list: "arms", label: "Arms" }],
			},
			`content/guide.ts, chooser, questions, Long?, links, entry 1, list: "arms" is unknown. Allowed: ${quoted(keysOf(productLists))}. ${moved}`,
		],
		[
			"from the navigation to a page",
			{ "drawerLinks.0.path": "/hom/" },
			`content/navigation.ts, drawerLinks, /hom/, path: "/hom/" is unknown. Allowed: ${quoted(routes.map(({ path }) => path))}. If it changed in content/products.ts or content/pages.ts, change it here as well.`,
		],
	])("%s", (_, changes, line) => {
		expect(errorsWith(changes)).toEqual([line]);
	});
});

describe("entries that conflict are reported", () => {
	const items = `productLists, ${list}, items`;

	it.each<readonly [string, Changes, string]>([
		[
			"the same video twice",
			{ [`products.${first}.videoId`]: newVideo.videoId, [`products.${second}.videoId`]: newVideo.videoId },
			`content/products.ts, products, ${second}: "abcdefghijk" is also the video of products, ${first}. Allowed: a different video.`,
		],
		[
			"the same label twice in the navigation",
			{ [`products.${first}.navigationLabel`]: "X", [`products.${second}.navigationLabel`]: "X" },
			`content/products.ts, products, ${second}: "X" is also the label of products, ${first}. Allowed: a different label.`,
		],
		[
			"a product with the id of a list",
			{ [`products.${list}`]: other },
			`content/products.ts, products, ${list}: "/products/${list}/" is also the address of productLists, ${list}. Allowed: a different address.`,
		],
		[
			"a page with the address of a product",
			{ [`pages./products/${first}/`]: everything["content/pages.ts"].pages["/partners/"] },
			`content/pages.ts, pages, /products/${first}/: "/products/${first}/" is also the address of products, ${first}. Allowed: a different address.`,
		],
		[
			"the same id twice on a list",
			{ [`productLists.${list}.items`]: [item, { ...item, ...newVideo, name: "New" }] },
			`content/products.ts, ${items}, ${item?.id}, id: "${item?.id}" ${twice}`,
		],
	])("%s", (_, changes, lines) => {
		expect(errorsWith(changes).join("\n")).toBe(lines);
	});
});

/** The warning about a photo of this many pixels that is a poster. */
async function warningsAbout(width: number): Promise<readonly string[]> {
	const root = await mkdtemp(join(tmpdir(), "photo-"));
	const file = "x1.jpg";
	await mkdir(join(root, "assets/uploads"), { recursive: true });
	await sharp({ create: { width, height: 4, channels: 3, background: "#678" } }).toFile(
		join(root, "assets/uploads", file),
	);
	const { warnings } = await makePictures(root, [{ file, namedBy: "products, x1, poster", use: "poster" }]);
	await rm(root, { recursive: true });
	return warnings;
}

describe("silent mistakes are reported: as errors if visitors would see them, else as warnings", () => {
	const terms = `content/products.ts, products, ${first}, terms`;
	const emptyList = "[] is an empty list. Allowed: at least one entry.";
	const html =
		'contains HTML, which visitors would see as it is typed. Allowed: plain text, such as "&" for "&amp;".';
	const warningsWith = (changes: Changes) => {
		const { problems, warnings } = checkContent(changed(changes));
		expect(problems).toEqual([]);
		const known = checkContent().warnings;
		return warnings.filter((line) => !known.includes(line));
	};

	it.each<readonly [string, () => readonly string[] | Promise<readonly string[]>, string]>([
		[
			"a page or a list that no page links to",
			() => checkLinks(new Map([["about/index.html", ""]]), "/", ["about/index.html"]),
			"No other page links to about/index.html. Add it to content/navigation.ts, or delete the page.",
		],
		[
			"two products of one name",
			() => errorsWith({ [`products.${first}.name`]: item?.name }),
			`content/products.ts, products, ${first}: "${item?.name}" is also the name of productLists, ${list}, items, ${item?.id}. Allowed: a different name.`,
		],
		[
			"a description twice",
			() => warningsWith({ [`products.${second}.metaDescription`]: single.metaDescription }),
			`content/products.ts, products, ${second}: "${single.metaDescription.slice(0, 59)}…${single.metaDescription.slice(-14)}" is also the description of products, ${first}. Allowed: a different description.`,
		],
		[
			"a term twice",
			() => errorsWith({ [`products.${first}.terms`]: [single.terms[0], single.terms[0]] }),
			`${terms}, entry 2: "${single.terms[0]}" ${twice}`,
		],
		[
			"a heading over no terms",
			() => errorsWith({ [`products.${first}.terms`]: [] }),
			`${terms}: ${emptyList}`,
		],
		["no partners", () => errorsWith({ partners: [] }), `content/partners.ts, partners: ${emptyList}`],
		[
			"a link twice in the navigation",
			() =>
				errorsWith({
					quickLinks: [
						{ path: "/", label: "Home" },
						{ path: "/", label: "Start" },
					],
				}),
			`content/navigation.ts, quickLinks, /, path: "/" ${twice}`,
		],
		[
			"an empty label in the navigation",
			() => errorsWith({ drawerLinks: [{ path: "/", label: "" }] }),
			`content/navigation.ts, drawerLinks, /, label: "" ${empty}`,
		],
		...["<b>Wrappers</b>", "Pallets &amp; loads", "a &#38; b"].map(
			(text) =>
				[
					`HTML in a text: ${text}`,
					() => errorsWith({ "company.blurb": text }),
					`content/company.ts, company, blurb: "${text}" ${html}`,
				] as const,
		),
		[
			"a photo smaller than it is shown",
			() => warningsAbout(837),
			'products, x1, poster: the file "x1.jpg" in assets/uploads/ is 837 pixels wide and looks blurred, because it is shown 838 wide. Use a larger one.',
		],
		[
			"a comparison with a product that was deleted",
			() =>
				errorsWith({
					"comparison.rows.0.type": "Robot",
					"comparison.rows.0.products": [{ product: "x9", label: "X9" }],
				}),
			`content/guide.ts, comparison, rows, Robot, products, entry 1, product: "x9" is unknown. Allowed: ${quoted(keysOf(products))}. ${moved}`,
		],
		[
			"a chooser with a product that was deleted from its list",
			() =>
				errorsWith({
					"chooser.questions.0.question": "Long?",
					"chooser.questions.0.links": [{ list, fragment: "r7", label: "R7" }],
				}),
			`content/guide.ts, chooser, questions, Long?, links, entry 1, fragment: "r7" is not a product of the list "${list}". Allowed: ${productLists[list].items.map(({ id }) => id).join(", ")}. ${moved}`,
		],
		[
			"npm run build --release without the two hyphens that npm wants",
			() => {
				try {
					settingsFrom({ npm_config_release: "true" });
					return [];
				} catch (error) {
					return [problemText(error)];
				}
			},
			'npm kept --release for itself, so the build did not get it. Write "--" first: npm run build -- --release.',
		],
	])("%s", async (_, linesOf, line) => {
		expect(await linesOf()).toEqual([line]);
	});
});

it("All mistakes are reported at once, file by file", () => {
	const errors = errorsWith({
		"company.email": "nobody",
		"company.phone": "none",
		"company.blurb": "",
		"products.X 9": { ...other, videoId: { placeholder: "nine" }, name: "X9", navigationLabel: "X9" },
		[`products.${first}.videoId`]: 7,
		[`products.${second}.poster`]: { photo: "x.jpg", alt: "" },
		"partners.0.name": "Acme",
		"partners.0.website": "ftp://example.com/",
		"partners.0.logo": { drawing: "crane" },
		"pages./partners/": null,
		"home.innovation.types.0.name": "Robot",
		"home.innovation.types.0.machines": first,
		"comparison.note.text": " ",
		drawerLinks: [{ path: "/", label: "" }],
	});
	expect(errors.map((line) => line.replace(/: .*/, ""))).toEqual([
		"content/company.ts, company, email",
		"content/company.ts, company, phone",
		"content/company.ts, company, blurb",
		`content/products.ts, products, ${first}, videoId`,
		`content/products.ts, products, ${second}, poster, alt`,
		`content/products.ts, products, ${second}, poster, caption`,
		"content/products.ts, products, X 9",
		"content/partners.ts, partners, Acme, website",
		"content/partners.ts, partners, Acme, logo, drawing",
		"content/pages.ts, pages, /partners/",
		"content/home.ts, home, innovation, types, Robot, machines",
		"content/guide.ts, comparison, note, text",
		"content/navigation.ts, drawerLinks, /, label",
	]);
});
