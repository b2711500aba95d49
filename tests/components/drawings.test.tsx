import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, it } from "vitest";
import { MachineDrawing } from "../../components/drawings/MachineDrawing.tsx";
import { SpotDrawing } from "../../components/drawings/SpotDrawing.tsx";
import { viewBoxes } from "../../components/drawings/view-boxes.ts";
import { warehouse } from "../../content/company.ts";
import { machineDrawings } from "../../content/model/drawings.ts";

it.each(machineDrawings)(
	"The machine %s stays inside the bare crop, and so inside the poster",
	async (machine) => {
		const bare = renderToStaticMarkup(<MachineDrawing machine={machine} view="bare" alt="" />);
		const [x = 0, y = 0, width = 0, height = 0] = viewBoxes.bare.split(" ").map(Number);
		const wider = bare
			.replace(/var\(--[\w-]+\)/g, "#000")
			.replace(
				`viewBox="${viewBoxes.bare}"`,
				`xmlns="http://www.w3.org/2000/svg" viewBox="${x - 50} ${y - 50} ${width + 100} ${height + 100}"`,
			);
		const { info } = await sharp(Buffer.from(wider)).trim().toBuffer({ resolveWithObject: true });
		const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
		const beyond = {
			left: 50 + left,
			right: info.width - left - width - 50,
			top: 50 + top,
			bottom: info.height - top - height - 50,
		};
		const sides = Object.entries(beyond).filter(([, by]) => by > 0);
		expect(sides, "Sheet units beyond the box. Make it smaller, or move it").toEqual([]);
	},
);

it("The warehouse's sign shows its city, and narrows a long name", () => {
	const { city } = warehouse;
	const shortName = renderToStaticMarkup(<SpotDrawing spot="usa-based" />);
	expect(shortName).toContain(`>${city.toUpperCase()}</text>`);
	expect(shortName).toContain(`>${warehouse.state}</text>`);
	Object.assign(warehouse, { city: "San Francisco" });
	const longName = renderToStaticMarkup(<SpotDrawing spot="usa-based" />);
	Object.assign(warehouse, { city });
	expect(longName).toMatch(/ textLength="43" lengthAdjust="spacingAndGlyphs"[^>]*>SAN FRANCISCO</);
});
