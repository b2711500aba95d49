import type { ReactElement } from "react";
import type { PlanDrawingName } from "../../../content/model/drawings.ts";
import { RobotPlan } from "../machines/robot/RobotPlan.tsx";
import * as s300 from "../machines/s300-in-line.tsx";
import * as s600 from "../machines/s600.tsx";
import { RingPlan } from "../machines/t1300-ring.tsx";
import * as vented from "../machines/vented-wrap.tsx";
import * as x1 from "../machines/x1.tsx";
import { END } from "../parts/conveyor.tsx";
import { Path } from "../parts/shapes.tsx";
import { Conveyor, EDGE, Footprint, LoopArrow, Roll, TURNED_CORNER, TurningLoad } from "./parts.tsx";

/** The load turns. */
function Turntable() {
	return (
		<>
			<TurningLoad radius={x1.RADIUS} />
			<Footprint of="frame-left" {...x1.MAST} />
			<Roll at={x1.ROLL} to={TURNED_CORNER} />
		</>
	);
}

/** Film that a roping device gathers into a rope. Its roll is clear of the mast, as in the other plans. */
function Roping() {
	const { DEVICE, MAST, RADIUS } = vented;
	const [x, y] = DEVICE;
	return (
		<>
			<TurningLoad radius={RADIUS} />
			<Footprint of="frame-left" {...MAST} />
			<Path ink="rope" d={`M${x} ${y}L${TURNED_CORNER.map(Math.round).join(" ")}`} />
			<Roll at={[13, -57]} to={[x, y]} />
		</>
	);
}

/** The ring turns and the film passes over and under the bundle. */
function UprightRing() {
	const { RING, HUB, BUNDLE, FILM, GAP } = s600;
	const [y, width] = [-BUNDLE.halfWidth, 2 * BUNDLE.halfWidth];
	return (
		<>
			<Conveyor from={-EDGE} to={GAP.from} halfWidth={15} />
			<Conveyor from={GAP.to} to={EDGE} halfWidth={15} />
			<Footprint of="carton-top" at={[-EDGE, y]} size={[2 * EDGE, width]} />
			<Footprint of="film" at={[FILM.from, y]} size={[EDGE - FILM.from, width]} />
			<Footprint
				of="moving-top"
				at={[HUB[0] - RING.depth, -RING.outer]}
				size={[RING.depth, 2 * RING.outer]}
			/>
			<LoopArrow x={26} reach={46} />
		</>
	);
}

/** The load turns on a table in the line. */
function InLine() {
	const { TABLE, GAP, HALF_WIDTH, MAST, ROLL } = s300;
	return (
		<>
			<Conveyor from={-END} to={-TABLE - GAP} halfWidth={HALF_WIDTH} />
			<Conveyor from={TABLE + GAP} to={END} halfWidth={HALF_WIDTH} />
			<TurningLoad radius={TABLE} />
			<Footprint of="frame-left" {...MAST} />
			<Roll at={ROLL} to={TURNED_CORNER} />
		</>
	);
}

/** Every plan, by the name that content uses, all at one scale. */
export const plans: Readonly<Record<PlanDrawingName, () => ReactElement>> = {
	robot: RobotPlan,
	turntable: Turntable,
	"upright-ring": UprightRing,
	roping: Roping,
	"level-ring": RingPlan,
	"in-line": InLine,
};
