import type { SheetPoint } from "./projection.ts";

/** A step of an outline, in absolute units: of the sheet, or inches of a panel. */
export type Segment =
	| { readonly kind: "move" | "line"; readonly to: SheetPoint }
	| {
			readonly kind: "arc";
			readonly to: SheetPoint;
			readonly radii: readonly [number, number];
			/** Degrees from the sheet's x axis to the first radius. */
			readonly tilt: number;
			/** 1 when the arc runs clockwise on the sheet. */
			readonly sweep: 0 | 1;
	  }
	| { readonly kind: "close" };

/** A number in SVG and CSS: rounded, without superfluous zeros. */
export function short(number: number, decimals = 0): string {
	return `${Number(number.toFixed(decimals)) || 0}`.replace(/^(-?)0\./, "$1.");
}

/** Numbers in path data, where a minus sign separates as well as a space. */
function joinNumbers(numbers: readonly string[]): string {
	return numbers.join(" ").replaceAll(" -", "-");
}

/**
 * Encodes an outline as compact path data: relative, in whole units or with some decimals, and one
 * letter for several lines of a kind. Omits lines that round to nothing.
 */
export function encode(segments: readonly Segment[], decimals = 0): string {
	const unit = 10 ** decimals;
	const units = (...numbers: readonly number[]) =>
		joinNumbers(numbers.map((number) => short(number / unit, decimals)));
	let data = "";
	let letter = "";
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	for (const segment of segments) {
		if (segment.kind === "close") {
			data += "z";
			letter = "z";
			[x, y] = [startX, startY];
			continue;
		}
		const [toX, toY] = [Math.round(segment.to[0] * unit), Math.round(segment.to[1] * unit)];
		const [dx, dy] = [toX - x, toY - y];
		if (segment.kind === "move") {
			data += `m${units(dx, dy)}`;
			// In path data, further pairs after "m" are lines.
			letter = "l";
			[startX, startY] = [toX, toY];
		} else if (segment.kind === "arc") {
			const [rx, ry] = segment.radii;
			const tilt = rx === ry ? 0 : segment.tilt;
			data += `a${joinNumbers([short(rx, 2), short(ry, 2), `${tilt}`, "0", `${segment.sweep}`, units(dx, dy)])}`;
			letter = "a";
		} else if (dx || dy) {
			const next = dx && dy ? "l" : dy ? "v" : "h";
			const step = next === "l" ? units(dx, dy) : units(dx || dy);
			data += next !== letter ? next + step : step.startsWith("-") ? step : ` ${step}`;
			letter = next;
		}
		[x, y] = [toX, toY];
	}
	return data;
}
