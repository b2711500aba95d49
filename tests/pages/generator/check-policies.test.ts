import { describe, expect, it } from "vitest";
import { playerHost } from "../../../content/schema/player.ts";
import { fileOf, routes } from "../../../content/site/routes.ts";
import { checkPolicies } from "../../../pages/generator/check-policies.ts";
import { pageOf } from "../../../pages/page-list.tsx";

const policy =
	"default-src 'none'; script-src 'self' 'sha256-AAA='; img-src 'self' https://photos.example; frame-src https://player.example; form-action 'none'";

/** Checks pages with this markup, by default a home page. */
function check(markup: string, paths: readonly string[] = ["/"]): void {
	const contents = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", "&#x27;")}"/>${markup}`;
	checkPolicies(
		paths.map((path) => ({ path: fileOf(path), contents })),
		"https://www.example.com/site",
	);
}

describe("the policy of a page", () => {
	it.each([
		'<script src="/site/a.js"></script><img src="/site/a.png"/>',
		'<img src="https://photos.example/a" srcSet="https://photos.example/a 1w, https://photos.example/b 2w"/>',
		'<a href="https://player.example/1" target="player">Play</a><iframe name="player"></iframe>',
		'<a href="https://elsewhere.example/" target="_blank">A plain link</a>',
		'<link rel="canonical" href="https://elsewhere.example/"/><form method="dialog"></form>',
	])("may allow %s", (markup) => {
		expect(() => check(markup)).not.toThrow();
	});

	it.each([
		['<script defer="" src="https://elsewhere.example/a.js">', "script-src"],
		['<link rel="stylesheet" href="https://elsewhere.example/a.css"/>', "style-src"],
		['<link rel="preload" as="font" href="https://elsewhere.example/a.woff2"/>', "font-src"],
		['<img src="/a.png" srcSet="/a.png 1w, https://elsewhere.example/b.png 2w"/>', "img-src"],
		['<source srcSet="https://elsewhere.example/b.webp 2w"/>', "img-src"],
		['<video src="https://elsewhere.example/a.mp4"/>', "media-src"],
		['<iframe src="https://elsewhere.example/map">', "frame-src"],
		['<a href="https://elsewhere.example/1" target="map">', "frame-src"],
		['<form method="post" action="https://elsewhere.example/messages?a=1&amp;b=2">', "form-action"],
	])("may not block %s", (tag, directive) => {
		expect(() => check(`<p>${tag}</p><iframe name="map"></iframe>`)).toThrow(
			`${tag} on / ${directive === "form-action" ? "sends a form to" : "loads from"} https://elsewhere.example, which the policy of the page blocks. To allow it, add "https://elsewhere.example": ["${directive}"] to content/third-parties.ts, and list "https://elsewhere.example" under "/" in thirdParties in pages/page-list.tsx.`,
		);
	});

	it.each(['<form action="/site/thanks/">', "<form>"])("may not block %s, which goes to the site", (tag) => {
		expect(() => check(tag)).toThrow(`${tag} on / sends a form to https://www.example.com, which`);
	});

	it("is reported with one entry if the host is known, or known for something else", () => {
		expect(() => check(`<iframe src="${playerHost}/1">`)).toThrow(
			`allow it, list "${playerHost}" under "/" in thirdParties in pages/page-list.tsx.`,
		);
		expect(() => check(`<img src="${playerHost}/1">`)).toThrow(
			`allow it, add "img-src" to "${playerHost}" in content/third-parties.ts, and list "${playerHost}" under "/"`,
		);
	});

	it("is reported once for several pages, and with one entry for every page", () => {
		const tag = '<script src="https://stats.example/a.js">';
		const listed = routes.filter(({ kind }) => kind === "product").map(({ path }) => path);
		expect(() => check(tag, listed)).toThrow(
			new RegExp(
				`^${tag} on ${listed.join(" and ")} loads .* and list "https://stats.example" under "products" in [^\\n]*$`,
			),
		);
		const all = routes.filter((route) => !pageOf(route).bare).map(({ path }) => path);
		expect(() => check(tag, all)).toThrow(
			/ on every page loads .* list "https:\/\/stats\.example" under "every page" in thirdParties in [^\n]*$/,
		);
	});
});
