import { mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { copySite } from "./build-site.ts";
import { expectSnapshot } from "./snapshot.ts";

const copy = await copySite();
afterAll(() => copy[Symbol.asyncDispose]());
await mkdir(join(copy.folder, "dist"), { recursive: true });
await writeFile(join(copy.folder, "dist/index.html"), "the last site");

type Edits = readonly (readonly [file: string, from: string | RegExp, to: string])[];

const end = /$/;

const syntaxErrors: Edits = [
	["content/navigation.ts", 'label: "', "label: “"],
	["content/home.ts", "Contact Us", 'Contact "Us"'],
	["content/company.ts", /,(?=\n\temail:)/, ""],
	["content/pages.ts", /^/, "<<<<<<< HEAD\n"],
	["content/products.ts", "\tx8: {", "\tx1: {"],
	["content/partners.ts", /^/, 'import { company } from "./compny.ts";\n'],
];

const missingQuotes: Edits = [["content/company.ts", '"Sales Desk"', "Sales"]];

const contentMistakes: Edits = [
	["content/company.ts", end, 'company.phone = "none";\ndelete company.siteUrl;\n'],
	["content/pages.ts", /^export const pages = \{.*^\}/ms, "export const pages = null"],
	["content/partners.ts", '{ drawing: "scale" }', '{ photo: "gone.png", alt: "Acme" }'],
];

/** What a build prints that fails after these edits. */
async function failAfter(edits: Edits, option = ""): Promise<string> {
	for (const [file, from, to] of edits) {
		onTestFinished(await copy.edit(file, (text) => text.replace(from, to)));
	}
	return copy.build({}, [option]).then(
		() => "It did not fail.",
		({ stderr }) => stderr,
	);
}

describe("a failed build", () => {
	it.each<[name: string, edits: Edits, option?: string]>([
		["syntax-errors", syntaxErrors],
		["content-mistakes", contentMistakes],
		["broken-link", [["components/product/ListItem.tsx", " id={id}", " id={product.name}"]]],
		["missing-export", [["content/partners.ts", "const partners:", "const companies:"]]],
		["missing-quotes", missingQuotes],
		["public-file", [["assets/public/partners/index.html", end, "Our partners"]]],
		["release", [["content/company.ts", /placeholder\(("sales.*")\)/, "$1"]], "--release"],
	])("has the message of its snapshot %s", async (name, edits, option = "") => {
		await expectSnapshot(await failAfter(edits, option), `failed-build/${name}.txt`);
	});

	it("has the same message where the cache cannot be written", async () => {
		const packages = join(copy.folder, "node_modules");
		await rename(packages, `${packages}-shared`);
		await mkdir(packages);
		for (const name of await readdir("node_modules")) {
			if (name !== ".cache") await symlink(resolve("node_modules", name), join(packages, name));
		}
		await writeFile(join(packages, ".cache"), "a file in place of the folder");
		onTestFinished(async () => {
			await rm(packages, { recursive: true });
			await rename(`${packages}-shared`, packages);
		});
		await expectSnapshot(await failAfter(missingQuotes), "failed-build/missing-quotes.txt");
	});

	it("names the route, the component and the error of a page", async () => {
		const error = 'throw new Error("no film");\n\treturn (';
		expect(await failAfter([["components/product/Video.tsx", "return (", error]])).toMatch(
			/^The page \/products\/[\w-]+\/ could not be rendered\. Error: no film\n {4}at Video \(.*components\/product\/Video\.tsx:\d+:\d+\)\n$/,
		);
	});

	it("leaves dist/ unchanged", () => {
		expect(copy.files()).toEqual(new Map([["index.html", "the last site"]]));
	});
});
