import { expect, it } from "vitest";
import { type ContentFile, everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { checkContent } from "../content/schema/problems.ts";

/** Wrong values, by the path of the field, such as "company.email". `undefined` deletes the field. */
type Changes = Readonly<Record<string, unknown>>;

const { productLists, products } = everything["content/products.ts"];
const { pages } = everything["content/pages.ts"];
const { chooser, sheet } = everything["content/guide.ts"];
const [type] = sheet.types;
const question = chooser.questions.find(({ products }) => products.includes("x1"));
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

/** Values that break the rule of their field, and what the only line about each contains. */
const rules: readonly (readonly [path: string, values: readonly unknown[], ...says: string[]])[] = [
	["company.email", ["a.example.com", "a@example.com, b@example.com"], "is not an e-mail address"],
	["company.email", ["a@example.com?cc=b@c.com"], "is not an e-mail address"],
	["company.email", [{ placeholder: "later" }], 'email, placeholder: "later" is not an e-mail address'],
	["company.phone", ["(817) 555-014", "+49 30 1234567", "(017) 555-0142"], "is not a US phone number"],
	["company.phone", ["55-STRETCH", "(817) 555-0142 ext."], "is not a US phone number"],
	["company.phone", ["(817) 555-0142 ext. 12345678"], "is not a US phone number"],
	["company.siteUrl", ["www.example.com", "https://a.com/b?c"], "is not the address of a site"],
	["company.siteUrl", ["https://a.com/index.html", "https://a.com/b/x.php"], "is not the address of a site"],
	["company.builder.website", ["example.com", "javascript:alert(1)"], "is not the address of a website"],
	["company.builder.website", ["https:evil.example"], "is not the address of a website"],
	["company.builder.website", ["https:/evil.example"], "is not the address of a website"],
	["company.builder.website", ["https://me:secret@a.com/"], "is not the address of a website"],
	["company.name", ["", "   ", "\u200b"], "is empty. Allowed: a text with at least one character."],
	["company.office.city", [7], "city: 7 is not a text. Allowed: a text in quotes."],
	["company.blurb", ["Wrap\u0007per", "\ud83d"], "a control character or half a character"],
	["company.blurb", ["<b>Wrappers</b>", "Pallets &amp; loads", "a &#38; b", "<!-- a -->"], "which is HTML"],
	["company.blurb", ["See [our list](/list/).", "**Best** wrappers"], "which is Markdown"],
	["company.blurb", ["Stocked in $" + "{warehouseCity}."], "between backticks"],
	[
		"company.blurb",
		["We\u00e2\u20ac\u2122re here.", "Z\u00c3\u00bcrich"],
		"which was read in the wrong encoding",
	],
	["company.name", ["Acme\n\nBcc: all@example.com", "Acme\tInc."], "a line break or a tab"],
	["company.name", ["Acme \u202eInc."], 'contains "\\u202e", an invisible character'],
	["company.blurb", ["A\u200bcme", "A\u00adcme", "\ufeffAcme"], ", an invisible character"],
	["company.email", ["sales@a\u200b.com"], '"sales@a\\u200b.com" is not an e-mail address'],
	["company.name", ["Acme ", "\u00a0Acme"], " at its beginning or end"],
	["company.blurb", ["See www.a.example.", "Write to a@b.example!"], "which nobody can press in a text"],
	["company.blurb", ["Call (817) 555-0142", "Or 817.555.0142", "1-800-STRETCH"], "which nobody can press"],
	["company.blurb", ["TODO", "Lorem ipsum dolor", "The xxx wrapper"], "so it is not finished"],
	["company.blurb", ["d".repeat(301)], "has 301 characters. Allowed: 300 characters at most."],
	[`products.${first}.summary`, ["d".repeat(91)], "90 characters at most"],
	[`products.${first}.description`, ["d".repeat(2001)], "2000 characters at most"],
	["company.office.city", ["Z\ufffdrich"], 'contains "\ufffd"', "a file that is saved as UTF-8"],
	["company.office.zip", ["7601", "TX 76010"], "is not a ZIP code"],
	["home.innovation.picture.stockPhoto", ["warehouse"], "is not a picture of the stock-photo service"],
	[`products.${first}.videoId`, ["abcdefghij", "https://youtu.be/abcdefghijk"], "is not a video id"],
	[
		`products.${first}.videoId`,
		[{ placeholder: "PLACEHOLDER" }],
		"could be a stranger's video",
		"write it without {",
	],
	[`products.${first}.name`, ["d".repeat(61)], "has 61 characters. Allowed: 60 characters at most."],
	[`products.${first}.uploadDate`, ["2026-03-31"], "is not a date with time and zone"],
	[`products.${first}.metaDescription`, ["d".repeat(49)], "has 49 characters. Allowed: 50 to 160"],
	["pages./.description", ["d".repeat(161)], `"${"d".repeat(59)}…${"d".repeat(14)}" has 161 characters.`],
	[`products.${first}.poster`, [{ drawing: "x1", caption: "An X1." }], "poster, alt: is missing"],
	[
		`products.${first}.poster`,
		["x1.jpg", { image: "x1.jpg", alt: "An X1.", caption: "X1." }],
		"or { photo, ",
	],
	[`products.${first}.poster.drawing`, ["x1.jpg"], "write photo in place of drawing."],
	[
		`products.${list}-b`,
		[productLists[list]],
		"is a list. Allowed: products. Lists go below const listsById.",
	],
	[
		`productLists.${first}-b`,
		[another],
		"is a product. Allowed: lists. Products go below const productsById.",
	],
	[`products.${first}.poster.alt`, ["wrapper-1.JPG"], "is the name of a file"],
	[`products.${first}.poster.alt`, [single.poster?.caption], "repeats the caption"],
	[`products.${first}.terms`, ["Mast"], "is not a list. Allowed: [ … ]."],
	[`products.${first}.terms`, [[]], "is an empty list. Allowed: at least one entry."],
	[`products.${first}.terms`, [["Flux"]], ". Define other terms in content/glossary.ts."],
	[`products.${first}.terms`, [[single.terms[0], single.terms[0]]], `"${single.terms[0]}" is a duplicate`],
	["partners", [[]], "is an empty list"],
	["glossary", ["Mast", []], "is not a set of entries"],
	["glossary.Mast ", ["A column."], " at its beginning or end"],
	["pages./new/", [{ ...pages["/partners/"], title: "New", texts: {} }], "has no texts. Allowed: { intro: "],
	["labels.call", ["Call us"], "has no {phone}. Allowed: a text with {phone}"],
	["labels.menu", [undefined], "is missing. Allowed: a text in quotes."],
	["home.innovation.picture", [{ photo: "a.jpg" }], "alt: is missing. Allowed: a text in quotes, or"],
	...["X2", "x 2", "x--2", "404"].map((id) => [`products.${id}`, [another], "is not an id"] as const),
	["moved", [[{ from: "/index.html", to: "/" }], [{ from: "/assets/a/", to: "/" }]], "cannot be redirected"],
	["company.blurb", ["# Best", "- Wrappers"], "which is Markdown"],
	[`products.${first}.description`, ["Scales:\n- floor\n- pallet", "First:\n1. one"], "which is Markdown"],
	["pages.about", [pages["/partners/"]], 'pages, about: "about" is not the path of a page'],
	["pages./partners/.indexed", ["yes"], "is neither true nor false"],
	["pages./partners/.texts", [undefined], "is missing. Allowed: { intro, drawing }."],
	["pages./partners/.texts.intro", [""], "is empty"],
	["pages./.heading", ["World Class"], '"World Class" is not a list'],
	["pages./.title", [""], '"" is empty'],
	...keysOf(pages).map((path) => [`pages.${path}`, [undefined], "The site needs this page."] as const),

	// Broken links.
	[
		"sheet.types.0.machines.0.product",
		["x9"],
		`${type?.name}, machines, entry 1, product: "x9" is unknown. Allowed: "${first}", `,
		"If its id changed in content/products.ts, change it here, too. If it was deleted, delete it here.",
	],
	[`products.${first}.difference.products.x9`, ["A table."], "is at the id of no product with its own page"],
	[
		"drawerLinks.0.path",
		["/hom/"],
		'/hom/, path: "/hom/" is unknown. Allowed: "/", ',
		"If it changed in content/products.ts or content/pages.ts, change it here, too.",
	],
	["quickLinks.0.path", ["https://a.example/", "www.a.example"], "leads to another site"],
	["moved", [[{ from: "/a.php", to: "/" }]], "cannot be redirected by the build", "at your host"],
	["moved", [[{ from: "/a/", to: "https://a.example/" }]], "leads to another site"],

	// Duplicates.
	[
		"moved",
		[[{ from: "/partners/", to: "/" }]],
		"is already the address of content/pages.ts, pages, /partners/",
	],
	[`products.${second}.name`, [single.name], `"${single.name}" is a duplicate`],
	[`products.${second}.videoId`, [single.videoId], "is a duplicate"],
	[`products.${second}.label`, [single.label], "is a duplicate"],
	[`productLists.${list}.items.${listed}.name`, [single.name], `"${single.name}" is a duplicate`],
	[`productLists.${list}.items.${first}`, [anotherListed], `${first}: "${first}" is a duplicate`],
	["quickLinks.1", [quickLinks[0]], 'quickLinks, /: {"path":"/"} is a duplicate'],
];

/** A line: where, the value, what is wrong with it, and what to do. */
const sentence = /^content\/[\w-]+\.ts(?:, .+?)?: .+\S\. (?:Allowed: |"git restore )\S.+\S\.$/s;

const cases = rules.flatMap(([path, values, ...says]) => values.map((value) => ({ path, value, says })));

it.each(cases)("$path: $value $says", ({ path, value, says }) => {
	const [line, ...others] = mistakesAfter({ [path]: value });
	expect(others).toEqual([]);
	// Entries of lists have their names there, not their numbers.
	const [place] = path.split(/\.\d/);
	expect(line).toContain(`${fileOf(path)}, ${place?.split(/\.(?!html)/).join(", ")}`);
	expect(line).toMatch(sentence);
	for (const part of says) expect(line).toContain(part);
});

/** Fields that an entry does not need. Entries of sets and lists can also be deleted. */
const optional =
	/, (?:label|note|poster|indexed|zip|difference|plan|askUsAbout|metaTitle|uploadDate|picture|link|texts)$/;

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

const errorTexts = "content/pages.ts, pages, /404.html, texts";
const unknownField = "is in a field that does not exist. Allowed:";

/** Other mistakes, with the lines that report them, up to the part that says what is allowed. */
const mistakes: readonly [changes: Changes, ...lines: string[]][] = [
	[
		{ "company.name": { placehodler: "Acme" } },
		"content/company.ts, company, name, placeholder: is missing. Allowed: a text in quotes.",
		`content/company.ts, company, name, placehodler: "Acme" ${unknownField} placeholder.`,
	],
	[
		{ "pages./404.html.texts": { text: "Gone.", actions: "Home" } },
		`${errorTexts}, action: is missing. Allowed: a text in quotes.`,
		`${errorTexts}, actions: "Home" ${unknownField} text, action. Fields are defined in content/schema/.`,
	],
	[
		{ [`pages./products/${first}/`]: { ...pages["/partners/"], title: "New" } },
		`content/products.ts, products, ${first}: "/products/${first}/" is already the address of content/pages.ts, pages, /products/${first}/.`,
	],
	[
		{ glossary: undefined },
		'content/glossary.ts: is empty. "git restore content/glossary.ts" brings its texts back.',
	],
	[
		{ "sheet.types.0.machines": [{ drawing: "x1", product: "x8" }] },
		`content/guide.ts, chooser, questions, ${question?.question}, products, entry 1: "x1" is not on the sheet. Allowed: "x8", `,
	],
	// Several mistakes, in the order of the files.
	[
		{
			drawerLinks: [{ path: "/", label: "" }],
			"company.email": "nobody",
			[`products.${first}.videoId`]: 7,
			[`products.${second}.poster`]: { photo: "x.jpg", alt: "" },
			"pages./partners/": null,
		},
		"content/company.ts, company, email: ",
		`content/products.ts, products, ${first}, videoId: `,
		`content/products.ts, products, ${second}, poster, alt: `,
		`content/products.ts, products, ${second}, poster, caption: `,
		"content/pages.ts, pages, /partners/: ",
		"content/navigation.ts, drawerLinks, /, label: ",
	],
];

it.each(mistakes)("%j is reported", (changes, ...lines) => {
	const found = mistakesAfter(changes);
	expect(found.map((line, index) => line.slice(0, lines[index]?.length))).toEqual(lines);
});
