import { type FloorPoint, type Point, times } from "../geometry/projection.ts";
import { during, not, type TrackPoint, track } from "../motion/time.ts";
import { ATTACHING, CUT, type Span, type Wrapping } from "../motion/wrapping.ts";
import { TurnArrow } from "../parts/floor.tsx";
import { filmExitOf } from "../parts/mast.tsx";
import { handOf, Person } from "../parts/person.tsx";
import { Callout, type CalloutOf } from "../shapes/Callout.tsx";
import { InPicture, Moving, OnPoster } from "../shapes/Moving.tsx";
import type { Machine } from "./machine.ts";
import { type TurntablePart, type TurntableWrapper, turntableWrapper } from "./turntable-wrapper.tsx";

/** The place of the operator: beside the control box, clear of the film. Inches. */
const [X, Y]: FloorPoint = [50, -72];
/**
 * Where he works, relative to where the film leaves the carriage: within reach of it, beside the
 * carriage. Inches.
 */
const AT_FILM: FloorPoint = [29.5, -2.5];
/** The time that he walks each way. Seconds. */
const WALK = 1.2;

interface OperatorProps {
	readonly wrapping: Wrapping;
	/** Where the film leaves the carriage. Inches. */
	readonly filmExit: FloorPoint;
	/** Radius of the arrow on the floor. The callout is under it. Inches. */
	readonly arrowRadius: number;
}

/**
 * The operator. He walks to where the film leaves the carriage to cut it, makes room for the truck,
 * and attaches film to the next load.
 */
function Operator({ wrapping: { cycle, cut }, filmExit: [x, y], arrowRadius }: OperatorProps) {
	const way: Point = [x + AT_FILM[0] - X, y + AT_FILM[1] - Y, 0];
	const walks: readonly Span[] = [
		[0, WALK],
		[cut - WALK, cut],
		[cut + CUT, cut + CUT + WALK],
		[cycle - ATTACHING - WALK, cycle - ATTACHING],
	];
	const near = track(
		...walks.flatMap(([from, to], index): TrackPoint[] => [
			[from, (index + 1) % 2, "ease-in-out"],
			[to, index % 2],
		]),
	);
	return (
		<Moving at={near.map((fraction) => times(way, fraction))}>
			<Person
				at={[X, Y]}
				walks={walks}
				reaches={{
					high: during(cut - 0.15, cut + CUT),
					low: not(during(0.2, cycle - ATTACHING)),
				}}
			/>
			<g className="callouts">
				<Callout
					point={handOf([X, Y])}
					at={[255, Math.round(arrowRadius * Math.SQRT2) + 16]}
					vertical
					word="operator-attaches-and-cuts-film"
				/>
			</g>
		</Moving>
	);
}

interface OperatedWrapper extends Omit<TurntableWrapper, "walk">, Pick<Machine, "poster"> {
	readonly callouts: readonly CalloutOf<TurntablePart>[];
}

/** A turntable wrapper with an operator on its poster. */
export function operatedWrapper({ callouts, poster, ...wrapper }: OperatedWrapper) {
	const { wrapping, scene, places, ...machine } = turntableWrapper({ ...wrapper, walk: WALK });
	const arrowRadius = wrapper.table.radius + 9;
	return {
		...machine,
		scene: (
			<>
				{scene}
				<InPicture>
					<TurnArrow radius={arrowRadius} from={0} to={64} />
				</InPicture>
				<OnPoster>
					<Operator wrapping={wrapping} filmExit={filmExitOf(wrapper.carriage)} arrowRadius={arrowRadius} />
				</OnPoster>
			</>
		),
		...(poster && { poster }),
		callouts: callouts.map((callout) => ({ ...callout, point: places[callout.word] })),
	} satisfies Machine;
}
