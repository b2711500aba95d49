import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { copySite, type SiteCopy } from "./build-site.ts";
import { environment, files, textOfFile } from "./site.ts";
import { expectSnapshot } from "./snapshot.ts";

/** Makes the build see paths as it does on Windows. */
async function useWindowsPaths({ folder }: SiteCopy): Promise<void> {
	await cp("tests/windows", join(folder, "windows"), { recursive: true });
	const folders = ["assets", "components", "content", "pages"];
	const lists = await Promise.all(
		folders.map(async (parent) =>
			(await readdir(join(folder, parent), { recursive: true })).map((file) => join(parent, file)),
		),
	);
	for (const file of ["build.ts", ...lists.flat().filter((name) => /\.tsx?$/.test(name))]) {
		const path = join(folder, file);
		const windows = relative(dirname(path), join(folder, "windows"));
		const text = await readFile(path, "utf8");
		await writeFile(path, text.replaceAll(/"node:(fs|path)(?:\/promises)?"/g, `"./${windows}/$1.ts"`));
	}
}

describe("a build in another folder, time zone and language, with paths as on Windows", async () => {
	// Some tools treat files below a folder with this name as those of packages.
	await using copy = await copySite("fixture", "node_modules/site");
	await useWindowsPaths(copy);
	const publicFiles = [
		["folder/public.txt", "public"],
		// In place of a generated file.
		["robots.txt", "User-agent: none\n"],
	] as const;
	for (const [path, text] of publicFiles) await copy.edit(`assets/public/${path}`, () => text);
	const language = "tr_TR.UTF-8";
	const elsewhere = { TZ: "Pacific/Pago_Pago", LC_ALL: language, LANG: language, NODE_ENV: "development" };
	const { stdout, stderr } = await copy.build({ ...environment, ...elsewhere }, ["--precompress"]);
	const written = [...copy.files()];
	const unpacked = written.map(([file, contents]): [string, string | Uint8Array] => {
		if (file.endsWith(".br")) return [file, brotliDecompressSync(contents).toString()];
		return [file, file.endsWith(".gz") ? gunzipSync(contents).toString() : contents];
	});
	const expected = new Map([...files, ...publicFiles]);
	const isCompressed = ([file]: readonly [string, unknown]) => /\.(?:br|gz)$/.test(file);

	it("has the same bytes", () => {
		const plain = written.filter((file) => !isCompressed(file));
		expect(new Map(plain)).toEqual(expected);
	});

	it("also has each text file as .br and .gz if it is asked to", () => {
		const plain = [...expected].filter(([file]) => /\.(?:html|js|css|svg|txt|xml|json)$/.test(file));
		const wanted = plain.flatMap(([file, text]) => [".br", ".gz"].map((end) => [file + end, text] as const));
		expect(new Map(unpacked.filter(isCompressed))).toEqual(new Map(wanted));
	});

	it("has no warnings, of its own or of React", () => {
		expect(stderr).toBe("");
	});

	it("reports its files and the placeholders in the content", () => {
		expect(stdout).toMatch(
			/^Wrote \d+ .* to dist\/.*\n {2}content\/company\.ts: company\.name; company\.wordmark; company\.email; /s,
		);
	});
});

describe("the warnings of a build", () => {
	it("match their snapshot", async () => {
		await using copy = await copySite();
		const page = '{ ...pages["/partners/"], heading: "About", copy: { text: "What we do." } }';
		const late = 'products.x1.uploadDate = "2026-02-01T00:00:00-06:00";\n';
		await copy.edit("content/pages.ts", (text) => `${text}Object.assign(pages, { "/about/": ${page} });\n`);
		// Search engines do not show this title.
		await copy.edit("content/pages.ts", (text) => text.replace("Error on Our", "Error That Is on Our"));
		const title = '"Robot Wrappers: The R600 at Work on Loads of Each Kind"';
		await copy.edit("content/products.ts", (text) =>
			text.replace(/"Robot Wrappers: .*?"/, title).replace("The two videos", "The X9 and all four machines"),
		);
		await copy.edit("content/products.ts", (text) => text + late);
		// In place of the X8, its type has a machine that has no distinction.
		await copy.edit("content/chooser.ts", (text) =>
			text.replace('\t\tmoreVideos: ["r600-light"],\n', "").replace('"x8"', '"r600-light"'),
		);
		await expectSnapshot((await copy.build()).stderr, "warnings.txt");
	});
});

describe("the script of a visitor", () => {
	const scripts = [...files].flatMap(([file, text]) => (file.endsWith(".js") ? [String(text)] : []));
	const inline = textOfFile("404.html").match(/(?<=<script>).*?(?=<\/script>)/gs) ?? [];

	it("is one file of at most 1,400 bytes", () => {
		expect(scripts).toHaveLength(1);
		expect(brotliCompressSync(scripts.join()).length).toBeLessThanOrEqual(1400);
	});

	it("has at most 350 bytes inside the not-found page", () => {
		expect(inline).toHaveLength(1);
		expect(brotliCompressSync(inline.join()).length).toBeLessThanOrEqual(350);
	});

	it("has no React", () => {
		expect(scripts.join() + inline.join()).not.toMatch(/react|__webpack|hydrate/i);
	});
});
