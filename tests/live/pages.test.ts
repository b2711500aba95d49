import { describe, expect, it } from "vitest";
import { playerHost } from "../../content/schema/player.ts";
import { routes } from "../../content/site/routes.ts";
import { thirdPartiesOf } from "../../pages/page-list.tsx";
import { frames, visit } from "../browser/visit.ts";
import { pages } from "../site.ts";
import { violations } from "./axe.ts";

describe.each(pages)("$path", ({ path }) => {
	it("has no axe violations", async () => {
		const { page } = await visit(path, { viewport: { width: 1440, height: 900 } });
		expect(await violations(page)).toEqual([]);
	});

	it("contacts no host that pages/page-list.tsx does not allow, and no player", async () => {
		const { page, elsewhere } = await visit(path);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await frames(page, 3);
		const allowed = routes.filter((route) => route.path === path).flatMap(thirdPartiesOf);
		const expected = allowed.filter((host) => host !== playerHost);
		const isExpected = (address: string) => expected.some((host) => host === new URL(address).origin);
		expect(elsewhere().filter((address) => !isExpected(address))).toEqual([]);
	});
});
