import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { playerHost } from "../../content/model/player.ts";
import { fileOf, routes } from "../../content/model/routes.ts";
import { headerPolicy, type PolicyNeeds, policyOf } from "../../pages/policy.ts";
import { documentOf, textOfFile } from "../site.ts";

function sourcesOf(policy: string): ReadonlyMap<string, readonly string[]> {
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources];
		}),
	);
}

function hashOf(text: string | null): string {
	return `'sha256-${createHash("sha256")
		.update(text ?? "")
		.digest("base64")}'`;
}

const ofHosts = sourcesOf(headerPolicy);

describe.each(routes)("the policy of $path", ({ path }) => {
	const head = documentOf(path).head;
	const meta = head.querySelector("meta[http-equiv=Content-Security-Policy]");
	const sources = sourcesOf(meta?.getAttribute("content") ?? "");

	it("comes before anything that loads or runs", () => {
		const page = textOfFile(fileOf(path));
		const place = page.indexOf('http-equiv="Content-Security-Policy"');
		expect(place).toBeGreaterThan(0);
		expect(place).toBeLessThan(page.search(/<(?:link|style|script|noscript)\b/));
	});

	it("allows nothing by default, nothing unsafe, and fonts, the web manifest and requests of the site alone", () => {
		for (const name of ["default-src", "base-uri", "form-action"]) {
			expect(sources.get(name)).toEqual(["'none'"]);
		}
		for (const name of ["font-src", "manifest-src", "connect-src"]) {
			expect(sources.get(name)).toEqual(["'self'"]);
		}
		expect(meta?.getAttribute("content")).not.toMatch(/unsafe|data:|blob:|\*/);
	});

	it("allows the style sheets and the inline scripts of the file, and no others", () => {
		const styles = [...documentOf(path).querySelectorAll("style")];
		const inline = [...documentOf(path).querySelectorAll('script:not([src], [type="application/ld+json"])')];
		expect(sources.get("style-src")).toEqual(
			expect.arrayContaining(["'self'", ...styles.map(({ textContent }) => hashOf(textContent))]),
		);
		expect(sources.get("style-src")).toHaveLength(path === "/products/404.html" ? 3 : 2);
		expect(sources.get("script-src")).toEqual([
			"'self'",
			...inline.map(({ textContent }) => hashOf(textContent)),
		]);
	});

	it("allows pictures of the site's own, and of the stock-photo service where its photo is", () => {
		const hasPhoto = documentOf(path).querySelector(`img[src^="${stockPhotoHost}/"]`) !== null;
		expect(hasPhoto).toBe(path === "/");
		expect(sources.get("img-src")).toEqual(hasPhoto ? ["'self'", stockPhotoHost] : ["'self'"]);
	});

	it("allows the player where there is a video, and nowhere else", () => {
		const hasVideo = documentOf(path).querySelector("iframe") !== null;
		expect(sources.get("frame-src")).toEqual(hasVideo ? [playerHost] : undefined);
	});

	it("allows nothing that the policy of hosts forbids", () => {
		for (const [name, allowed] of sources) {
			const inline = ofHosts.get(name)?.includes("'unsafe-inline'") ? /^'sha256-/ : /^$/;
			for (const source of allowed.filter((text) => !inline.test(text))) {
				expect([name, ofHosts.get(name)]).toEqual([name, expect.arrayContaining([source])]);
			}
		}
	});
});

describe("the policy that hosts send", () => {
	it("never depends on a page: it contains no hash", () => {
		expect(headerPolicy).not.toContain("sha256");
	});

	it("forbids other sites to frame a page, which only a header can", () => {
		expect(ofHosts.get("frame-ancestors")).toEqual(["'none'"]);
	});

	it("allows inline only scripts and styles, for which every page lists hashes: with those it has no effect", () => {
		const withInline = [...ofHosts].filter(([, sources]) => sources.includes("'unsafe-inline'"));
		expect(withInline.map(([name]) => name)).toEqual(["script-src", "style-src"]);
	});

	it("allows nothing else but the site, the player and the stock-photo service", () => {
		const sources = new Set([...ofHosts.values()].flat());
		expect([...sources].sort()).toEqual(["'none'", "'self'", "'unsafe-inline'", stockPhotoHost, playerHost]);
	});
});

describe("the policy of a page", () => {
	const bare: PolicyNeeds = { styles: [], scripts: [], body: "" };

	it("allows the stock-photo service for its photo, not for a text that mentions it", () => {
		const address = `${stockPhotoHost}/photo-1`;
		expect(policyOf({ ...bare, body: `<img alt="" src="${address}"/>` })).toContain(
			`img-src 'self' ${stockPhotoHost};`,
		);
		expect(policyOf({ ...bare, body: `<p>${address}</p>` })).toContain("img-src 'self';");
	});
});
