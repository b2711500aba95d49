import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { TwofoldMachine as Machine } from "../machines/machine.ts";
import { FILM_WIDTH, FilmWeb, FRONT_CORNER, RIGHT_CORNER } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { paintOrder } from "../parts/paint-order.ts";
import {
	BODY,
	CHASSIS,
	FEELER,
	FOOT,
	type Parts,
	ROLL,
	Robot,
	RobotPath,
	SHADOW,
	UprightDrum,
} from "../parts/robot.tsx";
import { Path } from "../parts/shapes.tsx";
import { add, type FloorPoint, project, times } from "../projection.ts";
import { AirFilm } from "./AirFilm.tsx";
import { carriage, momentAt, THREADING, type Wrapping } from "./carriage.ts";
import { softTurns } from "./clock.ts";
import { replacement } from "./exchange.ts";
import { LaidFilm } from "./LaidFilm.tsx";
import { type Carrier, orbit, QUARTERS, type Quarter, quarterOf } from "./orbit.ts";
import { onFloorAt } from "./TurningLoad.tsx";
import { atQuarter, StandingFilm, TurningBox } from "./TurningParts.tsx";

interface RobotOptions {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	readonly turns: number;
	/** Seconds that one round takes at full speed. */
	readonly turn: number;
	/** Top of the load. Inches. */
	readonly top: number;
	readonly load: ReactElement;
	/** They point to places in the drawing before it is scaled down. */
	readonly callouts: Machine["callouts"];
}

/** Seconds. */
const CYCLE = 20;

/** A round goes from corner to corner: in degrees of its clock, a turn about the corner and a straight way. */
const TURN = 54;
const ROUND = 90;
/** Where the robot starts: on the right, at the far corner. */
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

/** The machine needs more floor when it drives around, so its poster is a little smaller than other drawings … */
const SCALE = 0.88;
/** … and moved up. Inches. */
const LIFT = 7.2;
const ROBOT_SCENE = `translate(0 ${project([0, 0, LIFT])[1]})scale(${SCALE})`;

/** Where the film leaves the roll. */
const LEAVES: FloorPoint = [ROLL[0] - 2, ROLL[1] + 3];

/** A robot that drives around a load. The still drawing shows the end of the third turn. */
export function robot({ machine, turns, turn, top, load, callouts }: RobotOptions): Machine {
	const clock = softTurns(turns, turn);
	const wrapping: Wrapping = {
		machine,
		cycle: CYCLE,
		clock,
		heights: [FOOT, top - FILM_WIDTH],
		back: CYCLE - THREADING,
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
	const loadWith = (film: ReactElement) => (
		<>
			<Shadow x={24} y={[-20, 20]} length={12} />
			{load}
			{film}
		</>
	);
	return {
		transform: ROBOT_SCENE,
		callouts: callouts.map((callout) => ({
			...callout,
			part: add(times(callout.part, SCALE), [0, 0, LIFT]),
		})),
		still: () => (
			<Scene
				behind={<TurnArrow radius={50} from={160} to={98} />}
				load={loadWith(<LaidFilm strips={strips} at={still.at} z={0} />)}
			>
				<Robot parts={FEELER} at={START} up={0} />
				<FilmWeb
					from={[START[0] + LEAVES[0], START[1] + LEAVES[1], still.height]}
					to={[...FRONT_CORNER, still.height]}
				/>
				<Robot parts={BODY} at={START} up={still.height - FOOT} />
			</Scene>
		),
		run: {
			start: still.at,
			styles: styles + carriage(wrapping) + replacement(wrapping),
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
						load={<g className={`${machine}-load`}>{loadWith(<StandingFilm from={0} strips={strips} />)}</g>}
					>
						<RobotAt machine={machine} quarter="right" parts={FEELER} />
						<AirFilm machine={machine} z={0} where="front" />
						<RobotAt machine={machine} quarter="front" />
						<RobotAt machine={machine} quarter="right" parts={BODY} />
					</Scene>
				</g>
			),
		},
	};
}

interface SceneProps {
	/** What is painted before the load. */
	readonly behind: ReactElement;
	/** The load with its shadow and its film. */
	readonly load: ReactElement;
	/** What is painted after the load: on the right, the film is in front of the feeler and behind the body. */
	readonly children: ReactNode;
}

function Scene({ behind, load, children }: SceneProps) {
	return (
		<>
			<RobotPath />
			{behind}
			{load}
			{children}
		</>
	);
}

interface CarriedProps {
	readonly machine: string;
	readonly quarter: Quarter;
}

interface RobotAtProps extends CarriedProps {
	/** All by default. */
	readonly parts?: Parts;
}

/** Parts of the robot in one of its quarters. */
function RobotAt({ machine, quarter, parts = [...FEELER, ...BODY] }: RobotAtProps) {
	return (
		<g className={`${machine}-${quarter}`}>
			<g className={`${machine}-place`}>
				{parts.includes(CHASSIS) && <TurningShadow machine={machine} quarter={quarter} />}
				{paintOrder(parts, (part) => atQuarter(part, quarter)).map((part) => (
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

/** The shadow of the chassis. It turns with it, but always falls to the right. */
function TurningShadow({ machine, quarter }: CarriedProps) {
	const {
		at: [x, y],
		size: [width, depth],
	} = atQuarter(CHASSIS, quarter);
	return (
		<g transform={onFloorAt(0)}>
			<g transform={`translate(${SHADOW}-${SHADOW})`}>
				<Path ink="shadow" part={`${machine}-spin`} d={`M${x} ${y}h${width}v${depth}h${-width}z`} />
			</g>
		</g>
	);
}

/** A drum, which looks the same from all sides. */
function Upright({ machine, quarter, ...drum }: CarriedProps & ComponentProps<typeof UprightDrum>) {
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
