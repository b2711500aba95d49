import type { ComponentProps } from "react";
import type { Ink } from "../inks.ts";
import { FILM_WIDTH } from "../parts/film.tsx";
import { HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT } from "../parts/load.tsx";
import { CIRCLE, DetailCircle, ENLARGED, EnlargedDevice, inDetail, leader, Rope } from "../parts/roping.tsx";
import { Circle, Path } from "../parts/shapes.tsx";
import { add, type Point, project, times } from "../projection.ts";
import { AirFilm } from "./AirFilm.tsx";
import { following, type Wrapping } from "./carriage.ts";
import { closed, type Frame, HOLD, JUMP, movingPart, short } from "./keyframes.ts";
import { type LaidFilm, laid } from "./LaidFilm.tsx";
import { panel, type SideFilm, WEB_LENGTH } from "./side.tsx";
import { SIDE_OF } from "./winding.ts";

interface CrateSideProps {
	readonly side: "long" | "short";
	readonly layers: number;
	readonly layerHeight: number;
	/** Its own moving part: the side is lighter at the left than at the right. */
	readonly shade: string;
}

/** A side of a load of vented crates on its pallet, like the two sides that `Pallet` and `VentedCrates` draw. */
export function CrateSide({ side, layers, layerHeight, shade }: CrateSideProps) {
	const half = side === "long" ? HALF_LENGTH : HALF_WIDTH;
	const top = PALLET_HEIGHT + layers * layerHeight;
	const body = panel(-half, half, 0, top);
	const forks =
		side === "long"
			? [panel(-16, -6, 0, 3), panel(6, 16, 0, 3)]
			: [panel(-18, -2, 1.2, 4.4), panel(2, 18, 1.2, 4.4)];
	const [columns, width] = side === "long" ? [[-21, -11, 3, 13], 8] : [[-17, -9, 3, 11], 6];
	const floors = Array.from({ length: layers }, (_, layer) => PALLET_HEIGHT + layer * layerHeight);
	const slots = floors.flatMap((floor) =>
		columns.map((u) => panel(u, u + width, floor + layerHeight - 4.4, floor + layerHeight - 2.2)),
	);
	const joints = floors.map((floor) => `M${-half} ${short(-floor)}H${half}`);
	return (
		<>
			<Path ink="wood-left" d={body} />
			<g className={shade}>
				<Path ink="wood-right" d={body} />
			</g>
			<Path ink="opening" d={[...forks, ...slots].join("")} />
			<Path ink="joint" d={`${joints.join("")}M0 ${short(-top)}V${-PALLET_HEIGHT}`} />
		</>
	);
}

/** The top of such a load, with its produce, in inches of the floor. */
export function CrateTop() {
	const [x, y] = [HALF_LENGTH, HALF_WIDTH];
	return (
		<>
			<Path ink="wood-top" d={`M${-x} ${-y}H${x}V${y}H${-x}z`} />
			<Path ink="joint" d={`M0 ${-y}V${y}M${-x} 0H${x}`} />
			<Path ink="produce" d={[-15, -5, 5, 15].map((row) => `M-20 ${row}H20`).join("")} />
		</>
	);
}

/** The rope on one side, at the place of the upper edge that its film would have. */
export function SideRope({ side, strips }: ComponentProps<typeof SideFilm>) {
	const { half } = SIDE_OF[side];
	return strips
		.filter((strip) => strip.side === side)
		.map(({ name, left, right }) => (
			<RopeLine
				key={name}
				name={`strip ${name}`}
				d={`M${-half} ${short(FILM_WIDTH - left[1])}L${half} ${short(FILM_WIDTH - right[1])}`}
			/>
		));
}

function RopeLine({ name, d }: { readonly name: string; readonly d: string }) {
	return (
		<g className={name}>
			<Path ink="rope" d={d} />
			<Path ink="film-edge" d={d} />
		</g>
	);
}

interface AirRopeProps {
	/** Prefix of the machine's part names: `-tie` is the slope of the rope to the pallet. */
	readonly machine: string;
	/** The table. Inches. */
	readonly z: number;
}

/** The rope between the roping device and the load. */
export function AirRope({ machine, z }: AirRopeProps) {
	return (
		<AirFilm machine={machine} z={z}>
			<g className={`${machine}-air`}>
				<RopeLine name={`${machine}-tie`} d={`M0 0H${WEB_LENGTH}`} />
			</g>
		</AirFilm>
	);
}

/** The rope on a load at a moment of the run. */
export function LaidRope(props: ComponentProps<typeof LaidFilm>) {
	const gathered = (at: Point): Point => add(at, [0, 0, -FILM_WIDTH]);
	return <Rope runs={laid(props).map(({ upper }) => upper.map(gathered))} />;
}

interface Roping {
	readonly wrapping: Wrapping;
	/** When the first rope lies on the load. Seconds. */
	readonly laid: number;
	/** How far below the device the rope is tied to the pallet. Inches. */
	readonly drop: number;
	/** The roping device in the machine when it is low. */
	readonly device: Point;
}

/** How far the film of the detail moves in a cycle: fifty dashes and gaps of `.film-runs`. Sheet units. */
const WAY = 600;

/**
 * The style sheet of what only a roping machine has: `-tie` slopes the rope while it is tied to the pallet, `-run` is
 * film that runs, `-leader` the line from the detail to the device.
 */
export function roping({ wrapping, laid, drop, device }: Roping): string {
	const {
		machine,
		cycle,
		clock: { whole, timeOf },
		back,
	} = wrapping;
	const part = (name: string, frames: readonly Frame[]) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames: closed(frames, cycle) });
	const tied = `transform:skewY(${short((Math.atan(drop / WEB_LENGTH) * 180) / Math.PI)}deg)`;
	const free = "transform:skewY(0deg)";
	const soft = Array.from({ length: 13 }, (_, index) => 15 * index);
	const { down } = leader(device);
	return [
		part("tie", [
			{ at: 0, css: tied },
			{ at: laid - JUMP, css: tied + HOLD },
			{ at: laid, css: free },
			// Its roll has drawn it in by then.
			{ at: back, css: free + HOLD },
			{ at: back + JUMP, css: tied },
		]),
		part(
			"run",
			[...soft, ...soft.map((angle) => whole - 180 + angle)].map((angle) => ({
				at: timeOf(angle),
				css: `transform:translate(${short((WAY * angle) / whole)}px)`,
			})),
		),
		movingPart({
			name: `${machine}-leader`,
			cycle,
			frames: following(wrapping, (up) => `transform:scaleY(${short(1 - (2.5 * up) / down, 3)})`),
		}),
	].join("");
}

interface RunningDetailProps {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** The roping device in the machine when it is low. */
	readonly device: Point;
}

/** The detail at work: the film runs from the roll, its rollers turn, and the rope moves on to the load until it is cut. */
export function RunningDetail({ machine, device }: RunningDetailProps) {
	const [x, y] = project(device);
	const { start, along, down } = leader(device);
	const [low, high] = ENLARGED.film;
	const threads = [0.125, 0.375, 0.625, 0.875].map((part) => {
		const leaves = add(low, times(add(high, times(low, -1)), part));
		const ends = add(leaves, times(add(ENLARGED.at, times(leaves, -1)), 0.85));
		return { part, ...leveled(leaves, ends) };
	});
	const rope = leveled(ENLARGED.at, ENLARGED.to);
	return (
		<>
			<DetailCircle />
			<g className={`${machine}-lift`}>
				<Circle ink="dimension" cx={x} cy={y} r={CIRCLE} />
			</g>
			<Path ink="dimension" d={`M${start.join()}h${along}`} />
			<g transform={`translate(${start[0] + along} ${start[1]})`}>
				<Path ink="dimension" part={`${machine}-leader`} d={`M0 0V${short(down)}`} />
			</g>
			<EnlargedDevice>
				<g transform={rope.transform}>
					<RopeLine name={`${machine}-air`} d={`M0 0H${rope.length}`} />
					<g className={`film-runs ${machine}-air`}>
						<RunningLine ink="rope" part={`${machine}-run`} length={rope.length} />
					</g>
				</g>
			</EnlargedDevice>
			<g className="film-runs">
				{threads.map(({ part, transform, length }) => (
					<g key={part} transform={transform}>
						<RunningLine ink="film-edge" part={`${machine}-run`} length={length} />
					</g>
				))}
			</g>
			<Mark machine={machine} plane="2 1-2 1" at={inDetail(0, -12, FILM_WIDTH - 12)} reach={5} />
			<Mark machine={machine} plane="2-1 0-2.5" at={inDetail(2.5, 8, -4.8)} reach={3} />
			<Mark machine={machine} plane="-2 1 0-2.5" at={inDetail(2.5, 8, 0.8)} reach={3} />
		</>
	);
}

/** Draws a level line from one point to another, and its length there. */
function leveled(from: Point, to: Point): { transform: string; length: string } {
	const [[x, y], [toX, toY]] = [project(from), project(to)];
	const slope = short((Math.atan2(toY - y, toX - x) * 180) / Math.PI);
	return {
		transform: `translate(${short(x)} ${short(y)}) rotate(${slope})`,
		length: short(Math.hypot(toX - x, toY - y)),
	};
}

interface RunningLineProps {
	readonly ink: Ink;
	/** The moving part that it is. */
	readonly part: string;
	readonly length: string;
}

/** A dashed line that moves on under a window of its own, so that its dashes run from one end to the other. */
function RunningLine({ ink, part, length }: RunningLineProps) {
	return (
		<svg aria-hidden="true" y="-1" width={length} height="2">
			<Path ink={ink} part={part} d={`M${-WAY} 1H${length}`} />
		</svg>
	);
}

interface MarkProps {
	readonly machine: string;
	/** The two axes of the face on which it turns, on the sheet. */
	readonly plane: string;
	readonly at: Point;
	/** Inches. */
	readonly reach: number;
}

/** A cross on the end of a roller, which shows that it turns. */
function Mark({ machine, plane, at, reach }: MarkProps) {
	const [right, down] = project(at);
	return (
		<g className="inches" transform={`matrix(${plane} ${short(right)} ${short(down)})`}>
			<Path ink="detail" part={`${machine}-turn`} d={`M${-reach} 0H${reach}M0 ${-reach}V${reach}`} />
		</g>
	);
}
