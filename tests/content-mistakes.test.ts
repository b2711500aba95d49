import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { glossary } from "../content/glossary.ts";
import { machineDrawings } from "../content/model/drawings.ts";
import { everything } from "../content/model/everything.ts";
import { keysOf } from "../content/model/keys.ts";
import { buildCopy, copyProject, filesIn, removeCopy } from "./project-copy.ts";

/** What somebody wrote into which file, as a statement after it, and the lines the build answers with. */
type Slip = readonly [mistake: string, file: string, statement: string, ...lines: string[]];

const company = "content/company.ts";
const products = "content/products.ts";
const partners = "content/partners.ts";
const pages = "content/pages.ts";
const guide = "content/machine-guide.ts";

const noText = "Allowed: a text with at least one character.";
const anEmail = 'Allowed: one address, such as "sales@example.com".';
const aPhone = 'Allowed: ten digits as people read them, such as "(817) 555-0142".';
const aWebsite = 'Allowed: an http or https address, such as "https://example.com/".';
const aVideo =
	'Allowed: the eleven letters, digits, "-" and "_" behind "v=" in the video\'s address, or { placeholder: "…" }.';
const anId =
	'Allowed: lower-case letters and digits, at least one letter, with single hyphens between them, such as "x1" or "vented-wrap".';
const seen = "Allowed: characters that can be seen, and spaces.";

function quoted(names: readonly string[]): string {
	return names.map((name) => `"${name}"`).join(", ");
}

const slips: readonly Slip[] = [
	[
		"an e-mail without an at sign",
		company,
		'company.email = "sales.example.com"',
		`${company}, company, email: "sales.example.com" is not an e-mail address. ${anEmail}`,
	],
	[
		"two e-mails",
		company,
		'company.email = "a@example.com, b@example.com"',
		`${company}, company, email: "a@example.com, b@example.com" is not an e-mail address. ${anEmail}`,
	],
	[
		"an e-mail that would add to its link",
		company,
		'company.email = "a@example.com?cc=b@example.com"',
		`${company}, company, email: "a@example.com?cc=b@example.com" is not an e-mail address. ${anEmail}`,
	],
	[
		"a placeholder for an e-mail that is none",
		company,
		'company.email = { placeholder: "later" }',
		`${company}, company, email, placeholder: "later" is not an e-mail address. ${anEmail}`,
	],
	[
		"a phone with a digit too few",
		company,
		'company.phone = "(817) 555-014"',
		`${company}, company, phone: "(817) 555-014" is not a US phone number. ${aPhone}`,
	],
	[
		"a phone with an extension",
		company,
		'company.phone = "(817) 555-0142 ext. 7"',
		`${company}, company, phone: "(817) 555-0142 ext. 7" is not a US phone number. ${aPhone}`,
	],
	[
		"a phone of another country",
		company,
		'company.phone = "+49 30 1234567"',
		`${company}, company, phone: "+49 30 1234567" is not a US phone number. ${aPhone}`,
	],
	["an empty name", company, 'company.name = ""', `${company}, company, name: "" is empty. ${noText}`],
	[
		"a street of spaces",
		company,
		'company.street = "   "',
		`${company}, company, street: "   " is empty. ${noText}`,
	],
	[
		"a number for a text",
		company,
		"company.office.city = 7",
		`${company}, company, office, city: 7 is not a text. Allowed: a text in quotes.`,
	],
	[
		"a missing text",
		company,
		"delete company.blurb",
		`${company}, company, blurb: is missing. Allowed: a text in quotes.`,
	],
	[
		"a field that does not exist",
		company,
		'company.fax = "none"',
		`${company}, company, fax: "none" is in a field that does not exist. Allowed: name, wordmark, siteUrl, email, phone, contactPerson, street, office, warehouse, blurb, builder.`,
	],
	[
		"a misspelt placeholder",
		company,
		'company.name = { placehodler: "Acme" }',
		`${company}, company, name, placeholder: is missing. Allowed: a text in quotes.`,
		`${company}, company, name, placehodler: "Acme" is in a field that does not exist. Allowed: placeholder.`,
	],
	[
		"a website without its protocol",
		company,
		'company.builder.website = "example.com"',
		`${company}, company, builder, website: "example.com" is not the address of a website. ${aWebsite}`,
	],
	[
		"a script for a website",
		partners,
		'partners[0].name = "Acme"; partners[0].website = "javascript:alert(1)"',
		`${partners}, partners, Acme, website: "javascript:alert(1)" is not the address of a website. ${aWebsite}`,
	],
	[
		"a website with a password",
		partners,
		'partners[0].name = "Acme"; partners[0].website = "https://me:secret@example.com/"',
		`${partners}, partners, Acme, website: "https://me:secret@example.com/" is not the address of a website. ${aWebsite}`,
	],
	[
		"an address of the site that is none",
		company,
		'company.siteUrl = "www.example.com"',
		`${company}, company, siteUrl: "www.example.com" is not the address of a website. ${aWebsite}`,
	],
	[
		"a control character",
		company,
		'company.blurb = "Wrap\\u0007per"',
		`${company}, company, blurb: "Wrap\\u0007per" holds a control character or half a character. ${seen}`,
	],
	[
		"half an emoji",
		company,
		'company.blurb = "\\ud83d"',
		`${company}, company, blurb: "\\ud83d" holds a control character or half a character. ${seen}`,
	],
	[
		"a video id of ten characters",
		products,
		'products.x1.videoId = "abcdefghij"',
		`${products}, products, x1, videoId: "abcdefghij" is not a video id. ${aVideo}`,
	],
	[
		"a whole address for a video id",
		products,
		'products.x1.videoId = "https://youtu.be/abcdefghijk"',
		`${products}, products, x1, videoId: "https://youtu.be/abcdefghijk" is not a video id. ${aVideo}`,
	],
	[
		"a placeholder that could be a stranger's video",
		products,
		'products.x1.videoId = { placeholder: "PLACEHOLDER" }',
		`${products}, products, x1, videoId, placeholder: "PLACEHOLDER" has eleven characters, so it could be a stranger's video. Allowed: a placeholder of another length.`,
	],
	[
		"the same video twice",
		products,
		'products.x1.videoId = products.s600.videoId = "abcdefghijk"',
		`${products}, products, s600, videoId: "abcdefghijk" is also the video of products, x1. Allowed: a video of its own.`,
	],
	[
		"an id in capitals",
		products,
		"products.X2 = { ...products.x1, videoId: 'abcdefghijk', navigationLabel: 'New' }",
		`${products}, products, X2: "X2" is no id. ${anId}`,
	],
	[
		"an id with a space",
		products,
		"products['x 2'] = { ...products.x1, videoId: 'abcdefghijk', navigationLabel: 'New' }",
		`${products}, products, x 2: "x 2" is no id. ${anId}`,
	],
	[
		"an id with two hyphens",
		products,
		"products['x--2'] = { ...products.x1, videoId: 'abcdefghijk', navigationLabel: 'New' }",
		`${products}, products, x--2: "x--2" is no id. ${anId}`,
	],
	[
		"the id of a list",
		products,
		"products['robot-wrappers'] = { ...products.x1, videoId: 'abcdefghijk', navigationLabel: 'New' }",
		`${products}, products, robot-wrappers: "robot-wrappers" is the id of a list. Allowed: an id of its own.`,
	],
	[
		"an id of digits alone",
		products,
		"products['404'] = { ...products.x1, videoId: 'abcdefghijk', navigationLabel: 'New' }",
		`${products}, products, 404: "404" is no id. ${anId}`,
	],
	[
		"an item's id in capitals",
		products,
		'productLists["robot-wrappers"].items.push({ ...productLists["robot-wrappers"].items[0], id: "R700", videoId: "abcdefghijk" })',
		`${products}, productLists, robot-wrappers, items, R700, id: "R700" is no id. ${anId}`,
	],
	[
		"the same id twice on a list",
		products,
		'productLists["automatic-wrappers"].items[2].id = productLists["automatic-wrappers"].items[1].id',
		`${products}, productLists, automatic-wrappers, items, s300-in-line, id: "s300-in-line" is the id of an item before it. Allowed: an id of its own on its page.`,
	],
	[
		"a text that nobody can see",
		products,
		'products.x1.summary = "\\u200b"',
		`${products}, products, x1, summary: "\u200b" is empty. ${noText}`,
	],
	[
		"an area code that does not exist",
		company,
		'company.phone = "(017) 555-0142"',
		`${company}, company, phone: "(017) 555-0142" is not a US phone number. ${aPhone}`,
	],
	[
		"the same label twice in the drawer",
		products,
		"products.x1.navigationLabel = products.x0ps.navigationLabel",
		`${products}, products, x1, navigationLabel: "${everything[products].products.x0ps.navigationLabel}" is the label of another machine, too. Allowed: a label of its own.`,
	],
	[
		"a title of 61 characters",
		products,
		'products.x1.name = "x".repeat(61)',
		`${products}, products, x1, name: "${"x".repeat(61)}" has 61 characters. Allowed: 60 characters at most.`,
	],
	[
		"a title for search engines that is too long",
		products,
		'productLists["robot-wrappers"].metaTitle = "word ".repeat(12) + "more"',
		`${products}, productLists, robot-wrappers, metaTitle: "${"word ".repeat(12)}more" has 64 characters. Allowed: 60 characters at most.`,
	],
	[
		"a description of 49 characters",
		products,
		'products.x1.metaDescription = "d".repeat(49)',
		`${products}, products, x1, metaDescription: "${"d".repeat(49)}" has 49 characters. Allowed: 50 to 160 characters.`,
	],
	[
		"a description of 161 characters",
		pages,
		'fixedPages["/"].description = "d".repeat(161)',
		`${pages}, fixedPages, /, description: "${"d".repeat(59)}…${"d".repeat(14)}" has 161 characters. Allowed: 50 to 160 characters.`,
	],
	[
		"a poster without its alternative text",
		products,
		"products.x1.poster = { drawing: 'x1', caption: 'An X1.' }",
		`${products}, products, x1, poster, alt: is missing. Allowed: a text in quotes.`,
	],
	[
		"an empty alternative text",
		products,
		"products.x1.poster = { drawing: 'x1', alt: '', caption: 'An X1.' }",
		`${products}, products, x1, poster, alt: "" is empty. ${noText}`,
	],
	[
		"a drawing that nobody drew",
		products,
		"products.x1.poster = { drawing: 'x9', alt: 'An X9.', caption: 'An X9.' }",
		`${products}, products, x1, poster, drawing: "x9" is unknown. Allowed: ${quoted(machineDrawings)}.`,
	],
	[
		"a photo that is not there",
		products,
		"products.x1.poster = { photo: 'x1.jpg', alt: 'An X1.', caption: 'An X1.' }",
		`${products}, products, x1, poster: the file "x1.jpg" in assets/uploads/ is not there. Put it there, or correct its name.`,
	],
	[
		"a term that nobody explains",
		products,
		"products.x1.terms = ['Flux']",
		`${products}, products, x1, terms, entry 1: "Flux" is unknown. Allowed: ${quoted(keysOf(glossary))}.`,
	],
	[
		"terms that are no list",
		products,
		"products.x1.terms = 'Mast'",
		`${products}, products, x1, terms: "Mast" is not a list. Allowed: [ … ].`,
	],
	[
		"an upload for a logo without its name",
		partners,
		"partners[0].name = 'Acme'; partners[0].logo = { photo: '', alt: 'Acme' }",
		`${partners}, partners, Acme, logo, photo: "" is empty. ${noText}`,
	],
	[
		"a photo that is no photo",
		pages,
		"homePage.innovation.picture = { stockPhoto: 'warehouse' }",
		`${pages}, homePage, innovation, picture, stockPhoto: "warehouse" is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".`,
	],
	[
		"a link to a product that does not exist",
		pages,
		"machineTypes[0].links = [{ product: 'x9', label: 'See the X9' }]",
		`${pages}, machineTypes, Standard, links, entry 1, product: "x9" is unknown. Allowed: ${quoted(keysOf(everything[products].products))}.`,
	],
	[
		"a link to a list that does not exist",
		pages,
		"machineTypes[0].links = [{ list: 'arms', label: 'See arms' }]",
		`${pages}, machineTypes, Standard, links, entry 1, list: "arms" is unknown. Allowed: "robot-wrappers", "automatic-wrappers".`,
	],
	[
		"a link to an item that does not exist",
		guide,
		"loadQuestions[0].links = [{ list: 'robot-wrappers', fragment: 'r700', label: 'R700' }]",
		`${guide}, loadQuestions, Is the product long, such as lumber, pipe or doors?, links, entry 1, fragment: "r700" is no machine of the list "robot-wrappers". Allowed: r600-robot, r600-light-weight-load.`,
	],
	[
		"a headline in other words than its lines",
		pages,
		"homePage.hero.lines = ['Cheap', 'Wrappers']",
		`${pages}, homePage, hero, lines: ["Cheap","Wrappers"] are not the words of the page's heading. Allowed: the words of "World Class Stretch Wrappers and Exceptional Value", in lines.`,
	],
	[
		"a page that is neither indexed nor not",
		pages,
		"fixedPages['/partners/'].indexed = 'yes'",
		`${pages}, fixedPages, /partners/, indexed: "yes" is neither true nor false. Allowed: true, false.`,
	],
];

let copy = "";
const distOf = () => filesIn(join(copy, "dist"));

/** Builds the copy with statements after its files, by file, and takes them out again. */
async function buildWith(statements: Readonly<Record<string, string>>) {
	const files = await Promise.all(
		Object.entries(statements).map(async ([file, statement]) => {
			const path = join(copy, file);
			const before = await readFile(path, "utf8");
			await writeFile(path, `${before}\n${statement};\n`);
			return () => writeFile(path, before);
		}),
	);
	const outcome = await buildCopy(copy);
	await Promise.all(files.map((takeOut) => takeOut()));
	return outcome;
}

beforeAll(async () => {
	copy = await copyProject();
	expect(await buildCopy(copy)).toEqual({ exitCode: 0, errors: "" });
});

afterAll(() => removeCopy(copy));

describe("a build of content with", () => {
	it.each(slips)(
		"%s says so in one line, and leaves dist/ as it was",
		async (_, file, statement, ...lines) => {
			const before = await distOf();
			expect(await buildWith({ [file]: statement })).toEqual({
				exitCode: 1,
				errors: `${lines.join("\n")}\nCorrect these entries and build again; dist/ is untouched.\n`,
			});
			expect(await distOf()).toEqual(before);
		},
	);

	it("mistakes in every file names all of them in one run", async () => {
		const before = await distOf();
		const { exitCode, errors } = await buildWith({
			[company]: 'company.email = "nobody"; company.phone = "none"; company.blurb = ""',
			[products]:
				'products["X 9"] = { ...products.s600, videoId: { placeholder: "new" }, navigationLabel: "New" }; products.x1.poster = { photo: "gone.jpg", alt: "" }; products.x1.videoId = 7',
			[partners]: "partners[0].website = 'ftp://example.com/'; partners[0].logo = { drawing: 'crane' }",
			[pages]: "notFoundPage.text = null; machineTypes[1].links = 'x1'",
			[guide]: "machineGuide.note = ' '",
		});
		expect(exitCode).toBe(1);
		const places = errors.split("\n").map((line) => line.replace(/: .*/, ""));
		expect(places.map((place) => place.replace(/, partners, [^,]*/, ", partners"))).toEqual([
			`${company}, company, email`,
			`${company}, company, phone`,
			`${company}, company, blurb`,
			`${products}, products, x1, videoId`,
			`${products}, products, x1, poster, alt`,
			`${products}, products, x1, poster, caption`,
			`${partners}, partners, website`,
			`${partners}, partners, logo, drawing`,
			`${pages}, machineTypes, Fully automatic, links`,
			`${pages}, notFoundPage, text`,
			`${guide}, machineGuide, note`,
			`${products}, products, X 9`,
			`${products}, products, x1, poster`,
			"Correct these entries and build again; dist/ is untouched.",
			"",
		]);
		expect(await distOf()).toEqual(before);
	});
});
