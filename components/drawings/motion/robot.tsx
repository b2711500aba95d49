import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { Machine } from "../machines/machine.ts";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER, RIGHT_CORNER } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { paintOrder } from "../parts/paint-order.ts";
import { FOOT, PARTS, ROLL, Robot, RobotPath, UprightDrum } from "../parts/robot.tsx";
import { add, type FloorPoint, project, times } from "../projection.ts";
import { AirFilm } from "./AirFilm.tsx";
import { carriage, momentAt, type Wrapping } from "./carriage.ts";
import { softTurns } from "./clock.ts";
import { FILM_FADES } from "./keyframes.ts";
import { LaidFilm } from "./LaidFilm.tsx";
import { type Carrier, orbit, QUARTERS, type Quarter, quarterOf } from "./orbit.ts";
import { onFloorAt } from "./TurningLoad.tsx";
import { atQuarter, StandingFilm, TurningBox } from "./TurningParts.tsx";

interface RobotOptions {
	/** Begins the names of the machine's parts. */
	readonly machine: string;
	readonly turns: number;
	/** Seconds that one round takes at full speed. */
	readonly turn: number;
	/** Top of the load. Inches. */
	readonly top: number;
	readonly load: ReactElement;
	/** The parts that they name are where the machine is drawn before it is made smaller. */
	readonly callouts: Machine["callouts"];
}

/** Seconds. */
const CYCLE = 20;

/** A round goes from corner to corner: in degrees of its clock, a turn about the corner and a straight way. */
const TURN = 54;
const ROUND = 90;
/** Where the robot is when it begins: on the right, at the far corner. */
const START: FloorPoint = RIGHT_CORNER;
const CORNERS: readonly FloorPoint[] = [
	START,
	[-HALF_LENGTH, -HALF_WIDTH],
	[-HALF_LENGTH, HALF_WIDTH],
	FRONT_CORNER,
];

function carrierAt(angle: number): Carrier {
	const round = Math.floor(angle / ROUND);
	const rest = angle - round * ROUND;
	const [from, to] = [CORNERS[round % 4], CORNERS[(round + 1) % 4]];
	if (!from || !to) throw new RangeError(`A load has four corners, so there is none to go to at ${angle}.`);
	const gone = Math.max((rest - TURN) / (ROUND - TURN), 0);
	return {
		place: [from[0] + (to[0] - from[0]) * gone, from[1] + (to[1] - from[1]) * gone],
		heading: -90 * (round + Math.min(rest / TURN, 1)),
	};
}

/** Every 15 degrees of the turns, and so the ends of the straight ways. */
const SAMPLES = [0, 1, 2, 3].flatMap((round) =>
	[0, 9, 18, 27, 36, 45, TURN].map((way) => round * ROUND + way),
);

/** The machine needs more floor when it drives round, so its poster is a little smaller than other drawings … */
const SCALE = 0.88;
/** … and lifted. Inches. */
const LIFT = 7.2;
const ROBOT_SCENE = `translate(0 ${project([0, 0, LIFT])[1]})scale(${SCALE})`;

/** Where the film leaves the roll. */
const LEAVES: FloorPoint = [ROLL[0] - 2, ROLL[1] + 3];

/** A robot that drives round a load, behind it and in front of it. The still drawing shows the end of the third turn. */
export function robot({ machine, turns, turn, top, load, callouts }: RobotOptions): Machine {
	const clock = softTurns(turns, turn);
	const wrapping: Wrapping = {
		machine,
		cycle: CYCLE,
		clock,
		heights: [FOOT, top - FILM_WIDTH],
		back: CYCLE - FILM_FADES.to,
	};
	const { strips, styles } = orbit({
		wrapping,
		samples: SAMPLES,
		carrierAt,
		roll: LEAVES,
		layers: QUARTERS,
		layerAt: (heading) => quarterOf(heading).quarter,
		hasUpright: true,
	});
	const still = momentAt(wrapping, 3 * 360);
	return {
		scene: ROBOT_SCENE,
		callouts: callouts.map((callout) => ({
			...callout,
			part: add(times(callout.part, SCALE), [0, 0, LIFT]),
		})),
		still: () => (
			<Scene
				behind={<TurnArrow radius={50} from={160} to={98} />}
				load={load}
				film={<LaidFilm strips={strips} at={still.at} z={0} />}
			>
				<FilmWeb
					from={[START[0] + LEAVES[0], START[1] + LEAVES[1], still.height]}
					to={[...FRONT_CORNER, still.height]}
				/>
				<Robot at={START} up={still.height - FOOT} />
			</Scene>
		),
		run: {
			start: still.at,
			styles: styles + carriage(wrapping),
			drawing: (
				<g transform={ROBOT_SCENE}>
					<Scene
						behind={
							<>
								<RobotAt machine={machine} quarter="back" />
								<RobotAt machine={machine} quarter="left" />
								<AirFilm machine={machine} z={0} where="behind" />
							</>
						}
						load={load}
						film={<StandingFilm from={0} strips={strips} />}
					>
						<AirFilm machine={machine} z={0} where="front" />
						<RobotAt machine={machine} quarter="front" />
						<RobotAt machine={machine} quarter="right" />
					</Scene>
				</g>
			),
		},
	};
}

interface SceneProps {
	/** What is painted before the load, with the film on it and with what is painted after it. */
	readonly behind: ReactElement;
	readonly load: ReactElement;
	readonly film: ReactElement;
	readonly children: ReactNode;
}

function Scene({ behind, load, film, children }: SceneProps) {
	return (
		<>
			<RobotPath />
			{behind}
			<Shadow x={24} y={[-20, 20]} length={12} />
			{load}
			{film}
			{children}
		</>
	);
}

interface RobotAtProps {
	readonly machine: string;
	readonly quarter: Quarter;
}

/** The robot in one of its quarters. */
function RobotAt({ machine, quarter }: RobotAtProps) {
	return (
		<g className={`${machine}-${quarter}`}>
			<g className={`${machine}-place`}>
				{paintOrder(PARTS, (part) => atQuarter(part, quarter)).map((part) => (
					<g key={part.at.join()} className={part.rides ? `${machine}-lift` : undefined}>
						{"cap" in part ? (
							<Upright machine={machine} quarter={quarter} {...part} />
						) : (
							<TurningBox machine={machine} quarter={quarter} {...part} />
						)}
					</g>
				))}
			</g>
		</g>
	);
}

/** A drum, which looks the same from everywhere. */
function Upright({ machine, quarter, ...drum }: RobotAtProps & ComponentProps<typeof UprightDrum>) {
	const {
		at: [, , z],
		size,
	} = drum;
	const [x, y] = atQuarter(drum, quarter).at;
	return (
		<g transform={onFloorAt(0)}>
			<g className={`${machine}-spin`}>
				<g transform={`translate(${x + size[0] / 2} ${y + size[1] / 2})`}>
					<g className={`${machine}-still`}>
						<UprightDrum {...drum} at={[-size[0] / 2, -size[1] / 2, z]} />
					</g>
				</g>
			</g>
		</g>
	);
}
