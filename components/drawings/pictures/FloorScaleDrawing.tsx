import { Shadow } from "../parts/floor.tsx";
import { Faces, Lines, line } from "../shapes/shapes.tsx";
import { Box, onY, onZ } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Props {
	readonly alt: string;
}

/**
 * A floor scale with a carton on it, which replaces a missing logo of the scales partner. Inches.
 */
export function FloorScaleDrawing({ alt }: Props) {
	const plate = 4;
	return (
		<Drawing alt={alt} viewBox={viewBoxes.spot(-93, -120)} variant="spot-drawing">
			<Shadow x={24} y={[-18, 22]} length={8} />
			<Box of="frame" at={[-2, -24, 0]} size={[4, 4, 20]} topless />
			<Box of="frame" at={[-10, -26, 20]} size={[22, 6, 12]} />
			<Faces ink="roll" shapes={[onY(-20, -7, 9, 23.6, 29.6)]} />
			<Lines shapes={[line([-4, -20, 26.6], [6, -20, 26.6])]} />
			<Box of="steel" at={[-24, -18, 0]} size={[48, 40, plate]} />
			<Faces ink="steel-top" shapes={[onZ(plate, -21, 21, -15, 19)]} />
			<Box of="carton" at={[-10, -6, plate]} size={[20, 20, 12]} />
			<Lines
				ink="tape"
				shapes={[
					[
						[0, -6, 16],
						[0, 14, 16],
						[0, 14, 12],
					],
				]}
			/>
		</Drawing>
	);
}
