import type { SheetPoint } from "./projection.ts";

/** A step of an outline, in absolute units: of the sheet, or inches of a panel. */
export type Segment =
	| { readonly command: "move" | "line"; readonly to: SheetPoint }
	| {
			readonly command: "arc";
			readonly to: SheetPoint;
			readonly radii: readonly [number, number];
			/** Degrees from the sheet's x axis to the first radius. */
			readonly tilt: number;
			/** 1 when the arc runs clockwise on the sheet. */
			readonly sweep: 0 | 1;
	  }
	| { readonly command: "close" };

/** A number in SVG and CSS: rounded, without superfluous zeros. */
export function short(number: number, decimals = 0): string {
	return `${Number(number.toFixed(decimals)) || 0}`.replace(/^(-?)0\./, "$1.");
}

/**
 * Encodes an outline as path data: relative, in whole units or with some decimals. Omits lines that
 * round to nothing, and what path data may omit: the command of a line after a move or a line, and
 * the space before a minus.
 */
export function encode(segments: readonly Segment[], decimals = 0): string {
	const unit = 10 ** decimals;
	let pen: SheetPoint = [0, 0];
	let start = pen;
	let data = "";
	/** What comes before the numbers of a line. */
	let line = "l";
	for (const segment of segments) {
		if (segment.command === "close") {
			data += "z";
			pen = start;
			line = "l";
			continue;
		}
		// Rounds positions, and then subtracts: rounded steps would add up to an error.
		const to: SheetPoint = [Math.round(segment.to[0] * unit), Math.round(segment.to[1] * unit)];
		const step = [to[0] - pen[0], to[1] - pen[1]].map((units) => short(units / unit, decimals)).join(" ");
		pen = to;
		switch (segment.command) {
			case "move":
				data += `m${step}`;
				start = to;
				line = " ";
				break;
			case "line":
				if (step === "0 0") break;
				data += line + step;
				line = " ";
				break;
			case "arc": {
				const [rx, ry] = segment.radii;
				const tilt = rx === ry ? 0 : segment.tilt;
				data += `a${short(rx, 2)} ${short(ry, 2)} ${tilt} 0 ${segment.sweep} ${step}`;
				line = "l";
			}
		}
	}
	return data.replaceAll(" -", "-");
}
