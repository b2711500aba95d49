import { CONVEYOR_TOP } from "../dimensions.ts";
import { range } from "../geometry/range.ts";
import { levelCircle, wall } from "../geometry/round.ts";
import type { Drive } from "../motion/drive.ts";
import { LevelPanel } from "../shapes/Panel.tsx";
import type { PlanePoint } from "../shapes/scene.ts";
import { Lines, line, Outline } from "../shapes/shapes.tsx";
import { Drum } from "../shapes/solids.tsx";

interface Props {
	/** Inches. */
	readonly radius: number;
	readonly drive: Drive;
}

/**
 * A round table in a conveyor line, on a foot, with rollers that move the load on and off. They
 * turn with the table.
 */
export function RollerTable({ radius, drive }: Props) {
	const rollers = range(-27, 30, 6).map((x) => {
		const half = Math.sqrt((radius - 2) ** 2 - x ** 2);
		return line<PlanePoint>([x, -half], [x, half]);
	});
	return (
		<>
			<Outline ink="frame-left" path={wall(levelCircle([0, 0, 0], radius - 5), [0, 0, CONVEYOR_TOP - 5])} />
			<Drum of="steel" at={[0, 0, CONVEYOR_TOP - 5]} radius={radius} height={5} />
			<LevelPanel at={[0, 0, CONVEYOR_TOP]} angle={drive.angle}>
				<Lines ink="detail" shapes={rollers} />
			</LevelPanel>
		</>
	);
}
