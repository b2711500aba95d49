import { company } from "../../../content/company.ts";
import { useInk } from "../medium.ts";
import { Shadow } from "../parts/floor.tsx";
import { Faces, Lines, line } from "../parts/shapes.tsx";
import { Box, onY, onZ } from "../parts/solids.tsx";
import { type Point, project } from "../projection.ts";

/**
 * The warehouse with its dock doors and one wrapped load outside. A unit is about a
 * yard.
 */
export function UsaBased() {
	const { city, state } = company.warehouse;
	const wall = { front: 20, side: 22 };
	return (
		<>
			<Shadow x={wall.side} y={[-14, wall.front]} length={8} />
			<Box of="housing" at={[-wall.side, -14, 0]} size={[2 * wall.side, 34, 28]} />
			<Faces ink="housing-left" of={[onZ(28, -20, 20, -12, 18)]} />
			<Faces ink="steel-left" of={[onY(wall.front, -18, -4, 0, 16)]} />
			<Faces ink="opening" of={[onY(wall.front, 3, 17, 0, 16)]} />
			<Lines ink="detail" of={[4, 8, 12].map((z) => line([-18, wall.front, z], [-4, wall.front, z]))} />
			<WallText at={[wall.side, 3, 16]}>{city.toUpperCase()}</WallText>
			<WallText at={[wall.side, 3, 8]}>{state}</WallText>
			<WrappedLoad />
		</>
	);
}

interface WallTextProps {
	/** Middle of its baseline. */
	readonly at: Point;
	readonly children: string;
}

/** Letters painted on an x+ wall. More than six are narrower, so that they fit. */
function WallText({ at, children }: WallTextProps) {
	const fit = { textLength: 43, lengthAdjust: "spacingAndGlyphs" };
	return (
		<text
			{...useInk("opening")}
			{...(children.length > 6 && fit)}
			transform={`matrix(.94 -.47 0 1.2 ${project(at).join(" ")})`}
		>
			{children}
		</text>
	);
}

function WrappedLoad() {
	const [left, right, far, near] = [5, 17, 26, 36];
	const edge = (z: number, rise: number): Point[] => [
		[left, near, z],
		[right, near, z + rise],
		[right, far, z + 2 * rise],
	];
	return (
		<>
			<Box of="wood" at={[left, far, 0]} size={[right - left, near - far, 2]} />
			<Box of="carton" at={[left, far, 2]} size={[right - left, near - far, 11]} />
			<Faces ink="film" of={[[...edge(11, 0), ...edge(1, 0).reverse()]]} />
			<Lines ink="film-edge" of={[edge(4, 1), edge(7, 1)]} />
		</>
	);
}
