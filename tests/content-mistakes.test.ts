import { expect, it } from "vitest";
import { type ContentFile, everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { routeOf, routes } from "../content/model/routes.ts";
import { checkContent, repeatedDescriptions } from "../content/schema/problems.ts";

/** Wrong values, by the path of the field, such as "company.email". `undefined` deletes the field. */
type Changes = Readonly<Record<string, unknown>>;

const { productLists, products } = everything["content/products.ts"];
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** What the cases below change. */
const [list = "robot-wrappers"] = keysOf(productLists);
const [first = "x0ps", second = "x1"] = keysOf(products);
const single = products[first];
const [item] = productLists[list].items;

/** The file of the export that a path starts with. */
function fileOf(path: string): ContentFile {
	const [name = ""] = path.split(".");
	const file = keysOf(everything).find((candidate) => name in everything[candidate]);
	if (file === undefined) throw new Error(`No file of the content exports "${name}".`);
	return file;
}

/** The site's content with these changes. */
function changed(changes: Changes): object {
	const content: typeof everything = JSON.parse(JSON.stringify(everything));
	for (const [path, value] of Object.entries(changes)) {
		const keys = path.split(/\.(?!html)/);
		let holder = Object(content[fileOf(path)]);
		for (const key of keys.slice(0, -1)) holder = Reflect.get(holder, key);
		if (value === undefined) Reflect.deleteProperty(holder, keys.at(-1) ?? "");
		else Reflect.set(holder, keys.at(-1) ?? "", value);
	}
	return content;
}

it("The unchanged content has no mistakes", () => {
	expect(checkContent()).toEqual([]);
});

const empty = "is empty. Allowed: a text with at least one character.";
const characters =
	"contains a control character or half a character. Allowed: visible characters and spaces.";
const email = 'is not an e-mail address. Allowed: one address, such as "sales@example.com".';
const phone =
	'is not a US phone number. Allowed: a number as people read it, such as "(817) 555-0142", "(817) 555-0142 ext. 3" or "1-800-STRETCH".';
const website =
	'is not the address of a website. Allowed: an http or https address, such as "https://example.com/".';
const video =
	'is not a video id. Allowed: the eleven letters, digits, "-" and "_" after "v=" in the video\'s address, or { placeholder: "…" }.';
const id =
	'is not an id. Allowed: lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap".';
const html =
	'contains HTML, which visitors would see as typed. Allowed: plain text, such as "&" for "&amp;".';
const date = 'is not a date with time and zone. Allowed: ISO 8601, such as "2026-03-31T09:00:00-06:00".';
const emptyList = "is an empty list. Allowed: at least one entry.";
const stock = 'is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".';
const moved =
	"If its id changed in content/products.ts, change it here, too. If it was deleted, delete the link.";

/** Values that break the rule of their field, and the sentence that reports each. */
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
	["home.innovation.picture.stockPhoto", ["warehouse"], stock],
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
	expect(checkContent(changed({ [path]: value }))).toEqual([
		`${place}: ${JSON.stringify(value)} ${sentence}`,
	]);
});
const ofFirst = `content/products.ts, products, ${first}`;
const ofSecond = `content/products.ts, products, ${second}`;
const items = `content/products.ts, productLists, ${list}, items`;
const errorTexts = "content/pages.ts, pages, /404.html, texts";
const twice = "is a duplicate. Allowed: each value once.";

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
		'content/company.ts, company, name, placeholder: is missing. Allowed: a text in quotes.\ncontent/company.ts, company, name, placehodler: "Acme" is in a field that does not exist. Allowed: placeholder. Fields are defined in content/schema/.',
	],
	[
		{ "pages./.description": "d".repeat(161) },
		`content/pages.ts, pages, /, description: "${"d".repeat(59)}…${"d".repeat(14)}" has 161 characters. Allowed: 50 to 160 characters.`,
	],
	[
		{ [`products.${first}.poster`]: { drawing: "x1", caption: "An X1." } },
		`${ofFirst}, poster, alt: is missing. Allowed: a text in quotes.`,
	],
	[
		{ [`products.${first}.terms`]: ["Flux"] },
		`${ofFirst}, terms, entry 1: "Flux" is unknown. Allowed: ${quoted(keysOf(everything["content/glossary.ts"].glossary))}. Define other terms in content/glossary.ts.`,
	],
	...["X2", "x 2", "x--2", "404"].map(
		(name) =>
			[
				{ [`products.${name}`]: { ...single, name: "New", videoId: "abcdefghijk" } },
				`content/products.ts, products, ${name}: "${name}" ${id}`,
			] as const,
	),
	[
		{ "pages.about": everything["content/pages.ts"].pages["/partners/"] },
		'content/pages.ts, pages, about: "about" is not the path of a page. Allowed: a path such as "/about/".',
	],
	[
		{ "pages./404.html.texts": { text: "Gone.", actions: "Home" } },
		`${errorTexts}, action: is missing. Allowed: a text in quotes.\n${errorTexts}, actions: "Home" is in a field that does not exist. Allowed: text, action. Fields are defined in content/schema/.`,
	],
	[
		{ "pages./partners/.texts": undefined },
		"content/pages.ts, pages, /partners/, texts: is missing. Allowed: { intro }.",
	],
	[
		{ "pages./.heading": "World Class" },
		'content/pages.ts, pages, /, heading: "World Class" is not a list. Allowed: [ … ].',
	],
	[{ "pages./.title": "" }, `content/pages.ts, pages, /, title: "" ${empty}`],

	// Broken links.
	[
		{
			"comparison.rows.0.type": "Robot",
			"comparison.rows.0.products": [{ product: "x9", label: "X9" }],
		},
		`content/guide.ts, comparison, rows, Robot, products, entry 1, product: "x9" is unknown. Allowed: ${quoted(keysOf(products))}. ${moved}`,
	],
	[
		{ "comparison.note.link": { list, fragment: "r7", label: "R7" } },
		`content/guide.ts, comparison, note, link, fragment: "r7" is not the id of a product on a list. Allowed: an id in content/products.ts. ${moved}`,
	],
	[
		{ "drawerLinks.0.path": "/hom/" },
		`content/navigation.ts, drawerLinks, /hom/, path: "/hom/" is unknown. Allowed: ${quoted(routes.map(({ path }) => path))}. If it changed in content/products.ts or content/pages.ts, change it here, too.`,
	],

	// Duplicates.
	[{ [`products.${second}.name`]: single.name }, `${ofSecond}, name: "${single.name}" ${twice}`],
	[
		{ [`productLists.${list}.items.0.name`]: single.name },
		`${items}, ${item?.id}, name: "${single.name}" ${twice}`,
	],
	[{ [`productLists.${list}.items.0.id`]: first }, `${items}, ${first}, id: "${first}" ${twice}`],
	[
		{ [`products.${first}.videoId`]: "abcdefghijk", [`products.${second}.videoId`]: "abcdefghijk" },
		`${ofSecond}, videoId: "abcdefghijk" ${twice}`,
	],
	[
		{ [`products.${first}.navigationLabel`]: "X", [`products.${second}.navigationLabel`]: "X" },
		`${ofSecond}: "X" ${twice}`,
	],
	[
		{ [`products.${first}.terms`]: [single.terms[0], single.terms[0]] },
		`${ofFirst}, terms, entry 2: "${single.terms[0]}" ${twice}`,
	],
	[
		{ "quickLinks.1": everything["content/navigation.ts"].quickLinks[0] },
		`content/navigation.ts, quickLinks, /: {"path":"/","label":"Home"} ${twice}`,
	],
];

it.each(mistakes)("%j is reported", (changes, lines) => {
	expect(checkContent(changed(changes)).join("\n")).toBe(lines);
});

it.each(keysOf(everything["content/pages.ts"].pages))("The page %s has to exist", (path) => {
	const [line = "", ...others] = checkContent(changed({ [`pages.${path}`]: undefined }));
	expect(line.replace(/\{ .* \}/, "{ … }")).toBe(
		`content/pages.ts, pages, ${path}: is missing. Allowed: { … }. The site needs this page.`,
	);
	expect(others).toEqual([]);
});

it("A duplicate description is a warning", () => {
	expect(repeatedDescriptions(routes)).toEqual([]);
	expect(
		repeatedDescriptions([routeOf("/"), { ...routeOf("/partners/"), description: routeOf("/").description }]),
	).toEqual(["/partners/ has the same description as another page. Describe what only this page has."]);
});

it("All mistakes are reported at once, file by file", () => {
	const lines = checkContent(
		changed({
			drawerLinks: [{ path: "/", label: "" }],
			"company.email": "nobody",
			[`products.${first}.videoId`]: 7,
			[`products.${second}.poster`]: { photo: "x.jpg", alt: "" },
			"pages./partners/": null,
		}),
	);
	expect(lines.map((line) => line.replace(/: .*/, ""))).toEqual([
		"content/company.ts, company, email",
		`${ofFirst}, videoId`,
		`${ofSecond}, poster, alt`,
		`${ofSecond}, poster, caption`,
		"content/pages.ts, pages, /partners/",
		"content/navigation.ts, drawerLinks, /, label",
	]);
});
