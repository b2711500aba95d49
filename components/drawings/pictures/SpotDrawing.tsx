import type { ReactElement } from "react";
import { warehouse } from "../../../content/company.ts";
import type { SpotDrawingName } from "../../../content/schema/drawings.ts";
import { project } from "../geometry/projection.ts";
import { circle, levelCircle } from "../geometry/round.ts";
import { Shadow } from "../parts/floor.tsx";
import { Turntable } from "../parts/turntable.tsx";
import { useInk } from "../shapes/medium.ts";
import { Faces, Lines, line, Outline } from "../shapes/shapes.tsx";
import { aroundSides, Box, Drum, onY, onZ, parallelogram } from "../shapes/solids.tsx";
import { Drawing } from "./Drawing.tsx";
import { viewBoxes } from "./view-boxes.ts";

interface Spot {
	readonly shapes: ReactElement;
	readonly viewBox: string;
}

/** Each view box starts at the left edge of its drawing, like the words below. */
const spots: Readonly<Record<SpotDrawingName, Spot>> = {
	"professional-design": { shapes: <ProfessionalDesign />, viewBox: viewBoxes.spot(-33, -118) },
	"usa-based": { shapes: <UsaBased />, viewBox: viewBoxes.spot(-87, -108) },
	"quality-assured": { shapes: <QualityAssured />, viewBox: viewBoxes.spot(-79, -123) },
};

interface Props {
	readonly spot: SpotDrawingName;
}

/** A small drawing beside a heading. Decorative, because the heading says the same. */
export function SpotDrawing({ spot }: Props) {
	const { shapes, viewBox } = spots[spot];
	return (
		<Drawing alt="" viewBox={viewBox} variant="spot-drawing">
			{shapes}
		</Drawing>
	);
}

/** A film carriage, as drawn by its designer. Inches. */
function ProfessionalDesign() {
	const height = 32;
	const groove = (x: number) => line([x, -5, height - 5], [x, -5, 5]);
	return (
		<>
			<Faces ink="shadow" shapes={[parallelogram([-18, -9, 0], [36, 0, 0], [12, -12, 0])]} />
			<Box of="moving" at={[-18, -9, 0]} size={[36, 4, height]} />
			<Lines shapes={[groove(-14), groove(-10)]} />
			<Box of="moving" at={[-4, -5, 0]} size={[22, 16, 2]} />
			<Drum of="steel" at={[1, -1, 2]} radius={2} height={26} />
			<Drum of="roll" at={[10, 3, 2]} radius={6} height={26} />
			<Box of="moving" at={[-4, -5, 28]} size={[22, 16, 2]} />
			<Outline path={circle(levelCircle([10, 3, 30], 3))} />
		</>
	);
}

/** The warehouse with its dock doors and one wrapped load outside. Not to scale. */
function UsaBased() {
	const { city, state } = warehouse;
	const wall = { front: 20, side: 22 };
	const ink = useInk("opening");
	/** Letters painted on the x+ wall. More than six are narrower, so that they fit. */
	const letters = (text: string, z: number) => (
		<text
			{...ink}
			{...(text.length > 6 && { textLength: 43, lengthAdjust: "spacingAndGlyphs" })}
			transform={`matrix(.94 -.47 0 1.2 ${project([wall.side, 3, z]).join(" ")})`}
		>
			{text}
		</text>
	);
	return (
		<>
			<Shadow x={wall.side} y={[-14, wall.front]} length={8} />
			<Box of="housing" at={[-wall.side, -14, 0]} size={[2 * wall.side, 34, 28]} />
			<Faces ink="housing-left" shapes={[onZ(28, -20, 20, -12, 18)]} />
			<Faces ink="steel-left" shapes={[onY(wall.front, -18, -4, 0, 16)]} />
			<Faces ink="opening" shapes={[onY(wall.front, 3, 17, 0, 16)]} />
			<Lines ink="detail" shapes={[4, 8, 12].map((z) => line([-18, wall.front, z], [-4, wall.front, z]))} />
			{letters(city.toUpperCase(), 16)}
			{letters(state, 8)}
			<WrappedLoad />
		</>
	);
}

function WrappedLoad() {
	const pallet = { at: [5, 26, 0], size: [12, 10, 2] } as const;
	return (
		<>
			<Box of="wood" {...pallet} />
			<Box of="carton" at={[5, 26, 2]} size={[12, 10, 11]} />
			<Faces ink="film" shapes={[[...aroundSides(pallet, 11), ...aroundSides(pallet, 1).reverse()]]} />
			<Lines ink="film-edge" shapes={[aroundSides(pallet, 4, 1), aroundSides(pallet, 7, 1)]} />
		</>
	);
}

/** A spirit level on a turntable, with its bubble between the marks. Larger than in reality. */
function QualityAssured() {
	const [table, top] = [5, 15];
	const grip = (from: number, to: number) => {
		const face = onY(4, from, to, 8, 12);
		return [...face, ...face.slice(0, 1)];
	};
	const mark = (x: number) => line([x, -2.4, top], [x, 2.4, top]);
	return (
		<>
			<Outline ink="shadow" path={circle(levelCircle([6, -6, 0], 27))} />
			<Turntable to={table} radius={27} bolts={false} />
			<Faces
				ink="shadow"
				shapes={[
					[
						[20, 4, table],
						[22, -3, table],
						[-18, -7, table],
						[-20, -4, table],
					],
				]}
			/>
			<Box of="moving" at={[-20, -4, table]} size={[40, 8, top - table]} />
			<Faces ink="roll-end" shapes={[onZ(top, -9, 9, -2.4, 2.4)]} />
			<Outline ink="roll" path={circle({ center: [0, 0, top], u: [3.4, 0, 0], v: [0, 1.6, 0] })} />
			<Lines shapes={[mark(-4), mark(4), grip(-17, -13), grip(13, 17)]} />
		</>
	);
}
