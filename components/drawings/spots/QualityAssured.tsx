import { Faces, Lines, line, Outline } from "../parts/shapes.tsx";
import { Box, onZ } from "../parts/solids.tsx";
import { Turntable } from "../parts/turntable.tsx";
import type { Point } from "../projection.ts";
import { circle, flat } from "../round.ts";

const TABLE = 5;
const LEVEL_TOP = 15;

/** A spirit level on a turntable, with its bubble between the marks. Larger than in reality. */
export function QualityAssured() {
	const grip = (from: number, to: number): Point[] => [
		[from, 4, 12],
		[to, 4, 12],
		[to, 4, 8],
		[from, 4, 8],
		[from, 4, 12],
	];
	const mark = (x: number) => line([x, -2.4, LEVEL_TOP], [x, 2.4, LEVEL_TOP]);
	return (
		<>
			<Outline ink="shadow" path={circle(flat([6, -6, 0], 27))} />
			<Turntable to={TABLE} radius={27} bolts={false} />
			<Faces
				ink="shadow"
				of={[
					[
						[20, 4, TABLE],
						[22, -3, TABLE],
						[-18, -7, TABLE],
						[-20, -4, TABLE],
					],
				]}
			/>
			<Box of="moving" at={[-20, -4, TABLE]} size={[40, 8, LEVEL_TOP - TABLE]} />
			<Faces ink="roll-end" of={[onZ(LEVEL_TOP, -9, 9, -2.4, 2.4)]} />
			<Outline ink="roll" path={circle({ center: [0, 0, LEVEL_TOP], u: [3.4, 0, 0], v: [0, 1.6, 0] })} />
			<Lines of={[mark(-4), mark(4), grip(-17, -13), grip(13, 17)]} />
		</>
	);
}
