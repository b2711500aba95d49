import { describe, expect, it } from "vitest";
import { checkContent } from "../content/check/content.ts";
import { type ContentFile, everything } from "../content/check/everything.ts";
import { machineDrawings } from "../content/schema/drawings.ts";
import { keysOf } from "../content/schema/keys.ts";
import { videoIdExample, videoIdForm, watchAddress } from "../content/schema/player.ts";
import { withNoRealPlayer } from "./player.ts";
import { expectSnapshot } from "./snapshot.ts";

/**
 * Wrong values, by the path of the field, such as "company.email". `undefined` deletes the field.
 */
type Changes = Readonly<Record<string, unknown>>;

const { products, productLists } = everything["content/products.ts"];
const { glossary } = everything["content/glossary.ts"];
const { pages } = everything["content/pages.ts"];
const { x1 } = products;

/** The file of the export that a path starts with. */
function fileOf(path: string): ContentFile {
	const [name = ""] = path.split(".");
	const file = keysOf(everything).find((candidate) => name in everything[candidate]);
	if (file === undefined) throw new Error(`No file of the content exports "${name}".`);
	return file;
}

/** The mistakes in the content with these changes. */
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

const workday = { days: "Monday", opens: "8:00 am", closes: "5:00 pm" };

/** The hours of the company, with one span of days. */
function hoursOf(span: typeof workday) {
	return ["company.hours", { open: [span], timeZone: "Central Time" }] as const;
}

/** Values that break the rule of their field. Each is one mistake. */
const wrongShapes: readonly (readonly [path: string, ...values: unknown[]])[] = [
	["company.email", "a.example.com", "a@b.com, c@b.com"],
	["company.email", "sales@a\u2010b.com"],
	["company.phone", "(817) 555-014", "+49 30 1234567", "(817) 64O-O122"],
	["company.phone", "(817) 555\u20110142", "817\u2013555\u20130142", "\uff1817 555 0142"],
	["company.phone", "(817)\u00a0555-0142", "817\u202f555-0142", "\u200e817-555-0142"],
	["company.siteUrl", "www.example.com", "https://a.com/b?c", "https://a.com/index.html"],
	["company.siteBuilder.website", "example.com", "javascript:alert(1)", "https://me:secret@a.com/"],
	["company.name", "", " ", "Acme\nInc.", "Acme ", "Ac\u200bme", "Ac\u00adme", "Acme\u2060", "\u00a0Acme"],
	["company.blurb", "Wrap\u0007per", "\ud83d", "A\u2028cme", "\uf0b7 Wrappers"],
	["company.blurb", "<b>Wrappers</b>", "Pallets &amp; loads", "Stocked in {warehouse.city}."],
	["company.blurb", undefined, null, 7],
	["company.blurb", "TODO", "Lorem Ipsum dolor", "From [object Object]", "In undefined", "d".repeat(301)],
	[
		"company.blurb",
		"From undefined, TX",
		"undefined, undefined",
		"Todo: write",
		"tbd",
		"Caf&eacute;",
		"Wrappers &#38; more",
		"The seller&#x2019;s",
	],
	["colors.paper", ["#fff"]],
	["office.zip", "7601", "760101234", "76010-12"],
	["warehouse.state", "Texas"],
	["office.hours", { monday: "8 to 5" }],
	["thirdParties", { "https://a.example/b.js; x": ["img-src"] }, { "https://a.example": ["scripts-src"] }],
	["home.innovation.picture", { photo: "a.jpg" }],
	["home.innovation.picture.stockPhoto", "warehouse", "photo-1234567890123-0123456789ab?w=80"],
	["home.innovation.factory.acres", "50"],
	["products.x1.videoId", "not an id", watchAddress(videoIdExample), `${videoIdExample}\u2011`],
	["products.x1.summary", "d".repeat(91)],
	["products.x1.uploadDate", "2026-03-31", "2026-02-30T09:00:00-06:00"],
	["products.x1.metaDescription", "d".repeat(49)],
	[
		"products.t1300.specifications",
		[{ name: "", value: "5 ft" }],
		[{ name: "Power", value: "d".repeat(81) }],
		[],
	],
	["company.hours", { open: [workday], timeZone: "CST" }],
	...["Mon to Fri", "Friday to Monday", "Monday-Friday"].map((days) => hoursOf({ ...workday, days })),
	...["8 am", "08:00", "5:00 pm"].map((opens) => hoursOf({ ...workday, opens })),
	["products.x1.poster", "x1.jpg", { caption: "An X1." }],
	["products.x1.drawing", "x1.jpg"],
	["products.x1.poster", { photo: "x1.jpg", alt: "", caption: "An X1." }],
	["products.x1.terms", "Mast", []],
	...["X2", "404"].map((id) => [`products.${id}`, { ...x1, name: "New", videoId: videoIdExample }] as const),
	...["main", "navigation", "terms", "quick-links", "part-1"].map(
		(id) =>
			[
				`productLists.robot-wrappers.items.${id}`,
				{ ...productLists["robot-wrappers"].items["r600-light"], name: "New", videoId: videoIdExample },
			] as const,
	),
	["products.navigation-title", { ...x1, name: "New", videoId: videoIdExample }],
	["partners", [], undefined],
	["productLists.robot-wrappers.items", {}],
	["products.x1.difference.products", {}],
	["types", {}],
	["pages./partners/", undefined],
	["labels.call", "Call us", "Call {phone} in {year}"],
	["pages.about", pages["/partners/"]],
	["pages./404.html.indexed", true],
	["pages./.heading", "World Class", ["d".repeat(25)]],
	...["/about/index.html", "/index.html", "/assets/a/"].map(
		(path) => [`pages.${path}`, pages["/partners/"]] as const,
	),
	...["/a.php", "/a//b/", "/a/./b/", "/a%2Fb/", "/a/?b", "/A/", "/a", "/assets/a.html"].map(
		(from) => ["redirects", [{ from, to: "/" }]] as const,
	),
];

/** Names that no entry has, or that two have. */
const wrongReferences: typeof wrongShapes = [
	["types.standard.machines.0", "x9", "t1350-robot-wrapper"],
	["types.ring.machines", [], ["t1300-ring"]],
	["chooser.questions.0.answers.0.type", "turntable"],
	["chooser.questions.1.answers.0.type", "turntable"],
	["products.x1.terms", ["Flux"]],
	["glossary", { ...glossary, "\u00c5": "One.", "A\u030a": "Another." }],
	["products.x1.difference.products.x9", "A table."],
	["drawerLinks.0.path", "/hom/", "/404.html", "https://a.example/"],
	["redirects", [{ from: "/a/", to: "/b/" }]],
	...["/partners/", "/partners/index.html", "/partners.html", "/index.html", "/404.html", "/404/"].map(
		(from) => ["redirects", [{ from, to: "/partners/" }]] as const,
	),
	["redirects", [{ from: "/products/x1/index.html", to: "/" }]],
	["redirects", ["/a/", "/a/index.html"].map((from) => ({ from, to: "/" }))],
	["pages./partners.html", pages["/partners/"]],
	["pages./products/x1.html", pages["/partners/"]],
	["products.t1300.name", x1.name],
	["products.t1300.label", x1.label],
	["products.t1300.videoId", x1.videoId],
	["types.robot.machines.1", "x1"],
	["products.t1300.specifications", ["5 ft", "6 ft"].map((value) => ({ name: "Height", value }))],
	["types.robot.moreVideos", ["x1"], ["r700"]],
];

/** A line: where, the value, what is wrong with it, and what to do. */
const sentence = /^content\/[\w/-]+\.ts(?:, .+?)?: .+\S\. Allowed: \S.+\S\.$/s;

const cases = [...wrongShapes, ...wrongReferences].flatMap(([path, ...values]) =>
	values.map((value) => ({ path, value })),
);

describe("a content mistake", () => {
	const lines = cases.map(({ path, value }) => mistakesAfter({ [path]: value }).join(" AND "));

	it("is one line, as in the snapshot", async () => {
		// So that another machine or another player does not change them.
		const machines = machineDrawings.map((name) => `"${name}"`).join(", ");
		const text = withNoRealPlayer(`${lines.join("\n")}\n`)
			.replaceAll(machines, "every machine")
			.replaceAll(videoIdForm, "the form of an id")
			.replace(new RegExp(`\\b${videoIdExample}\\b`, "g"), "example");
		await expectSnapshot(text, "content-mistakes.txt");
	});

	it("is a whole sentence", () => {
		const others = cases.flatMap(({ path, value }, index) => {
			const line = lines[index] ?? "";
			return sentence.test(line) ? [] : [`${path}: ${JSON.stringify(value)} gives "${line}"`];
		});
		expect(others).toEqual([]);
	});
});

describe("copy", () => {
	it.each([
		"Loads of undefined shape, and what is left undefined.",
		"Our to-do and todo list",
		"We invest in R&D; ask about our Q&A; call AT&T; anything.",
		"Loads < 60 in wide",
	])("may say %s", (blurb) => {
		expect(mistakesAfter({ "company.blurb": blurb })).toEqual([]);
	});
});

describe("several content mistakes", () => {
	it("are reported together", () => {
		const lines = mistakesAfter({
			"company.email": "nobody",
			"products.x1.videoId": 7,
			"pages./partners/": null,
		});
		expect(lines).toHaveLength(3);
	});

	it("of shape are reported before those of reference", () => {
		const lines = mistakesAfter({ "company.email": "nobody", "drawerLinks.0.path": "/hom/" });
		expect(lines).toEqual([expect.stringContaining("company, email")]);
	});
});
