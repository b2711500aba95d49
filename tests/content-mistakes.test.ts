import { expect, it } from "vitest";
import { machineDrawings } from "../content/model/drawings.ts";
import { type ContentFile, everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { checkContent } from "../content/schema/problems.ts";
import { expectReviewed } from "./reviewed.ts";

/** Wrong values, by the path of the field, such as "company.email". `undefined` deletes the field. */
type Changes = Readonly<Record<string, unknown>>;

const { productLists, products } = everything["content/products.ts"];
const { pages } = everything["content/pages.ts"];
const { quickLinks } = everything["content/navigation.ts"];

/** What the cases below change. */
const [list = "robot-wrappers"] = keysOf(productLists);
const [first = "x1", second = "t1300"] = keysOf(products);
const single = products[first];
const another = { ...single, name: "New", videoId: "abcdefghijk" };
const [[listed, item] = ["", single]] = Object.entries(productLists[list].items);
const anotherListed = { ...item, name: "New", label: "N1", videoId: "abcdefghijk" };

/** The file of the export that a path starts with. */
function fileOf(path: string): ContentFile {
	const [name = ""] = path.split(".");
	const file = keysOf(everything).find((candidate) => name in everything[candidate]);
	if (file === undefined) throw new Error(`No file of the content exports "${name}".`);
	return file;
}

/** The mistakes in the site's content with these changes. */
function mistakesAfter(changes: Changes): readonly string[] {
	const content: typeof everything = JSON.parse(JSON.stringify(everything));
	for (const [path, value] of Object.entries(changes)) {
		const keys = path.split(/\.(?!html)/);
		const last = keys.pop() ?? "";
		const holder = keys.reduce((outer, key) => Reflect.get(outer, key), Object(content[fileOf(path)]));
		if (value === undefined) Reflect.deleteProperty(holder, last);
		else Reflect.set(holder, last, value);
	}
	return checkContent(content);
}

/** Values that break the rule of their field. */
const wrongValues: readonly (readonly [path: string, ...values: unknown[]])[] = [
	["company.email", "a.example.com", "a@b.com, c@b.com", "a@b.com?cc=b@c.com", "a@b\u200b.com"],
	["company.email", { placeholder: "later" }],
	["company.phone", "(817) 555-014", "+49 30 1234567", "(017) 555-0142", "55-STRETCH"],
	["company.phone", "(817) 64O-O122"],
	["company.phone", "(817) 555-0142 ext.", "(817) 555-0142 ext. 12345678"],
	["company.siteUrl", "www.example.com", "https://a.com/b?c"],
	["company.siteUrl", "https://a.com/index.html", "https://a.com/b/x.php"],
	["company.builder.website", "example.com", "javascript:alert(1)", "https:evil.example"],
	["company.builder.website", "https:/evil.example", "https://me:secret@a.com/", "https://https://a.com/"],
	["company.builder.website", "https://www.a,com/"],
	["company.name", "", "   ", "\u200b", "Acme\n\nBcc: all@example.com", "Acme\tInc.", "Acme ", "\u00a0Acme"],
	["company.name", "Acme \u202eInc."],
	["office.city", 7, "Z\ufffdrich"],
	["office.zip", "7601", "TX 76010"],
	["office.city", "Fort Worth, TX", "Fort Worth TX"],
	["warehouse.state", "TE"],
	["office.street", "9 Elm Street, Fort Worth, TX 76010", "9 Elm Street, 76010"],
	["company.blurb", "Wrap\u0007per", "\ud83d", "A\u2028cme", "A\u00adcme", "\ufeffAcme"],
	["company.blurb", "\uf0b7 Wrappers", "The \ufb01lm"],
	["company.blurb", "We\u00e2\u20ac\u2122re here.", "Z\u00c3\u00bcrich"],
	["company.blurb", "<b>Wrappers</b>", "Pallets &amp; loads", "a &#38; b", "<!-- a -->"],
	["company.blurb", "See [our list](/list/).", "**Best** wrappers", "__Best__", "# Best", "• Wrappers"],
	[`products.${first}.description`, "Scales:\n- floor\n- pallet", "First:\n1. one"],
	["company.blurb", "Stocked in $" + "{warehouse.city}."],
	["company.blurb", "Semi-u2060automatic", "Semi-\\u2060automatic"],
	["home.innovation.site.text", "60-acre factory"],
	["home.hero.alt", "IMG_2034"],
	["thirdParties", { "http://a.example": ["img-src"] }, { "https://a.example/b.js; x": ["img-src"] }],
	["thirdParties", { "https://a.example": ["scripts-src"] }, { "https://a.example": "form-action" }],
	["company.blurb", "See www.a.example.", "See a-b.com.", "Write to a@b.example!", "Call (817) 555-0142"],
	["company.blurb", "Or 817.555.0142", "1-800-STRETCH"],
	["company.blurb", "Or (817)555-0142", "Or 817/555-0142", "Or 8175550142", "Or +18175550142"],
	["company.blurb", "Stocked in {warehouse.city}.", "Stocked in $(warehouse.city).", "In $city"],
	["company.blurb", "TODO", "Lorem ipsum dolor", "The xxx wrapper", "From [object Object]", "d".repeat(301)],
	["home.innovation.picture", { photo: "a.jpg" }],
	["home.innovation.picture.stockPhoto", "warehouse", "photo-1586528116311"],
	["callouts.mast", "Mast 90 in"],
	[`products.${first}.videoId`, "abcdefghij", "https://youtu.be/abcdefghijk", "xxxxxxxxxxx"],
	[`products.${first}.videoId`, { placeholder: "PLACEHOLDER" }],
	[`products.${first}.name`, "d".repeat(61)],
	[`products.${first}.summary`, "d".repeat(91)],
	[`products.${first}.description`, "d".repeat(2001)],
	[`products.${first}.uploadDate`, "2026-03-31", "2026-02-30T09:00:00-06:00"],
	[`products.${first}.metaDescription`, "d".repeat(49)],
	[`products.${first}.poster`, "x1.jpg", { image: "x1.jpg", alt: "An X1.", caption: "X1." }],
	[`products.${first}.poster`, { drawing: "x1", caption: "An X1." }],
	[`products.${first}.poster.drawing`, "x1.jpg"],
	[`products.${first}.poster.alt`, "wrapper-1.JPG", single.poster?.caption],
	[`products.${first}.terms`, "Mast", [], ["Flux"], [single.terms[0], single.terms[0]]],
	[`products.${list}-b`, productLists[list]],
	[`productLists.${first}-b`, another],
	[`productLists.${list}.items.new`, another],
	...["X2", "x 2", "x--2", "404", "x".repeat(61)].map((id) => [`products.${id}`, another] as const),
	["partners", []],
	["glossary", "Mast", []],
	["glossary.Mast ", "A column."],
	["labels.call", "Call us", "Call {phone} in {year}"],
	["labels.rights", "© 2026 All rights reserved."],
	["types.standard.tradeName", "(in-line)"],
	["pages./partners/.title", "Partners of Example Wrappers"],
	["labels.menu", undefined],
	["office.hours", { monday: "8 to 5" }],
	["pages.about", pages["/partners/"]],
	["pages./new/", { ...pages["/partners/"], title: "New", texts: {} }],
	["pages./partners/.indexed", "yes"],
	["pages./404.html.indexed", true, undefined],
	["pages./partners/.texts", undefined],
	["pages./partners/.texts.intro", ""],
	["pages./.heading", "World Class"],
	["pages./.title", ""],
	["pages./.description", "d".repeat(161)],
	...keysOf(pages).map((path) => [`pages.${path}`, undefined] as const),

	// Broken links.
	["types.standard.machines.0.product", "x9"],
	["chooser.questions.0.answers.0.type", "turntable"],
	...["x9", "constructor"].map((id) => [`products.${first}.difference.products.${id}`, "A table."] as const),
	[`products.${second}.difference`, single.difference],
	["drawerLinks.0.path", "/hom/", "/404.html"],
	["quickLinks.0.path", "https://a.example/", "www.a.example"],
	["moved", [{ from: "/a.php", to: "/" }], [{ from: "/a/", to: "https://a.example/" }]],
	["moved", [{ from: "/index.html", to: "/" }], [{ from: "/assets/a/", to: "/" }]],

	// Duplicates.
	["moved", [{ from: "/partners/", to: "/" }]],
	[`products.${second}.name`, single.name],
	[`products.${second}.videoId`, single.videoId],
	[`products.${second}.label`, single.label],
	[`productLists.${list}.items.${listed}.name`, single.name],
	[`productLists.${list}.items.${first}`, anotherListed],
	["quickLinks.1", quickLinks[0]],
	["types.robot.machines.2", { drawing: "x1", product: "x1" }],
];

/** Other mistakes, which are more than one line or at another place than the change. */
const otherChanges: readonly Changes[] = [
	{ "company.name": { placehodler: "Acme" } },
	{ "pages./404.html.texts": { text: "Gone.", actions: "Home" } },
	{ [`pages./products/${first}/`]: { ...pages["/partners/"], title: "New" } },
	{ glossary: undefined },
	// Several mistakes, in the order of the files.
	{
		drawerLinks: [{ path: "/", label: "" }],
		"company.email": "nobody",
		[`products.${first}.videoId`]: 7,
		[`products.${second}.poster`]: { photo: "x.jpg", alt: "" },
		"pages./partners/": null,
	},
];

/** A line: where, the value, what is wrong with it, and what to do. */
const sentence = /^content\/[\w/-]+\.ts(?:, .+?)?: .+\S\. (?:Allowed: |"git restore )\S.+\S\.$/s;

it("Wrong values are reported where they are, in the reviewed sentences, and nothing else is", async () => {
	const changes = wrongValues.flatMap(([path, ...values]) => values.map((value) => ({ [path]: value })));
	const found = [...changes.map(mistakesAfter), ...otherChanges.map(mistakesAfter)];
	for (const [index, lines] of found.entries()) {
		if (index < changes.length) expect(lines, JSON.stringify(changes[index])).toHaveLength(1);
		for (const line of lines) expect(line).toMatch(sentence);
	}
	// So that another machine does not change them.
	const machines = machineDrawings.map((name) => `"${name}"`).join(", ");
	const text = `${found.flat().join("\n")}\n`.replace(machines, "every machine");
	await expectReviewed(text, "content-mistakes.txt");
});

/** Fields that an entry does not need. Entries of sets and lists can also be deleted. */
const optional =
	/, (?:label|poster|indexed|zip|difference|plan|askUsAbout|metaTitle|uploadDate|instead|picture|link|texts|https:[^,]+)$/;

/** Every value in the content, with the object that holds it and its key. */
function fieldsIn(holder: object, names: readonly string[]): readonly (readonly [string, object, string])[] {
	return Object.entries(holder).flatMap(([key, value]) => [
		[[...names, key].join(", "), holder, key] as const,
		...(typeof value === "object" ? fieldsIn(value, [...names, key]) : []),
	]);
}

/** What happens to each field in turn: the change, and the lines that are then wrong. */
it.each([
	["deleted", undefined],
	["null", null],
	["of a wrong type", 7],
])("Every field that is %s is reported as a sentence, and nothing else stops the check", (_, wrong) => {
	const content: typeof everything = JSON.parse(JSON.stringify(everything));
	const fields = keysOf(content).flatMap((file) => fieldsIn(content[file], [file]));
	const silent = fields.filter(([place, holder, key]) => {
		const before = { ...holder };
		if (wrong === undefined) Reflect.deleteProperty(holder, key);
		else Reflect.set(holder, key, typeof Reflect.get(holder, key) === "number" ? "seven" : wrong);
		const lines = checkContent(content);
		Object.assign(holder, before);
		for (const line of lines) expect(line).toMatch(sentence);
		return lines.length === 0 && !(wrong === undefined && optional.test(place));
	});
	expect(silent.map(([place]) => place)).toEqual([]);
});
