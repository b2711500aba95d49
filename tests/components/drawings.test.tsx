import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MachineDrawing } from "../../components/drawings/pictures/MachineDrawing.tsx";
import { SpotDrawing } from "../../components/drawings/pictures/SpotDrawing.tsx";
import { viewBoxes } from "../../components/drawings/pictures/view-boxes.ts";
import { warehouse } from "../../content/company.ts";
import { machineDrawings } from "../../content/schema/drawings.ts";
import { atLeastOne } from "../at-least-one.ts";

describe("the machine", () => {
	it.each(atLeastOne(machineDrawings, "machines"))(
		"%s stays inside the bare crop, and so inside the poster",
		async (machine) => {
			const bare = renderToStaticMarkup(<MachineDrawing machine={machine} view="bare" alt="" />);
			const [x = 0, y = 0, width = 0, height = 0] = viewBoxes.bare.split(" ").map(Number);
			const wider = `xmlns="http://www.w3.org/2000/svg" viewBox="${x - 50} ${y - 50} ${width + 100} ${height + 100}"`;
			const outside = bare
				.replace(/var\(--[\w-]+\)/g, "#000")
				.replace(`viewBox="${viewBoxes.bare}"`, wider)
				.replace(
					/<\/svg>$/,
					`<path fill="#fff" stroke="none" d="M${x} ${y}h${width}v${height}h-${width}z"/></svg>`,
				);
			const pixels = await sharp(Buffer.from(outside)).flatten({ background: "#fff" }).raw().toBuffer();
			expect(
				pixels.filter((value) => value < 250),
				"It draws beyond the box. Make it smaller, or move it",
			).toHaveLength(0);
		},
	);
});

describe("the warehouse's sign", () => {
	it("narrows a long name", () => {
		const { city } = warehouse;
		Object.assign(warehouse, { city: "San Francisco" });
		const sign = renderToStaticMarkup(<SpotDrawing spot="usa-based" />);
		Object.assign(warehouse, { city });
		expect(sign).toMatch(/ textLength="43" lengthAdjust="spacingAndGlyphs"[^>]*>SAN FRANCISCO</);
	});
});
