import { expect, it } from "vitest";
import { machineDrawings } from "../../content/model/drawings.ts";
import { all, documentOf } from "../site.ts";
import { visit } from "./visit.ts";

it("Every machine is on the sheet once, and links to its page or place on a list", () => {
	const nameOf = (drawing: Element | null | undefined) =>
		/machine-\S+/.exec(drawing?.classList.value ?? "")?.[0];
	const links = all("/", ".machine-sheet__link");
	const drawn = links.map((link) => nameOf(link.querySelector("svg")));
	expect(drawn.toSorted()).toEqual(machineDrawings.map((name) => `machine-${name}`).toSorted());
	const shown = links.map((link) => {
		const [path = "", fragment] = (link.getAttribute("href") ?? "").split("#");
		const place = documentOf(path).querySelector(fragment === undefined ? "main" : `[id="${fragment}"]`);
		return [...(place?.querySelectorAll("details .drawing") ?? [])].map(nameOf);
	});
	expect(shown).toEqual(drawn.map((name) => [name]));
});

it("The sheet has one scale in every window and in print, and links that fill their columns", async () => {
	const { page } = await visit("/");
	for (const [width, media] of [
		[320, "screen"],
		[834, "screen"],
		[1440, "screen"],
		[995, "print"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ media });
		const scales = await page
			.locator(".machine-sheet svg")
			.evaluateAll((drawings: SVGSVGElement[]) => drawings.map((drawing) => drawing.getScreenCTM()?.a ?? 0));
		expect(scales).toHaveLength(machineDrawings.length + 1);
		expect(Math.max(...scales) - Math.min(...scales), `${width} px`).toBeLessThan(0.005);
		const misses = await page.locator(".machine-sheet a:visible").evaluateAll((links) => {
			const isMissed = (link: Element) => {
				link.scrollIntoView({ block: "center", behavior: "instant" });
				const { x, y, width, height } = link.getBoundingClientRect();
				const hit = document.elementFromPoint(x + width / 2, y + height / 2);
				return Math.min(width, height) < 44 || !link.contains(hit);
			};
			return links.filter(isMissed).map(({ textContent }) => textContent);
		});
		expect(misses, `${width} px`).toEqual([]);
		const dead = await page.locator(".machine-sheet__types > li").evaluateAll((entries) =>
			entries.flatMap((entry) => {
				const links = [...entry.querySelectorAll(".machine-sheet__link")];
				const isDead = (part: Element) => {
					part.scrollIntoView({ block: "center", behavior: "instant" });
					const { left, width } = entry.getBoundingClientRect();
					const { top } = part.getBoundingClientRect();
					return links.some((link, column) => {
						const x = left + ((column + 0.9) * width) / links.length;
						return document.elementFromPoint(x, top + 4) !== link;
					});
				};
				const words = [...entry.querySelectorAll(":scope > h3, :scope > p")];
				return words.filter(isDead).map(({ textContent }) => textContent);
			}),
		);
		expect(dead, `${width} px`).toEqual([]);
	}
});

it("The sheet prints on one landscape page of Letter or A4, and no other page is landscape", async () => {
	const { page } = await visit("/");
	for (const format of ["Letter", "A4"]) {
		const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString("latin1");
		const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)];
		const isTurned = sizes.map(([, width, height]) => Number(width) > Number(height));
		expect(isTurned.filter(Boolean), format).toHaveLength(1);
		expect(isTurned[0]).toBe(false);
	}
});
