import { use } from "react";
import { ATTACHING, CUT, type Wrapping } from "../mechanisms/wrapping.ts";
import { Callout, type CalloutOf } from "../parts/Callout.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { outletOf } from "../parts/mast.tsx";
import { handOf, Person } from "../parts/person.tsx";
import { type FloorPoint, type Point, times } from "../projection.ts";
import { InPicture, Moving } from "../scene/Moving.tsx";
import { SceneContext } from "../scene/scene.ts";
import { during, not, track } from "../scene/time.ts";
import type { Machine } from "./machine.ts";
import { type TurntablePart, type TurntableWrapper, turntableWrapper } from "./turntable-wrapper.tsx";

/** Where the operator stands: beside the control box, clear of the film. Inches. */
const [X, Y]: FloorPoint = [50, -72];
/** Where he works, from where the film leaves the carriage: within reach of the film, not in front of the carriage. Inches. */
const AT_FILM: FloorPoint = [29.5, -2.5];
/** Seconds each way. */
const WALK = 1.2;
/** Out of the picture: this many times the way to the film, in the other direction. */
const OUT = -5;

interface OperatorProps {
	readonly wrapping: Wrapping;
	/** Where the film leaves the carriage. */
	readonly outlet: FloorPoint;
	/** Radius of the arrow on the floor, which is above his callout. Inches. */
	readonly arrow: number;
}

/** On posters, the operator. He walks to the film to cut it, leaves for the truck, and attaches film to the load he brings. */
function Operator({ wrapping: { cycle, cut }, outlet: [x, y], arrow }: OperatorProps) {
	if (use(SceneContext).view === "bare") return null;
	const way: Point = [x + AT_FILM[0] - X, y + AT_FILM[1] - Y, 0];
	const [leaves, returns] = [cut + CUT, cycle - ATTACHING - WALK];
	const near = track(
		[0, 1, "ease-in-out"],
		[WALK, 0],
		[cut - WALK, 0, "ease-in-out"],
		[cut, 1],
		[leaves, 1, "ease-in-out"],
		[leaves + WALK, OUT],
		[returns, OUT, "ease-in-out"],
		[cycle - ATTACHING, 1],
	);
	return (
		<Moving at={near.to((part) => times(way, part))}>
			<Person
				at={[X, Y]}
				reaches={{
					high: during(cut - 0.15, cut + CUT),
					low: not(during(0.2, cycle - ATTACHING)),
				}}
			/>
			<Moving shown={not(during(leaves, cycle - ATTACHING))}>
				<g className="callouts">
					<Callout
						part={handOf([X, Y])}
						at={[255, Math.round(arrow * Math.SQRT2) + 16]}
						vertical
						word="operator-attaches-and-cuts-film"
					/>
				</g>
			</Moving>
		</Moving>
	);
}

interface OperatedWrapper extends Omit<TurntableWrapper, "walk"> {
	readonly callouts: readonly CalloutOf<TurntablePart>[];
}

/** A turntable wrapper with an operator on its poster. */
export function operatedWrapper({ callouts, ...wrapper }: OperatedWrapper) {
	const { wrapping, parts, places, ...machine } = turntableWrapper({ ...wrapper, walk: WALK });
	const arrow = wrapper.table.radius + 9;
	return {
		...machine,
		scene: (
			<>
				{parts}
				<InPicture>
					<TurnArrow radius={arrow} from={0} to={64} />
				</InPicture>
				<Operator wrapping={wrapping} outlet={outletOf(wrapper.carriage)} arrow={arrow} />
			</>
		),
		callouts: callouts.map((callout) => ({ ...callout, part: places[callout.word] })),
	} satisfies Machine;
}
