import type { ReactNode } from "react";
import { short } from "../motion/keyframes.ts";
import { panel } from "../motion/side.tsx";
import { AIR, throughRing } from "../motion/through-ring.ts";
import { onFloor } from "../motion/turning.ts";
import { Conveyor } from "../parts/conveyor.tsx";
import { Shadow } from "../parts/floor.tsx";
import { UprightRing } from "../parts/ring.tsx";
import { Faces, Lines, Outline } from "../parts/shapes.tsx";
import { Box, Cylinder, onX } from "../parts/solids.tsx";
import { encode, type Segment } from "../path.ts";
import { add, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, pointOn } from "../round.ts";
import type { DrawingProps, Machine } from "./machine.ts";

/** Top of the conveyors. Inches. */
const LINE = 36;
export const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
const BUNDLE_TOP = LINE + BUNDLE.height;
export const RING = { inner: 30, outer: 38, depth: 9 };
/** Height of the base of the ring. */
const BASE = 6;
/** Middle of the ring's downstream face. */
export const HUB: Point = [4, 0, BASE + RING.outer];
/** Where the roll is on the ring: about one o'clock, looking upstream. Radians from y+. */
const ROLL_ANGLE = 1.95;
const REACH = 34;
const ROLL_RADIUS = 5;
const ROLL = pointOn(acrossX(HUB, REACH), ROLL_ANGLE);
/** The film is as wide as the roll is long, along x, from the face of the ring. */
export const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
/** How far the bundle travels while the ring turns once. Each turn overlaps the one before. */
const PITCH = 12;
/** The gap between the two conveyors, where the roll passes below the bundle. */
export const GAP = { from: -12, to: 28 };

interface BundleProps {
	readonly from: number;
	/** Its downstream end. */
	readonly end: number;
	/** True for a part that continues upstream: it has no edge there, and so no seam. */
	readonly cut?: boolean;
}

/** The long bundle up to its downstream end, with the joints between its boards. */
function Bundle({ from, end, cut = false }: BundleProps) {
	const { halfWidth: side } = BUNDLE;
	const run = (y: number, z: number): Point[] => [
		[from, y, z],
		[end, y, z],
	];
	const Sides = cut ? Lines : Faces;
	return (
		<>
			<Sides ink="k1" of={[[...run(-side, BUNDLE_TOP), ...run(side, BUNDLE_TOP).reverse()]]} />
			<Sides ink="k2" of={[[...run(side, BUNDLE_TOP), ...run(side, LINE).reverse()]]} />
			<Faces ink="k3" of={[onX(end, -side, side, LINE, BUNDLE_TOP)]} />
			<Lines
				ink="j"
				of={[
					...[3, 6, 9].map((board): Point[] => [...run(side, LINE + board), [end, -side, LINE + board]]),
					...[-3.5, 3.5].map((y): Point[] => [...run(y, BUNDLE_TOP), [end, y, LINE]]),
				]}
			/>
		</>
	);
}

/**
 * Overlapping turns over the top and the side of the wrapped part, slanted by the travel of the bundle. The
 * newest turn has covered the side up to the near edge, where it leaves the bundle for the roll.
 */
function BundleFilm({ end }: Pick<BundleProps, "end">) {
	const { halfWidth } = BUNDLE;
	const turns: Point[][] = [];
	for (let x = FILM.from + PITCH; x < end; x += PITCH) {
		turns.push([
			[x - 4, -halfWidth, BUNDLE_TOP],
			[x, halfWidth, BUNDLE_TOP],
			[x + 2, halfWidth, LINE],
		]);
	}
	return (
		<>
			<Faces
				ink="f"
				of={[
					[
						[FILM.from + PITCH - 4, -halfWidth, BUNDLE_TOP],
						[end, -halfWidth, BUNDLE_TOP],
						[end, halfWidth, BUNDLE_TOP],
						[end, halfWidth, LINE],
						[FILM.from + 2, halfWidth, LINE],
						[FILM.from, halfWidth, BUNDLE_TOP],
						[FILM.from + PITCH, halfWidth, BUNDLE_TOP],
					],
				]}
			/>
			<Lines ink="e" of={turns} />
		</>
	);
}

interface RollProps {
	/** Its position across the line of travel. Inches. */
	readonly y: number;
	readonly z: number;
	/** The parts between the carrier and the roll. */
	readonly children?: ReactNode;
}

/** Roll parallel to the bundle, on its round carrier. */
function Roll({ y, z, children }: RollProps) {
	return (
		<>
			<Cylinder cap="a3" side="a2" end={acrossX([HUB[0], y, z], 6.5)} push={[FILM.from - HUB[0], 0, 0]} />
			{children}
			<Cylinder
				cap="c"
				side="r"
				end={acrossX([FILM.from, y, z], ROLL_RADIUS)}
				push={[FILM.to - FILM.from, 0, 0]}
			/>
			<Outline ink="a2" path={circle(acrossX([FILM.to, y, z], 1.6), [1, 0, 0])} />
		</>
	);
}

/** The roll with the film from it to the near edge of the bundle. */
function RollOnRing() {
	const [, y, z] = ROLL;
	const [edgeY, edgeZ] = [BUNDLE.halfWidth, BUNDLE_TOP];
	return (
		<Roll y={y} z={z}>
			<Faces
				ink="f"
				of={[
					[
						[FILM.from, y + 3, z + 4],
						[FILM.to, y + 3, z + 4],
						[FILM.to, edgeY, edgeZ],
						[FILM.from, edgeY, edgeZ],
					],
				]}
			/>
		</Roll>
	);
}

/** Arrow beside the ring: the roll climbs on the near side, passes over the top and goes down behind. */
function RingArrow() {
	const back = add(HUB, [-RING.depth, 0, 0]);
	const round = acrossX(back, 45);
	const [from, to] = [0.35, 1.15];
	const barb = (radius: number) => project(pointOn(acrossX(back, radius), to - 0.12));
	const path: Segment[] = [
		{ kind: "move", to: project(pointOn(round, from)) },
		arc(round, from, to),
		{ kind: "move", to: barb(42) },
		{ kind: "line", to: project(pointOn(round, to)) },
		{ kind: "line", to: barb(48) },
	];
	return <path className="v" d={encode(path)} />;
}

/** Everything behind the wrapped part of the bundle. `children` is the part that has not reached the ring. */
function Frame({ children }: { readonly children: ReactNode }) {
	const cabinet = { x: -18, y: -82, size: [16, 20, 52] } as const;
	const face = cabinet.x + cabinet.size[0];
	return (
		<>
			<Shadow x={face} y={[cabinet.y, cabinet.y + cabinet.size[1]]} length={12} />
			<Shadow x={HUB[0]} y={[-40, 40]} length={10} />
			{children}
			<Box of="m" at={[cabinet.x, cabinet.y, 0]} size={cabinet.size} />
			<Faces ink="n" of={[onX(face, -78, -66, 34, 46)]} />
			<Outline ink="a1" path={circle(acrossX([face, -72, 26], 3), [1, 0, 0])} />
			<Box of="d" at={[-RING.depth, 20, BASE]} size={[4, 12, 10]} />
			<Box of="d" at={[-9, -40, 0]} size={[HUB[0] + 9, 80, BASE]} />
			<UprightRing {...RING} center={HUB} />
		</>
	);
}

/** On posters the bundle extends beyond the picture at both ends, as it does while the machine runs. */
const SHEET = { from: -240, to: 200 };

interface LineProps {
	/** Draws it beyond the picture. */
	readonly isEndless: boolean;
}

/** The conveyors before the ring. */
function Infeed({ isEndless }: LineProps) {
	return (
		<>
			{isEndless && <Conveyor from={SHEET.from} to={-96} halfWidth={14} z={LINE} />}
			<Conveyor from={-92} to={GAP.from} halfWidth={14} z={LINE} />
		</>
	);
}

/** The conveyors after it. */
function Outfeed({ isEndless }: LineProps) {
	return (
		<>
			<Conveyor from={GAP.to} to={94} halfWidth={14} z={LINE} />
			{isEndless && <Conveyor from={98} to={SHEET.to} halfWidth={14} z={LINE} />}
		</>
	);
}

function Drawing({ view }: DrawingProps) {
	const isEndless = view === "poster";
	const { from, to } = isEndless ? SHEET : { from: -BUNDLE.end, to: BUNDLE.end };
	return (
		<>
			<Frame>
				<Infeed isEndless={isEndless} />
				<Bundle from={from} end={to} />
			</Frame>
			<Outfeed isEndless={isEndless} />
			<Bundle from={HUB[0]} end={to} cut />
			<BundleFilm end={to} />
			<RollOnRing />
			<RingArrow />
		</>
	);
}

/** Where the roll is when the ring starts: visible there, and after a third and two thirds of a turn. Degrees. */
const START_ANGLE = 85;
/** The joints between boards repeat after this distance. Inches. */
const BOARD = 36;
const { slants, styles } = throughRing({
	machine: "s600",
	turn: 2.4,
	pitch: PITCH,
	repeat: BOARD,
	load: { halfWidth: BUNDLE.halfWidth, foot: LINE, top: BUNDLE_TOP },
	axis: [HUB[1], HUB[2]],
	reach: REACH,
	radius: ROLL_RADIUS,
	start: START_ANGLE,
	film: FILM.from,
});

/** The two visible sides of the bundle: boards, upper and lower edge, and the slant of the film. */
const SIDES = {
	top: { ink: "k1", height: 2 * BUNDLE.halfWidth, boards: [7.5, 14.5], slant: slants.top },
	near: { ink: "k2", height: BUNDLE.height, boards: [3, 6, 9], slant: slants.near },
} as const;

interface RunningSideProps {
	readonly side: keyof typeof SIDES;
	/** Where it begins and ends. Inches. */
	readonly from: number;
	readonly to: number;
}

/**
 * A part of a side, in inches along it and down from its upper edge. Its joints and its film move through a window
 * that clips them.
 */
function RunningSide({ side, from, to }: RunningSideProps) {
	const { ink, height, boards, slant } = SIDES[side];
	const origin = project([0, side === "top" ? -BUNDLE.halfWidth : BUNDLE.halfWidth, BUNDLE_TOP]);
	const edges: string[] = [];
	for (let x = FILM.from + PITCH; x < to; x += PITCH) edges.push(`M${x} 0L${short(x + slant)} ${height}`);
	const rows = [0, ...boards, height];
	const joints = [...boards, height]
		.map((row, index) => {
			const ends: string[] = [];
			for (let x = from - 2 * BOARD - (from % BOARD) + 13 * index; x < to; x += BOARD)
				ends.push(`M${x} ${rows[index]}V${row}`);
			return ends.join("");
		})
		.join("");
	return (
		<g className="inches" transform={`matrix(2 1 ${side === "top" ? "-2 1" : "0 2.5"} ${origin.join(" ")})`}>
			<svg
				aria-hidden="true"
				x={from}
				y={-1}
				width={to - from}
				height={height + 2}
				viewBox={`${from} -1 ${to - from} ${height + 2}`}
			>
				<path className={ink} d={`M${from - 1} 0H${to + 1}V${height}H${from - 1}z`} />
				<path className="j" d={boards.map((row) => `M${from} ${row}H${to}`).join("")} />
				<path className="j s600-on" d={joints} />
				{to > FILM.from && (
					<g className={`s600-${side}`}>
						<path className="f" d={`M${FILM.from} 0H${to + 1}V${height}H${short(FILM.from + slant)}z`} />
						<path className="e" d={edges.join("")} />
					</g>
				)}
			</svg>
		</g>
	);
}

function RunningBundle(part: Omit<RunningSideProps, "side">) {
	return (
		<>
			<RunningSide side="top" {...part} />
			<RunningSide side="near" {...part} />
		</>
	);
}

/** From inches across the line of travel to sheet units, and back. */
const ACROSS = `matrix(-2 1 0-2.5 ${project(HUB).join(" ")})`;
const START = onFloor(START_ANGLE, REACH).map((inches) => short(inches, 2));
const TO_SHEET = "matrix(-.5-.2 0-.4 0 0)";

/** The roll on its carrier, which goes around the axis of the ring, and the film in the air. */
function CirclingRoll({ where }: { readonly where: "front" | "behind" }) {
	const length = FILM.to - FILM.from;
	const hub = [HUB[0], 0, 0] as const;
	return (
		<>
			<g className={`s600-web-${where}`}>
				<g className="inches">
					<path className="f s600-web" d={panel(0, length, 0, -AIR)} />
				</g>
			</g>
			<g className={`s600-roll-${where}`}>
				<g transform={ACROSS}>
					<g className="s600-turn">
						<g transform={`translate(${START.join(" ")})`}>
							<g className="s600-upright">
								<g
									transform={`${TO_SHEET}translate(${project(hub)
										.map((unit) => -unit)
										.join(" ")})`}
								>
									<Roll y={0} z={0} />
								</g>
							</g>
						</g>
					</g>
				</g>
			</g>
		</>
	);
}

function Running() {
	return (
		<>
			<Frame>
				<Infeed isEndless />
				<RunningBundle from={SHEET.from} to={HUB[0] + 1} />
			</Frame>
			<CirclingRoll where="behind" />
			<RunningBundle from={HUB[0]} to={GAP.to + 1} />
			<CirclingRoll where="front" />
			<Outfeed isEndless />
			<RunningBundle from={GAP.to} to={SHEET.to} />
		</>
	);
}

/** A horizontal wrapper: an upright ring winds film around a long bundle that runs through it. */
export const s600: Machine = {
	Drawing,
	run: { drawing: <Running />, styles },
	callouts: [
		{ part: [-94, 0, BUNDLE_TOP], at: [-280, -240], word: "Long bundle" },
		{ part: [4, 34, HUB[2]], at: [-190, -20], word: "Ring" },
		{ part: [-10, -72, 52], at: [212, -240], word: "Control box" },
		{ part: [FILM.to - 8, ROLL[1], ROLL[2] + 2], at: [-50, -268], word: "Film roll" },
		{ part: [66, -4, BUNDLE_TOP], at: [190, -85], word: "Wrapped bundle" },
	],
};
