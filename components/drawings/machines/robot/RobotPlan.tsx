import { FRONT_CORNER, RIGHT_CORNER } from "../../parts/film.tsx";
import { Footprint, Load, Roll, TurnArrow } from "../../plans/parts.tsx";
import { CHASSIS, MAST, ROLL } from "./parts.ts";

/** The robot from above: it drives around the load. */
export function RobotPlan() {
	const [x, y] = RIGHT_CORNER;
	return (
		<>
			<Load />
			<Roll at={[x + ROLL[0], y + ROLL[1]]} to={FRONT_CORNER} />
			<g transform={`translate(${x} ${y})`}>
				<Footprint {...CHASSIS} of="moving-top" />
				<Footprint {...MAST} of="moving-right" />
			</g>
			<TurnArrow radius={62} from={-40} to={-220} />
		</>
	);
}
