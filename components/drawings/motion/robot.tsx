import type { ReactElement } from "react";
import type { Material } from "../ink.ts";
import { FILM_WIDTH } from "../parts/film.tsx";
import { Shadow } from "../parts/floor.tsx";
import { HALF_LENGTH, HALF_WIDTH } from "../parts/load.tsx";
import { RobotPath } from "../parts/robot.tsx";
import { type Block, Drum } from "../parts/solids.tsx";
import { add, type FloorPoint, type Point, project, times } from "../projection.ts";
import { climb, softTurns } from "./clock.ts";
import { replacement } from "./exchange.ts";
import { EASE, lifted, movingPart } from "./keyframes.ts";
import { type Carrier, orbit, QUARTERS, type Quarter, quarterOf } from "./orbit.ts";
import { paintOrder } from "./paint-order.ts";
import { panel, Web } from "./side.tsx";
import { onFloorAt } from "./TurningLoad.tsx";
import { atQuarter, type Mark, StandingFilm, TurningBox } from "./TurningParts.tsx";
import type { Strip } from "./winding.ts";

interface Robot {
	/** Begins the names of the machine's parts. */
	readonly machine: string;
	readonly turns: number;
	/** Seconds that one round takes at full speed. */
	readonly turn: number;
	/** Seconds. */
	readonly cycle: number;
	/** Top of the load. Inches. */
	readonly top: number;
	readonly load: ReactElement;
}

/** Lower edge of the film at the foot of the load. Inches. */
const FOOT = 3;

/**
 * The robot as it stands on the right of the load and drives away from the viewer. Inches, from the point of the load
 * that its feeler touches: the robot goes straight along each side, and turns about that point at each corner.
 */
interface RobotPart extends Block {
	readonly of: Material;
	/** It rides up and down the mast. */
	readonly rides?: boolean;
	/** It is part of the feeler, ahead of everything else. */
	readonly feels?: boolean;
	readonly topless?: boolean;
	readonly marks?: readonly Mark[];
}

/** A round mark: its middle, from the left edge of its side and above the floor, and its radius. Inches. */
function disc(u: number, z: number, radius: number): string {
	const half = `${radius} ${radius} 0 1 0 `;
	return `M${u - radius} ${-z}a${half}${2 * radius} 0a${half}${-2 * radius} 0z`;
}

const ROLL: FloorPoint = [15, 13];
const seat = FOOT - 2;

const WHEELS: readonly Mark[] = [
	{ on: "both", ink: "d3", d: disc(11, 5, 5) + disc(41, 5, 5) },
	{ on: "both", ink: "h", d: disc(11, 5, 2.2) + disc(41, 5, 2.2) },
];
/** The guide in which the carriage rides. */
const SLOT: readonly Mark[] = [{ on: "inside", ink: "n", d: panel(3, 7, 15, 87) }];
const CONTROLS: readonly Mark[] = [
	{ on: "outside", ink: "n", d: panel(3, 11, 61, 69) },
	{ on: "outside", ink: "a1", d: disc(7, 55.6, 2.4) },
];

const CHASSIS: Block = { at: [23, 5, 3], size: [23, 52, 10] };

const PARTS: readonly RobotPart[] = [
	{ of: "d", ...CHASSIS, marks: WHEELS },
	{ of: "d", at: [33, 8, 13], size: [10, 10, 78], marks: SLOT },
	{ of: "m", at: [43, 6, 50], size: [5, 14, 22], marks: CONTROLS },
	{ of: "m", at: [30, 29, 13], size: [14, 16, 8] },
	{ of: "d", at: [40, 52, 13], size: [2, 3, 17], topless: true },
	{ of: "d", at: [34, 52, 30], size: [14, 3, 2.4] },
	{ of: "a", at: [4, -2, 7], size: [32, 4, 2], feels: true },
	{ of: "a", at: [32, 2, 7], size: [4, 3, 2], feels: true },
	{ of: "a", at: [9, 7, seat], size: [14, 12, 2], rides: true },
	{ of: "a", at: [20, 7, FOOT], size: [3, 12, FILM_WIDTH], rides: true, topless: true },
	{ of: "a", at: [9, 7, FOOT + FILM_WIDTH], size: [24, 12, 2], rides: true },
];

/** Boxes of what is round, for the order of painting. */
const FEELER_WHEEL: Block = { at: [0, -3, 1], size: [4, 6, 6] };
const ROLL_BOX: Block = { at: [11, 9, FOOT], size: [8, 8, FILM_WIDTH] };

/** A round goes from corner to corner: in degrees of its clock, a straight way and a turn about the corner. */
const STRAIGHT = 36;
const ROUND = 90;
/** Where the robot stands when it begins: on the right, before it comes to the corner. */
const HOME = 30;
const CORNERS: readonly FloorPoint[] = [
	[HALF_LENGTH, HALF_WIDTH],
	[HALF_LENGTH, -HALF_WIDTH],
	[-HALF_LENGTH, -HALF_WIDTH],
	[-HALF_LENGTH, HALF_WIDTH],
];

function carrierAt(angle: number): Carrier {
	const way = angle + HOME;
	const round = Math.floor(way / ROUND);
	const rest = way - round * ROUND;
	const [from, to] = [CORNERS[round % 4], CORNERS[(round + 1) % 4]];
	if (!from || !to) throw new RangeError(`A load has four corners, so there is none to go to at ${angle}.`);
	const gone = Math.min(rest / STRAIGHT, 1);
	const turned = Math.max((rest - STRAIGHT) / (ROUND - STRAIGHT), 0);
	return {
		place: [from[0] + (to[0] - from[0]) * gone, from[1] + (to[1] - from[1]) * gone],
		heading: -90 * (round + turned),
	};
}

/** The ends of the straight ways, and every 15 degrees of the turns. */
const SAMPLES = [0, 1, 2, 3]
	.flatMap((round) => [0, 36, 45, 54, 63, 72, 81].map((way) => round * ROUND + way - HOME))
	.map((angle) => (angle + 360) % 360)
	.concat(0)
	.sort((a, b) => a - b);

/** The machine needs more floor when it drives round, so its poster is a little smaller than other drawings … */
const SCALE = 0.88;
/** … and lifted. Inches. */
const LIFT = 7.2;
export const ROBOT_SCENE = `translate(0 ${project([0, 0, LIFT])[1]})scale(${SCALE})`;

/** Where a place in the drawing is on its poster. */
export function inRobotScene(place: Point): Point {
	return add(times(place, SCALE), [0, 0, LIFT]);
}

/** A robot that drives round a load, behind it and in front of it. */
export function robot({ machine, turns, turn, cycle, top, load }: Robot) {
	const clock = softTurns(turns, turn);
	const rise = top - FILM_WIDTH - FOOT;
	const film = orbit({
		machine,
		cycle,
		clock,
		samples: SAMPLES,
		carrierAt,
		roll: [ROLL[0] - 2, ROLL[1] + 3],
		heightAt: (angle) => FOOT + rise * climb(angle, clock.whole),
		layers: QUARTERS,
		layerAt: (heading) => quarterOf(heading).quarter,
		hasUpright: true,
	});
	const cut = clock.end + 0.4;
	const styles = [
		film.styles,
		replacement({ machine, cycle }),
		movingPart({
			name: `${machine}-lift`,
			cycle,
			frames: [
				{ at: 0, css: lifted(0) },
				{ at: clock.timeOf(360), css: lifted(0) },
				{ at: clock.timeOf(clock.whole - 360), css: lifted(rise) },
				{ at: cut, css: lifted(rise) + EASE },
				{ at: cycle - 0.4, css: lifted(0) },
				{ at: cycle, css: lifted(0) },
			],
		}),
		movingPart({
			name: `${machine}-air`,
			cycle,
			frames: [
				{ at: 0, css: "opacity:1" },
				{ at: clock.end, css: "opacity:1" },
				{ at: cut, css: "opacity:0" },
				{ at: cycle - 0.3, css: "opacity:0" },
				{ at: cycle, css: "opacity:1" },
			],
		}),
	].join("");

	return { drawing: <Scene machine={machine} strips={film.strips} load={load} />, styles };
}

interface SceneProps extends Pick<Robot, "machine" | "load"> {
	readonly strips: readonly Strip[];
}

function Scene({ machine, strips, load }: SceneProps) {
	return (
		<g transform={ROBOT_SCENE}>
			<RobotPath />
			<RobotAt machine={machine} quarter="back" />
			<RobotAt machine={machine} quarter="left" />
			<AirFilm machine={machine} where="behind" />
			<g className={`${machine}-load`}>
				<Shadow x={24} y={[-20, 20]} length={12} />
				{load}
				<StandingFilm from={0} strips={strips} />
			</g>
			<RobotAt machine={machine} quarter="right" only="feeler" />
			<AirFilm machine={machine} where="front" />
			<RobotAt machine={machine} quarter="front" />
			<RobotAt machine={machine} quarter="right" only="body" />
		</g>
	);
}

interface CarriedProps {
	readonly machine: string;
	readonly quarter: Quarter;
}

interface RobotAtProps extends CarriedProps {
	/** On the right the film runs in front of the feeler, and behind the body. */
	readonly only?: "feeler" | "body";
}

/** The robot in one of its quarters. */
function RobotAt({ machine, quarter, only }: RobotAtProps) {
	const boxes = PARTS.map((part) => {
		const { rides = false, feels = false, ...box } = part;
		const drawing = <TurningBox key={part.at.join()} machine={machine} quarter={quarter} {...box} />;
		return { block: atQuarter(part, quarter), rides, feels, drawing };
	});
	const round = (block: Block, rides: boolean, drawing: ReactElement) => ({
		block: atQuarter(block, quarter),
		rides,
		feels: !rides,
		drawing,
	});
	const things = paintOrder(
		[
			...boxes,
			round(
				FEELER_WHEEL,
				false,
				<Upright machine={machine} quarter={quarter} at={[3, 0]}>
					<Drum cap="d1" side="d3" at={[0, 0, 2]} radius={3} height={5} />
				</Upright>,
			),
			round(
				ROLL_BOX,
				true,
				<Upright machine={machine} quarter={quarter} at={ROLL}>
					<Drum cap="c" side="r" at={[0, 0, FOOT]} radius={4} height={FILM_WIDTH} />
				</Upright>,
			),
		],
		({ block }) => block,
	).filter(({ feels }) => only === undefined || feels === (only === "feeler"));
	return (
		<g className={`${machine}-${quarter}`}>
			<g className={`${machine}-place`}>
				{only === "body" || <TurningShadow machine={machine} quarter={quarter} />}
				{things.map(({ rides, drawing, block }) => (
					<g key={block.at.join()} className={rides ? `${machine}-lift` : undefined}>
						{drawing}
					</g>
				))}
			</g>
		</g>
	);
}

/** The shadow of the chassis, as far to the right as that of the machine at rest. */
function TurningShadow({ machine, quarter }: CarriedProps) {
	const {
		at: [x, y],
		size: [width, depth],
	} = atQuarter(CHASSIS, quarter);
	return (
		<g transform={onFloorAt(0)}>
			<g transform="translate(4-4)">
				<path className={`g ${machine}-spin`} d={`M${x} ${y}h${width}v${depth}h${-width}z`} />
			</g>
		</g>
	);
}

interface UprightProps extends CarriedProps {
	readonly at: FloorPoint;
	readonly children: ReactElement;
}

/** Something round, which looks the same from everywhere, carried at a point of the robot. */
function Upright({ machine, quarter, at: [x, y], children }: UprightProps) {
	const [cornerX, cornerY] = atQuarter({ at: [x, y, 0], size: [0, 0, 0] }, quarter).at;
	return (
		<g transform={onFloorAt(0)}>
			<g className={`${machine}-spin`}>
				<g transform={`translate(${cornerX} ${cornerY})`}>
					<g className={`${machine}-still`}>{children}</g>
				</g>
			</g>
		</g>
	);
}

interface AirFilmProps {
	readonly machine: string;
	readonly where: "front" | "behind";
}

/** The film in the air, where it passes behind the load or in front of it. */
function AirFilm({ machine, where }: AirFilmProps) {
	return (
		<g className={`${machine}-air`}>
			<g className={`${machine}-web-${where}`}>
				<g className={`${machine}-lift`}>
					<g className="inches" transform={`translate(0 ${project([0, 0, FOOT])[1]})`}>
						<Web name={`${machine}-web`} />
					</g>
				</g>
			</g>
		</g>
	);
}
