import { describe, expect, it } from "vitest";
import { cacheFolder } from "../../../assets/make/cache.ts";
import { company } from "../../../content/company.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import { optionsFrom, settingsFrom } from "../../../pages/generator/settings.ts";

describe("a setting", () => {
	it.each(["https://user.example/repo", "https://user.example/repo/"])("may be SITE_URL=%s", (SITE_URL) => {
		const below = { url: "https://user.example/repo", base: "/repo/" };
		expect(settingsFrom({ SITE_URL })).toMatchObject(below);
	});

	it.each([
		"example.com",
		"ftp://example.com",
		"https://",
		"https://a:b@example.com",
		"https://example.com/?a",
	])("may not be SITE_URL=%s", (SITE_URL) => {
		const message = `The site's address "${SITE_URL}" cannot be used. Write SITE_URL as "https://", a host, and`;
		expect(() => settingsFrom({ SITE_URL })).toThrow(message);
	});

	it.each(["2026", "0x10", "1767225600000"])("may not be SOURCE_DATE_EPOCH=%s", (time) => {
		const message = `SOURCE_DATE_EPOCH is "${time}", which is not a time from 2000 to 9999. Write the seconds since 1970`;
		expect(() => settingsFrom({ SOURCE_DATE_EPOCH: time })).toThrow(message);
	});

	it("has the year in UTC", () => {
		expect(settingsFrom({ SOURCE_DATE_EPOCH: "1767226200" }).year).toBe(2026);
	});

	it("has the URL of the content by default", () => {
		expect(settingsFrom({}).url).toBe(textOf(company.siteUrl));
	});
});

describe("an option", () => {
	it("is read from the command line", () => {
		const options = { folder: `${cacheFolder}/dev-8080a`, precompress: true, release: true, quiet: true };
		const words = ["--folder", options.folder, "--precompress", "--release", "--quiet"];
		expect(optionsFrom(words)).toEqual(options);
	});

	it.each([
		["does not exist", "--fast"],
		["replaces a folder of the project", "--folder=content"],
		["replaces what is around the cache", `--folder=${cacheFolder}/a/../..`],
	])("that %s is rejected with what to write instead", (_, word) => {
		const message = /^The build cannot start: .*\nWrite npm run build -- \[--precompress\]/;
		expect(() => optionsFrom([word])).toThrow(message);
	});

	it("that npm kept for itself is rejected with what to write instead", () => {
		expect(() => settingsFrom({ npm_config_release: "true" })).toThrow(
			'npm kept --release for itself, so the build did not get it. Write "--" first: npm run build -- --release.',
		);
	});
});
