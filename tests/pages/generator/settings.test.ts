import { describe, expect, it } from "vitest";
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
		const message = `The site's address "${SITE_URL}" cannot be used. Write SITE_URL as "https://" and a domain`;
		expect(() => settingsFrom({ SITE_URL })).toThrow(message);
	});

	it("may be SOURCE_DATE_EPOCH=1767225600, the first second of 2026", () => {
		expect(settingsFrom({ SOURCE_DATE_EPOCH: "1767225600" }).date.toISOString()).toBe(
			"2026-01-01T00:00:00.000Z",
		);
	});

	it.each(["1767225600000", "-1", "1767225600.5", "0x69", "1e9", "today", " "])(
		"may not be SOURCE_DATE_EPOCH=%s",
		(SOURCE_DATE_EPOCH) => {
			const message = `SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}", which is not a number of seconds since 1970.`;
			expect(() => settingsFrom({ SOURCE_DATE_EPOCH })).toThrow(message);
		},
	);
});

describe("an option", () => {
	it("is read from the command line", () => {
		expect(optionsFrom(["--precompress", "--release"])).toEqual({ precompress: true, release: true });
	});

	it("that does not exist is rejected with what to write instead", () => {
		const message = /^The build cannot start: .*\nUsage: npm run build -- \[--precompress\]/;
		expect(() => optionsFrom(["--fast"])).toThrow(message);
	});

	it("that npm kept for itself is rejected with what to write instead", () => {
		expect(() => settingsFrom({ npm_config_release: "true" })).toThrow(
			'npm took --release as an option of its own. Write "--" before it: npm run build -- --release.',
		);
	});
});
