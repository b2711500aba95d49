import { expect, it } from "vitest";
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

it("Options are read from the command line", () => {
	expect(optionsFrom([])).toEqual({});
	expect(optionsFrom(["--precompress", "--release"])).toEqual({ precompress: true, release: true });
});

it.each(["--fast", "--dev", "caddy"])("The option %s is rejected with what to write instead", (word) => {
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
const moments = ["tomorrow", "2026-01-01"];

it("A wrong setting is refused in the reviewed sentence, with what to write instead", async () => {
	const attempts = [
		...addresses.map((address) => () => settingsFrom({ SITE_URL: address })),
		...moments.map((moment) => () => settingsFrom({ SOURCE_DATE_EPOCH: moment })),
		// npm keeps an option for itself if no "--" precedes it.
		() => settingsFrom({ npm_config_release: "true" }),
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
