import { describe, expect, it } from "vitest";
import { company } from "../../content/company.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { optionsFrom, settingsFrom, siteAt } from "../../pages/settings.ts";

describe("the address of the site", () => {
	it("is SITE_URL, or the address in the content without it", () => {
		expect(settingsFrom({ SITE_URL: "https://user.example/repo" })).toMatchObject({
			url: "https://user.example/repo",
			base: "/repo/",
		});
		expect(settingsFrom({}).url).toBe(textOf(company.siteUrl));
	});

	it("may end in a slash", () => {
		expect(siteAt("https://www.example.com/")).toEqual({ url: "https://www.example.com", base: "/" });
	});

	it.each([
		"example.com",
		"https:evil.example",
		"https:/evil.example",
		"//evil.example",
		"ftp://example.com",
		"https://",
		"https://user:password@example.com",
		"https://example.com/?a",
		"https://example.com/#a",
		"https://example.com/a b",
		"https://a;b{c}.com",
		"https://example.com/a//b",
	])("is refused when it is %s", (address) => {
		expect(() => siteAt(address)).toThrow(`The site's address "${address}" cannot be used.`);
	});
});

describe("the year", () => {
	it("comes from SOURCE_DATE_EPOCH, in UTC", () => {
		expect(settingsFrom({ SOURCE_DATE_EPOCH: "1790000000" }).year).toBe(2026);
	});

	it.each(["tomorrow", "1e30", "-1", "1767225600000", "2026-01-01"])("is rejected for %s", (moment) => {
		expect(() => settingsFrom({ SOURCE_DATE_EPOCH: moment })).toThrow(
			`SOURCE_DATE_EPOCH is "${moment}", which is not a time from 1970 to 9999. Write the seconds since 1970`,
		);
	});
});

describe("the options of the build", () => {
	const cache = "node_modules/.cache/stretch-wrappers-site";

	it("are read from the command line", () => {
		expect(optionsFrom([])).toEqual({ folder: "dist" });
		const options = { folder: "dist", precompress: true, release: true, quiet: true };
		expect(optionsFrom(["--precompress", "--release", "--quiet"])).toEqual(options);
	});

	it.each([["--fast"], ["--folder"], ["caddy"]])("are rejected with what to write instead: %s", (word) => {
		expect(() => optionsFrom([word])).toThrow(
			/^The build cannot start: .*\nWrite npm run build -- \[--precompress\]/,
		);
	});

	it("accept the folder of npm run dev", () => {
		expect(optionsFrom(["--folder", `${cache}/dev-8080a`])).toEqual({ folder: `${cache}/dev-8080a` });
	});

	it.each(["precompress", "release"])("are rejected when npm kept --%s for itself", (option) => {
		expect(() => settingsFrom({ [`npm_config_${option}`]: "true" })).toThrow(
			`npm kept --${option} for itself, so the build did not get it. Write "--" first: npm run build -- --${option}.`,
		);
	});

	it.each(["", "..", "content", `${cache}/..`, cache, `${cache}-x`, `${cache}-x/a`, `${cache}/a/../..`])(
		'reject "%s" as the folder to replace',
		(folder) => {
			expect(() => optionsFrom(["--folder", folder])).toThrow("npm run build writes to dist/.");
		},
	);
});
