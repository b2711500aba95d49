import { expect, it } from "vitest";
import { home } from "../../content/home.ts";
import { machineDrawings } from "../../content/model/drawings.ts";
import { all, documentOf, pageOf, siteUrl, textOf } from "../site.ts";
import { visit } from "./visit.ts";

const { types } = home.innovation;

/** The drawing of a machine, anywhere on the page. */
const nameOf = (drawing: Element) =>
	[...drawing.classList].find((name) => name.startsWith("machine-"))?.slice("machine-".length) ?? "";

it("Every machine is on the sheet once, below its type, and links to its page or place on a list", () => {
	const entries = all("/", ".machine-sheet__types > li").map((entry) => ({
		type: textOf(entry.querySelector("h3")),
		links: [...entry.querySelectorAll(".machine-sheet__link")].map((link) => {
			const [path = "", fragment] = (link.getAttribute("href") ?? "").split("#");
			const place = documentOf(path).querySelector(fragment === undefined ? "main" : `[id="${fragment}"]`);
			const drawing = link.querySelector("svg");
			const shown = [...(place?.querySelectorAll("details svg.drawing") ?? [])].map(nameOf);
			return { label: textOf(link), drawing: drawing && nameOf(drawing), shown };
		}),
	}));
	const drawn = types.flatMap(({ machines }) => machines.map(({ drawing }) => drawing));
	expect(drawn.toSorted()).toEqual(machineDrawings.toSorted());
	expect(entries).toEqual(
		types.map(({ name, machines }) => ({
			type: name,
			links: machines.map(({ drawing, link }) => ({ label: link.label, drawing, shown: [drawing] })),
		})),
	);
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
		const scales = await page.locator(".machine-sheet svg").evaluateAll((drawings) =>
			drawings.flatMap((drawing) => {
				const box = drawing.getBoundingClientRect();
				const [, , wide = 0, high = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
				return [box.width / wide, box.height / high];
			}),
		);
		expect(scales).toHaveLength(2 * (machineDrawings.length + 1));
		for (const scale of scales) expect(scale, `${width} px`).toBeCloseTo(scales[0] ?? 0, 2);
		const links = await page.locator(".machine-sheet a:visible").evaluateAll((found) =>
			found.map((link) => {
				link.scrollIntoView({ block: "center", behavior: "instant" });
				const { x, y, width: across, height } = link.getBoundingClientRect();
				const hit = document.elementFromPoint(x + across / 2, y + height / 2);
				return { size: Math.min(across, height), isHit: link.contains(hit) };
			}),
		);
		for (const { size, isHit } of links) {
			expect(size, `${width} px`).toBeGreaterThanOrEqual(44);
			expect(isHit, `${width} px`).toBe(true);
		}
		const misses = await page.locator(".machine-sheet__types > li").evaluateAll((entries) =>
			entries.flatMap((entry) => {
				const links = [...entry.querySelectorAll(".machine-sheet__link")];
				return [...entry.querySelectorAll(":scope > h3, :scope > p")].flatMap((part) => {
					part.scrollIntoView({ block: "center", behavior: "instant" });
					const { left, width: across } = entry.getBoundingClientRect();
					const { top } = part.getBoundingClientRect();
					const isHit = (link: Element, column: number) =>
						document.elementFromPoint(left + ((column + 0.9) * across) / links.length, top + 4) === link;
					return links.every(isHit) ? [] : [part.textContent];
				});
			}),
		);
		expect(misses, `${width} px`).toEqual([]);
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

it("A machine has the same view transition name on the sheet and where its link leads, except with reduced motion", async () => {
	const { page } = await visit("/", { reducedMotion: "no-preference" });
	const names = () =>
		page
			.locator("svg.drawing")
			.evaluateAll((drawings) =>
				drawings
					.map((drawing) => getComputedStyle(drawing).viewTransitionName)
					.filter((name) => name !== "none"),
			);
	const onSheet = await names();
	expect(onSheet.toSorted()).toEqual(machineDrawings.toSorted());
	const hrefs = all("/", ".machine-sheet__link").map((link) => link.getAttribute("href") ?? "");
	// A product's own page, and a product on a list.
	for (const isOnList of [false, true]) {
		const index = hrefs.findIndex((href) => href.includes("#") === isOnList);
		await page.goto(siteUrl + hrefs[index]);
		expect(await names()).toEqual([onSheet[index]]);
	}
	await page.goto(siteUrl + pageOf("list").path);
	expect(await names()).toEqual([]);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${siteUrl}/`);
	expect(await names()).toEqual([]);
});
