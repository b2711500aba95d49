import { describe, expect, it } from "vitest";
import { playerHost } from "../../content/schema/player.ts";
import { routes } from "../../content/site/routes.ts";
import { thirdPartiesOf } from "../../pages/page-list.tsx";
import { frames, visit } from "../browser/visit.ts";
import { Faults } from "../faults.ts";
import { onePageOfEachKind, pages } from "../site.ts";
import { violations } from "./axe.ts";

/** The hosts that a page may contact before a click. */
function hostsAllowedOn(path: string): readonly string[] {
	const allowed = routes.filter((route) => route.path === path).flatMap(thirdPartiesOf);
	return allowed.filter((host) => host !== playerHost);
}

/** Opens each page once for all claims about it, because that takes longer than to look at it. */
async function lookAtPages() {
	const found = { axe: new Faults(), axeOnDarkPhone: new Faults(), hosts: new Faults() };
	for (const { path } of pages) {
		await using visited = await visit(path, { viewport: { width: 1440, height: 900 } });
		const { page, elsewhere } = visited;
		found.axe.add(path, await violations(page));
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await frames(page, 3);
		const contacted = elsewhere().map((address) => new URL(address).origin);
		const allowed = hostsAllowedOn(path);
		found.hosts.add(
			path,
			contacted.filter((host) => !allowed.includes(host)),
		);
		if (!onePageOfEachKind.some((one) => one.path === path)) continue;
		await page.emulateMedia({ colorScheme: "dark" });
		await page.setViewportSize({ width: 390, height: 844 });
		found.axeOnDarkPhone.add(path, await violations(page, { rules: "looks" }));
	}
	return found;
}

describe("no page", () => {
	let look: ReturnType<typeof lookAtPages> | undefined;
	const found = () => {
		look ??= lookAtPages();
		return look;
	};

	it("has axe violations", async () => {
		expect((await found()).axe.lines).toEqual([]);
	});

	it("of each kind has axe violations on a dark phone", async () => {
		expect((await found()).axeOnDarkPhone.lines).toEqual([]);
	});

	it("contacts a host that pages/page-list.tsx does not allow, or a player", async () => {
		expect((await found()).hosts.lines).toEqual([]);
	});
});
