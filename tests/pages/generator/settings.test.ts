import { expect, it } from "vitest";
import { cacheFolder } from "../../../assets/make/cache.ts";
import { company } from "../../../content/company.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import { optionsFrom, settingsFrom } from "../../../pages/generator/settings.ts";
import { expectSnapshot } from "../../snapshot.ts";

it("the site's URL is SITE_URL, or the one in the content", () => {
	const below = { url: "https://user.example/repo", base: "/repo/" };
	expect(settingsFrom({ SITE_URL: "https://user.example/repo" })).toMatchObject(below);
	expect(settingsFrom({ SITE_URL: "https://user.example/repo/" })).toMatchObject(below);
	expect(settingsFrom({}).url).toBe(textOf(company.siteUrl));
});

it("The year comes from SOURCE_DATE_EPOCH, in UTC", () => {
	expect(settingsFrom({ SOURCE_DATE_EPOCH: "1767226200" }).year).toBe(2026);
});

it("Options are read from the command line, with the folder of npm run dev", () => {
	expect(optionsFrom([])).toEqual({ folder: "dist" });
	const options = { folder: `${cacheFolder}/dev-8080a`, precompress: true, release: true, quiet: true };
	const words = ["--folder", options.folder, "--precompress", "--release", "--quiet"];
	expect(optionsFrom(words)).toEqual(options);
});

it.each(["--fast", "--folder", "caddy"])("The option %s is rejected with what to write instead", (word) => {
	expect(() => optionsFrom([word])).toThrow(
		/^The build cannot start: .*\nWrite npm run build -- \[--precompress\]/,
	);
});

const addresses = [
	"example.com",
	"https:evil.example",
	"//evil.example",
	"ftp://example.com",
	"https://",
	"https://user:password@example.com",
	"https://example.com/?a",
	"https://example.com/#a",
	"https://example.com/a b",
	"https://a;b{c}.com",
	"https://example.com/a//b",
];
const moments = ["tomorrow", " ", "2026", "0x10", "1e9", "-1", "1767225600000", "2026-01-01"];
/** Folders that a build must not replace. */
const aroundCache = ["/..", "", "-x", "-x/a", "/a/../.."].map((path) => cacheFolder + path);
const folders = ["", "..", "content", ...aroundCache];

it("A wrong setting is refused in the reviewed sentence, with what to write instead", async () => {
	const attempts = [
		...addresses.map((address) => () => settingsFrom({ SITE_URL: address })),
		...moments.map((moment) => () => settingsFrom({ SOURCE_DATE_EPOCH: moment })),
		// npm keeps an option for itself if no "--" precedes it.
		...["precompress", "release"].map((name) => () => settingsFrom({ [`npm_config_${name}`]: "true" })),
		...folders.map((folder) => () => optionsFrom(["--folder", folder])),
	];
	const refusals = attempts.map((attempt) => {
		try {
			return `accepted: ${JSON.stringify(attempt())}`;
		} catch (error) {
			return String(error);
		}
	});
	await expectSnapshot(`${refusals.join("\n")}\n`, "settings.txt");
});
