import type { Page } from "playwright";
import { expect, it } from "vitest";
import { sheet, types } from "../../content/guide.ts";
import { all, documentOf } from "../site.ts";
import { visit } from "./visit.ts";

const machines = Object.values(types).flatMap(({ machines }) => machines);

it("every machine is on the sheet once, and links to its page or item", () => {
	const nameOf = (drawing: Element | null | undefined) =>
		/machine-\S+/.exec(drawing?.classList.value ?? "")?.[0];
	const links = all("/", ".machine-sheet__machines a");
	const drawn = links.map((link) => nameOf(link.querySelector("svg")));
	expect(drawn).toEqual(machines.map(({ drawing }) => `machine-${drawing}`));
	const shown = links.map((link) => {
		const [path = "", fragment] = (link.getAttribute("href") ?? "").split("#");
		const place = documentOf(path).querySelector(fragment === undefined ? "main" : `[id="${fragment}"]`);
		return [...(place?.querySelectorAll("figure svg[role=img]") ?? [])].map(nameOf);
	});
	// The product of the S600's drawing has no poster.
	expect(shown.flat()).toEqual(drawn.filter((name) => name !== "machine-s600"));
});

const sheetOf = (page: Page) => page.getByRole("region", { name: sheet.title });

/** Adds a copy of a machine to a type, or a copy of a type, which gets a place like all others. */
function addCopy(page: Page, copied: "machine" | "type") {
	return sheetOf(page)
		.locator(copied === "type" ? "li:has(li)" : "li:not(:has(li))")
		.first()
		.evaluate((entry) => entry.after(entry.cloneNode(true)));
}

it.each([undefined, "machine", "type"] as const)(
	"The sheet has one scale on any screen and on one sheet of paper, with another %s",
	async (copied) => {
		const { page } = await visit("/");
		if (copied) await addCopy(page, copied);
		for (const [width, media] of [
			[320, "screen"],
			[600, "screen"],
			[1024, "screen"],
			[1440, "screen"],
			[995, "print"],
		] as const) {
			const where = `${width} px, ${media}, with another ${copied}`;
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ media });
			const scales = await sheetOf(page)
				.locator("svg:not(.machine-sheet__plan *)")
				.evaluateAll((drawings: SVGSVGElement[]) =>
					drawings.map((drawing) => drawing.getScreenCTM()?.a ?? 0),
				);
			expect(scales.length).toBeGreaterThan(machines.length);
			expect(Math.max(...scales) - Math.min(...scales), where).toBeLessThan(0.005);
			const misses = await page.locator(".machine-sheet__machines >> role=link").evaluateAll((links) => {
				const isMissed = (link: Element) => {
					link.scrollIntoView({ block: "center", behavior: "instant" });
					const { x, y, width, height } = link.getBoundingClientRect();
					const hit = document.elementFromPoint(x + width / 2, y + height / 2);
					return Math.min(width, height) < 44 || !link.contains(hit);
				};
				return links.filter(isMissed).map(({ textContent }) => textContent);
			});
			expect(misses, where).toEqual([]);
		}
		await page.setViewportSize({ width: 1280, height: 720 });
		for (const format of ["Letter", "A4"]) {
			const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
			const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)];
			const isTurned = sizes.map(([, width, height]) => Number(width) > Number(height));
			expect(isTurned.filter(Boolean), `${format}, with another ${copied}`).toHaveLength(1);
			expect(isTurned[0]).toBe(false);
		}
	},
);
