import { expect, it } from "vitest";
import { machineDrawings } from "../content/model/drawings.ts";
import { type ContentFile, everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { routes } from "../content/model/routes.ts";
import { checkContent } from "../content/schema/problems.ts";

/** Wrong values by the path of the field that gets them, such as "company.email". A missing value deletes the field. */
type Changes = Readonly<Record<string, unknown>>;

const { productLists, products } = everything["content/products.ts"];
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

it("The content has no mistakes before it is changed here", () => {
	expect(checkContent().problems).toEqual([]);
});

const empty = "is empty. Allowed: a text with at least one character.";
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
const html =
	'contains HTML, which visitors would see as it is typed. Allowed: plain text, such as "&" for "&amp;".';
const date = 'is not a date with time and zone. Allowed: ISO 8601, such as "2026-03-31T09:00:00-06:00".';
const twice = "is in this list already. Allowed: each entry once.";
const emptyList = "is an empty list. Allowed: at least one entry.";
const about = "is in a field that does not exist. Allowed:";
const moved =
	"If its id changed in content/products.ts, change it here as well. If it was deleted, delete the link.";

/** Values that break the rule of their field, and what is said of each. */
const rules: readonly (readonly [path: string, values: readonly unknown[], sentence: string])[] = [
	["company.email", ["a.example.com", "a@example.com, b@example.com", "a@example.com?cc=b@c.com"], email],
	["company.phone", ["(817) 555-014", "+49 30 1234567", "(017) 555-0142", "55-STRETCH"], phone],
	["company.phone", ["(817) 555-0142 ext.", "(817) 555-0142 ext. 12345678"], phone],
	["company.siteUrl", ["www.example.com"], website],
	["company.builder.website", ["example.com", "javascript:alert(1)", "https:evil.example"], website],
	["company.builder.website", ["https:/evil.example", "https://me:secret@a.com/"], website],
	["company.name", ["", "   ", "\u200b"], empty],
	["company.office.city", [7], "is not a text. Allowed: a text in quotes."],
	["company.blurb", ["Wrap\u0007per", "\ud83d"], characters],
	["company.blurb", ["<b>Wrappers</b>", "Pallets &amp; loads", "a &#38; b"], html],
	[`products.${first}.videoId`, ["abcdefghij", "https://youtu.be/abcdefghijk"], video],
	[`products.${first}.name`, ["x".repeat(61)], "has 61 characters. Allowed: 60 characters at most."],
	[`products.${first}.uploadDate`, ["2026-03-31"], date],
	[
		`products.${first}.metaDescription`,
		["d".repeat(49)],
		"has 49 characters. Allowed: 50 to 160 characters.",
	],
	[`products.${first}.terms`, ["Mast"], "is not a list. Allowed: [ … ]."],
	[`products.${first}.terms`, [[]], emptyList],
	["partners", [[]], emptyList],
	["pages./partners/.indexed", ["yes"], "is neither true nor false. Allowed: true, false."],
	["pages./partners/.texts.intro", [""], empty],
];

const brokenRules = rules.flatMap(([path, values, sentence]) =>
	values.map((value) => ({ path, value, sentence })),
);

it.each(brokenRules)("$path: $value $sentence", ({ path, value, sentence }) => {
	const place = `${fileOf(path)}, ${path.split(".").join(", ")}`;
	expect(checkContent(changed({ [path]: value })).problems).toEqual([
		`${place}: ${JSON.stringify(value)} ${sentence}`,
	]);
});

const poster = { drawing: "x1", alt: "An X1.", caption: "An X1." };
const ofFirst = `content/products.ts, products, ${first}`;
const items = `productLists, ${list}, items`;

/** Other mistakes, with the lines that report them. */
const mistakes: readonly (readonly [changes: Changes, lines: string])[] = [
	[
		{ "company.email": { placeholder: "later" } },
		`content/company.ts, company, email, placeholder: "later" ${email}`,
	],
	[
		{ [`products.${first}.videoId`]: { placeholder: "PLACEHOLDER" } },
		`${ofFirst}, videoId, placeholder: "PLACEHOLDER" has eleven characters, so it could be a stranger's video. Allowed: a placeholder of another length.`,
	],
	[
		{ "company.name": { placehodler: "Acme" } },
		`content/company.ts, company, name, placeholder: is missing. Allowed: a text in quotes.\ncontent/company.ts, company, name, placehodler: "Acme" ${about} placeholder. Fields are defined in content/schema/.`,
	],
	[
		{ "partners.0.name": "Acme", "partners.0.fax": "none" },
		`content/partners.ts, partners, Acme, fax: "none" ${about} name, website, description, logo. Fields are defined in content/schema/.`,
	],
	[
		{ "pages./.description": "d".repeat(161) },
		`content/pages.ts, pages, /, description: "${"d".repeat(59)}…${"d".repeat(14)}" has 161 characters. Allowed: 50 to 160 characters.`,
	],
	[
		{ [`products.${first}.poster`]: { ...poster, alt: undefined } },
		`${ofFirst}, poster, alt: is missing. Allowed: a text in quotes.`,
	],
	[
		{ [`products.${first}.poster`]: { ...poster, drawing: "x9" } },
		`${ofFirst}, poster, drawing: "x9" is unknown. Allowed: ${quoted(machineDrawings)}.`,
	],
	[
		{ moved: [{ from: `/products/${first}/`, to: "/" }] },
		`content/moved.ts, moved, entry 1, from: "/products/${first}/" is the address of a page. Allowed: an address that no page has any more.`,
	],
	[
		{ [`products.${first}.terms`]: ["Flux"] },
		`${ofFirst}, terms, entry 1: "Flux" is unknown. Allowed: ${quoted(keysOf(everything["content/glossary.ts"].glossary))}. Define other terms in content/glossary.ts.`,
	],
	[
		{ "home.innovation.picture": { stockPhoto: "warehouse" } },
		'content/home.ts, home, innovation, picture, stockPhoto: "warehouse" is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".',
	],
	...["X2", "x 2", "x--2", "404"].map(
		(name) =>
			[{ [`products.${name}`]: other }, `content/products.ts, products, ${name}: "${name}" ${id}`] as const,
	),
	[{ [`productLists.${list}.items.0.id`]: "R700" }, `content/products.ts, ${items}, R700, id: "R700" ${id}`],
	[
		{ "pages.about": everything["content/pages.ts"].pages["/partners/"] },
		'content/pages.ts, pages, about: "about" is not the path of a page. Allowed: a path such as "/about/".',
	],

	// Broken links.
	[
		{
			"comparison.rows.0.type": "Robot",
			"comparison.rows.0.products": [{ product: "x9", label: "X9" }],
		},
		`content/guide.ts, comparison, rows, Robot, products, entry 1, product: "x9" is unknown. Allowed: ${quoted(keysOf(products))}. ${moved}`,
	],
	[
		{
			"chooser.questions.0.question": "Long?",
			"chooser.questions.0.links": [{ list: "arms", label: "Arms" }],
		},
		`content/guide.ts, chooser, questions, Long?, links, entry 1, list: "arms" is unknown. Allowed: ${quoted(keysOf(productLists))}. ${moved}`,
	],
	[
		{
			"chooser.questions.0.question": "Long?",
			"chooser.questions.0.links": [{ list, fragment: "r7", label: "R7" }],
		},
		`content/guide.ts, chooser, questions, Long?, links, entry 1, fragment: "r7" is not a product of the list "${list}". Allowed: ${productLists[list].items.map((item) => item.id).join(", ")}. ${moved}`,
	],
	[
		{ "drawerLinks.0.path": "/hom/" },
		`content/navigation.ts, drawerLinks, /hom/, path: "/hom/" is unknown. Allowed: ${quoted(routes.map(({ path }) => path))}. If it changed in content/products.ts or content/pages.ts, change it here as well.`,
	],

	// Entries that conflict.
	[
		{ [`products.${first}.name`]: item?.name },
		`${ofFirst}: "${item?.name}" is also the name of ${items}, ${item?.id}. Allowed: a different name.`,
	],
	[
		{ [`products.${first}.videoId`]: newVideo.videoId, [`products.${second}.videoId`]: newVideo.videoId },
		`content/products.ts, products, ${second}: "abcdefghijk" is also the video of products, ${first}. Allowed: a different video.`,
	],
	[
		{ [`products.${first}.navigationLabel`]: "X", [`products.${second}.navigationLabel`]: "X" },
		`content/products.ts, products, ${second}: "X" is also the label of products, ${first}. Allowed: a different label.`,
	],
	[
		{ [`products.${list}`]: other },
		`content/products.ts, products, ${list}: "/products/${list}/" is also the address of productLists, ${list}. Allowed: a different address.`,
	],
	[
		{ [`pages./products/${first}/`]: everything["content/pages.ts"].pages["/partners/"] },
		`content/pages.ts, pages, /products/${first}/: "/products/${first}/" is also the address of products, ${first}. Allowed: a different address.`,
	],
	[
		{ [`productLists.${list}.items`]: [item, { ...item, ...newVideo, name: "New" }] },
		`content/products.ts, ${items}, ${item?.id}, id: "${item?.id}" ${twice}`,
	],
	[
		{ [`products.${first}.terms`]: [single.terms[0], single.terms[0]] },
		`${ofFirst}, terms, entry 2: "${single.terms[0]}" ${twice}`,
	],
	[
		{ "quickLinks.1": everything["content/navigation.ts"].quickLinks[0] },
		`content/navigation.ts, quickLinks, /, path: "/" ${twice}`,
	],
];

it.each(mistakes)("%j is reported", (changes, lines) => {
	expect(checkContent(changed(changes)).problems.join("\n")).toBe(lines);
});

it("A description twice is a warning", () => {
	const content = changed({ [`products.${second}.metaDescription`]: single.metaDescription });
	const { problems, warnings } = checkContent(content);
	expect(problems).toEqual([]);
	const known = checkContent().warnings;
	expect(warnings.filter((line) => !known.includes(line))).toEqual([
		`content/products.ts, products, ${second}: "${single.metaDescription.slice(0, 59)}…${single.metaDescription.slice(-14)}" is also the description of products, ${first}. Allowed: a different description.`,
	]);
});

it("All mistakes are reported at once, file by file", () => {
	const { problems: errors } = checkContent(
		changed({
			drawerLinks: [{ path: "/", label: "" }],
			"company.email": "nobody",
			[`products.${first}.videoId`]: 7,
			[`products.${second}.poster`]: { photo: "x.jpg", alt: "" },
			"pages./partners/": null,
		}),
	);
	expect(errors.map((line) => line.replace(/: .*/, ""))).toEqual([
		"content/company.ts, company, email",
		`${ofFirst}, videoId`,
		`content/products.ts, products, ${second}, poster, alt`,
		`content/products.ts, products, ${second}, poster, caption`,
		"content/pages.ts, pages, /partners/",
		"content/navigation.ts, drawerLinks, /, label",
	]);
});
