import { AirFilm } from "../motion/AirFilm.tsx";
import { CUT, carriage, momentAt, THREADING, type Wrapping } from "../motion/carriage.ts";
import { softTurns } from "../motion/clock.ts";
import { exchange } from "../motion/exchange.ts";
import { short } from "../motion/keyframes.ts";
import { LaidFilm } from "../motion/LaidFilm.tsx";
import { CartonSide, CartonTop } from "../motion/side.tsx";
import { onFloorAt, TurningCartons } from "../motion/TurningLoad.tsx";
import { turntable } from "../motion/turntable.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { FILM_WIDTH, RIGHT_CORNER } from "../parts/film.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { CartonLoad, LOAD_HEIGHT } from "../parts/load.tsx";
import { ControlBox, FilmCarriage, Mast, outletOf } from "../parts/mast.tsx";
import { Lines, Outline, Path } from "../parts/shapes.tsx";
import { type Block, Box, Drum } from "../parts/solids.tsx";
import { type FloorPoint, type Point, project } from "../projection.ts";
import { flat, wall } from "../round.ts";
import type { TwofoldMachine as Machine, ViewProps } from "./machine.ts";

/** Top of all rollers: infeed, turntable and outfeed are level. Inches. */
const LINE = 14;
export const HALF_WIDTH = 22;
/** The table turns between the two conveyors, which end beside it. */
export const TABLE = 34;
export const GAP = 2;
const CONVEYOR = { halfWidth: HALF_WIDTH, z: LINE };
export const MAST: Block = { at: [-9, -80, 5], size: [18, 18, 84] };
export const ROLL: FloorPoint = [14, -52];
const CARRIAGE_SIZE = { roll: ROLL, back: -62, plate: [-14, 20] } as const;

function Still({ view }: ViewProps) {
	return (
		<>
			<Box of="frame" at={[-14, -84, 0]} size={[28, 28, 5]} />
			<Mast {...MAST} />
			<ControlBox at={[9, -80, 44]} />
			<FilmCarriage z={LINE + still.height - 2} {...CARRIAGE_SIZE} webTo={RIGHT_CORNER} />
			<ConveyorLine view={view} to={-TABLE - GAP} {...CONVEYOR} />
			<RollerTable />
			<TurnArrow radius={43} from={30} to={84} />
			<ClampArm />
			<ConveyorLine view={view} from={TABLE + GAP} {...CONVEYOR} />
			<CartonLoad z={LINE} />
			<LaidFilm strips={turning.strips} at={still.at} z={LINE} />
		</>
	);
}

interface RollerTableProps {
	/** The rollers turn with the table. */
	readonly turning?: boolean;
}

/** A round table on a foot, with rollers that move the load on and off. */
function RollerTable({ turning = false }: RollerTableProps) {
	const rollers: [Point, Point][] = [];
	for (let x = -27; x <= 27; x += 6) {
		const reach = Math.sqrt((TABLE - 2) ** 2 - x ** 2);
		rollers.push([
			[x, -reach, LINE],
			[x, reach, LINE],
		]);
	}
	return (
		<>
			<Outline ink="frame-left" path={wall(flat([0, 0, 0], 29), [0, 0, LINE - 5])} />
			<Drum cap="steel-top" side="steel-left" at={[0, 0, LINE - 5]} radius={TABLE} height={5} />
			{turning ? (
				<g className="inches" transform={onFloorAt(LINE)}>
					<g className="s300-turn">
						<Path ink="detail" d={rollers.map(([[x, y]]) => `M${x} ${short(y)}V${short(-y)}`).join("")} />
					</g>
				</g>
			) : (
				<Lines ink="detail" of={rollers} />
			)}
		</>
	);
}

/** A post beside the table. Its arm reaches the load with the jaw that clamps and cuts the film. */
function ClampArm() {
	return (
		<>
			<Box of="frame" at={[27, -46, 0]} size={[6, 6, 18]} topless />
			<Box of="moving" at={[27, -46, 18]} size={[6, 6, 4]} />
			<Box of="moving" at={[28.5, -40, 18]} size={[3, 14, 4]} />
			<Box of="moving" at={[26, -26, 15]} size={[8, 2, 10]} />
		</>
	);
}

/** Seconds. The loads move on once the film is cut. */
const CYCLE = 16;
const clock = softTurns(6, 1.6);
const wrapping: Wrapping = {
	machine: "s300",
	cycle: CYCLE,
	clock,
	heights: [3, LOAD_HEIGHT - FILM_WIDTH],
	back: CYCLE - THREADING,
};
const turning = turntable(wrapping, outletOf(CARRIAGE_SIZE));
/** The end of the second turn. */
const still = momentAt(wrapping, 2 * 360);
const styles = [
	turning.styles,
	exchange({ machine: "s300", cycle: CYCLE, start: clock.end + CUT + 0.2 }),
	carriage(wrapping),
].join("");

/** The bare load that comes on the infeed: the sides and the top of the turning load, at rest. */
function NextLoad() {
	const side = ([x, y]: readonly [number, number], slope: 1 | -1) => {
		const [right, down] = project([x, y, LINE]);
		return `matrix(2 ${slope} 0 2.5 ${right} ${down})`;
	};
	return (
		<g className="s300-in">
			<g className="inches" transform={side([0, 20], 1)}>
				<CartonSide side="long" />
			</g>
			<g className="inches" transform={side([24, 0], -1)}>
				<CartonSide side="short" />
			</g>
			<g className="inches" transform={onFloorAt(LINE + LOAD_HEIGHT)}>
				<CartonTop />
			</g>
		</g>
	);
}

function Running() {
	return (
		<>
			<Box of="frame" at={[-14, -84, 0]} size={[28, 28, 5]} />
			<Mast {...MAST} />
			<ControlBox at={[9, -80, 44]} />
			<g className="s300-lift">
				<FilmCarriage z={LINE + wrapping.heights[0] - 2} {...CARRIAGE_SIZE} />
			</g>
			<ConveyorLine view="poster" to={-TABLE - GAP} {...CONVEYOR} />
			<RollerTable turning />
			<ClampArm />
			<ConveyorLine view="poster" from={TABLE + GAP} {...CONVEYOR} />
			<NextLoad />
			<g className="s300-out">
				<TurningCartons machine="s300" from={LINE} strips={turning.strips} />
			</g>
			<AirFilm machine="s300" z={LINE} />
		</>
	);
}

/** A turntable in the conveyor line: the load rolls on, turns, and rolls off. */
export const s300InLine: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: still.at },
	callouts: [
		{ part: [-62, 16, LINE], at: [-245, -50], word: "infeed" },
		{ part: [9, -73, 82], at: [225, -235], word: "mast" },
		{ part: [33, -43, 20], at: [205, -105], word: "cut-and-clamp" },
		{ part: [84, -18, LINE], at: [248, -5], word: "outfeed" },
		{ part: [-24, 24, LINE - 3], at: [-230, 12], word: "turntable" },
	],
};
