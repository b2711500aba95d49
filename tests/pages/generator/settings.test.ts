import { expect, it } from "vitest";
import { cacheFolder } from "../../../assets/make/cache.ts";
import { company } from "../../../content/company.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import { optionsFrom, settingsFrom } from "../../../pages/generator/settings.ts";

it("The site's address is SITE_URL, with or without a slash at its end, or the address in the content", () => {
	const below = { url: "https://user.example/repo", base: "/repo/" };
	expect(settingsFrom({ SITE_URL: "https://user.example/repo" })).toMatchObject(below);
	expect(settingsFrom({ SITE_URL: "https://user.example/repo/" })).toMatchObject(below);
	expect(settingsFrom({}).url).toBe(textOf(company.siteUrl));
});

it.each([
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
])("The address %s is refused", (address) => {
	expect(() => settingsFrom({ SITE_URL: address })).toThrow(
		`The site's address "${address}" cannot be used.`,
	);
});

it("The year comes from SOURCE_DATE_EPOCH, in UTC", () => {
	expect(settingsFrom({ SOURCE_DATE_EPOCH: "1767226200" }).year).toBe(2026);
});

it.each(["tomorrow", " ", "2026", "0x10", "1e9", "-1", "1767225600000", "2026-01-01"])(
	"%s is not a year",
	(moment) => {
		expect(() => settingsFrom({ SOURCE_DATE_EPOCH: moment })).toThrow(
			`SOURCE_DATE_EPOCH is "${moment}", which is not a time from 2000 to 9999. Write the seconds since 1970`,
		);
	},
);

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

it.each(["precompress", "release"])("The build stops when npm kept --%s for itself", (option) => {
	expect(() => settingsFrom({ [`npm_config_${option}`]: "true" })).toThrow(
		`npm kept --${option} for itself, so the build did not get it. Write "--" first: npm run build -- --${option}.`,
	);
});

it.each([
	"",
	"..",
	"content",
	`${cacheFolder}/..`,
	cacheFolder,
	`${cacheFolder}-x`,
	`${cacheFolder}-x/a`,
	`${cacheFolder}/a/../..`,
])('The folder "%s" is not replaced', (folder) => {
	expect(() => optionsFrom(["--folder", folder])).toThrow("npm run build writes to dist/.");
});
