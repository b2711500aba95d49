import { describe, expect, it } from "vitest";
import { whatIsLostAt } from "../browser/reading.ts";
import { visitInFrame } from "../browser/visit.ts";
import { Faults } from "../faults.ts";
import { pages } from "../site.ts";

/** Those of phones, both sides of each breakpoint in the styles, and a wide one. */
const widths = [320, 390, 540, 639, 640, 767, 768, 991, 992, 1077, 1109, 1200, 1215, 1216, 1920];

describe("every page", () => {
	it("shows all of its text at every width", async () => {
		const lost = new Faults();
		const { frame, open } = await visitInFrame();
		for (const { path } of pages) {
			await open(path);
			for (const found of await whatIsLostAt(frame, widths)) {
				lost.add(`${path} at ${found.width} px`, found.lost);
			}
		}
		expect(lost.lines).toEqual([]);
	});
});
