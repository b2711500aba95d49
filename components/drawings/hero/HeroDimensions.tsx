import { Lines } from "../parts/shapes.tsx";
import { type FloorPoint, type Point, project } from "../projection.ts";

/** Distance of the dimension lines from the middle of the pallet, along y and along x. Inches. */
const LENGTH_LINE = 72;
const WIDTH_LINE = 64;

/** Short stroke across a dimension line where it ends. */
function tick(x: number, y: number): Point[] {
	return [
		[x - 1.6, y + 1.6, 0],
		[x + 1.6, y - 1.6, 0],
	];
}

interface FloorTextProps {
	readonly at: FloorPoint;
	/** Reads along x, to the lower right, or against y, to the upper right. */
	readonly along: "x" | "y";
	readonly children: string;
}

/** Text that lies on the floor. */
function FloorText({ at: [x, y], along, children }: FloorTextProps) {
	const [sheetX, sheetY] = project([x, y, 0]);
	const slant = along === "x" ? ".9 .45 -.9 .45" : ".9 -.45 .9 .45";
	return <text transform={`matrix(${slant} ${sheetX} ${sheetY})`}>{children}</text>;
}

/** Length and width of the standard pallet, on the floor in front of it. */
export function HeroDimensions() {
	return (
		<>
			<Lines
				ink="z"
				of={[
					[
						[24, 58, 0],
						[24, 75, 0],
					],
					[
						[-24, 58, 0],
						[-24, 75, 0],
					],
					[
						[-24, LENGTH_LINE, 0],
						[24, LENGTH_LINE, 0],
					],
					[
						[50, 20, 0],
						[67, 20, 0],
					],
					[
						[50, -20, 0],
						[67, -20, 0],
					],
					[
						[WIDTH_LINE, 20, 0],
						[WIDTH_LINE, -20, 0],
					],
				]}
			/>
			<Lines
				ink="tk"
				of={[tick(-24, LENGTH_LINE), tick(24, LENGTH_LINE), tick(WIDTH_LINE, 20), tick(WIDTH_LINE, -20)]}
			/>
			<FloorText at={[0, 83]} along="x">
				48 in
			</FloorText>
			<FloorText at={[75, 0]} along="y">
				40 in
			</FloorText>
		</>
	);
}
