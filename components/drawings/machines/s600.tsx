import type { ReactNode } from "react";
import { short } from "../motion/keyframes.ts";
import { panel } from "../motion/side.tsx";
import { AIR, throughRing } from "../motion/through-ring.ts";
import { onFloor } from "../motion/turning.ts";
import { ConveyorLine, EDGE } from "../parts/conveyor.tsx";
import { Shadow } from "../parts/floor.tsx";
import { UprightRing } from "../parts/ring.tsx";
import { Faces, Lines, Outline, Path } from "../parts/shapes.tsx";
import { Box, Cylinder, onX } from "../parts/solids.tsx";
import { encode, type Segment } from "../path.ts";
import { add, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, pointOn } from "../round.ts";
import type { TwofoldMachine as Machine, ViewProps } from "./machine.ts";

/** Top of the conveyors. Inches. */
const LINE = 36;
export const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
const BUNDLE_TOP = LINE + BUNDLE.height;
export const RING = { inner: 30, outer: 38, depth: 9 };
/** Height of the base of the ring. */
const BASE = 6;
/** Middle of the ring's downstream face. */
export const HUB: Point = [4, 0, BASE + RING.outer];
const REACH = 34;
const ROLL_RADIUS = 5;
/** The film is as wide as the roll is long, along x, from the face of the ring. */
export const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
/** How far the bundle travels while the ring turns once. Each turn overlaps the one before. */
const PITCH = 12;
/** The gap between the two conveyors, where the roll passes below the bundle. */
export const GAP = { from: -12, to: 28 };

/** Where the roll is when the ring starts: visible there, and after a third and two thirds of a turn. Degrees. */
const START_ANGLE = 85;
/** Its position then, across the line of travel, from the axis of the ring and from the floor. */
const START = onFloor(START_ANGLE, REACH);
const ROLL = [HUB[1] + START[0], HUB[2] + START[1]] as const;
/** The joints between boards repeat after this distance. Inches. */
const BOARD = 36;
const { slants, starts, air, styles } = throughRing({
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

/** A place on a side of the bundle: along it, and down from its upper edge. Inches. */
type Place = readonly [along: number, down: number];

/** The two visible sides, the places of the joints between their rows of boards, and their film: see `RingMotion`. */
const SIDES = {
	top: {
		ink: "carton-top",
		height: 2 * BUNDLE.halfWidth,
		boards: [7.5, 14.5],
		slant: slants.top,
		start: starts.top,
		at: ([x, down]: Place): Point => [x, down - BUNDLE.halfWidth, BUNDLE_TOP],
	},
	near: {
		ink: "carton-left",
		height: BUNDLE.height,
		boards: [3, 6, 9],
		slant: slants.near,
		start: starts.near,
		at: ([x, down]: Place): Point => [x, BUNDLE.halfWidth, BUNDLE_TOP - down],
	},
} as const;
type SideName = keyof typeof SIDES;

/** Numbers from the first, up to the end. */
function range(first: number, end: number, step: number): number[] {
	return Array.from(
		{ length: Math.max(Math.ceil((end - first) / step), 0) },
		(_, index) => first + index * step,
	);
}

/** What a side shows between two places along the bundle. Joints begin upstream of it, because they move. */
function shapesOf(
	side: SideName,
	from: number,
	to: number,
): Record<"face" | "film", Place[]> & Record<"boards" | "joints" | "edges", Place[][]> {
	const { height, boards, slant } = SIDES[side];
	const rows = [...boards, height];
	const firstJoint = Math.floor(from / BOARD - 2) * BOARD;
	return {
		face: [
			[from, 0],
			[to, 0],
			[to, height],
			[from, height],
		],
		film: [
			[FILM.from, 0],
			[to, 0],
			[to, height],
			[FILM.from + slant, height],
		],
		boards: boards.map((row) => [
			[from, row],
			[to, row],
		]),
		joints: rows.flatMap((row, index) =>
			range(firstJoint + 13 * index, to, BOARD).map((x): Place[] => [
				[x, rows[index - 1] ?? 0],
				[x, row],
			]),
		),
		edges: range(FILM.from + PITCH, to, PITCH).map((x) => [
			[x, 0],
			[x + slant, height],
		]),
	};
}

interface BundleProps {
	readonly from: number;
	/** Its downstream end. */
	readonly end: number;
	/** True for the part after the ring: it has no edge upstream, and so no seam. */
	readonly isWrapped?: boolean;
}

/** A part of the bundle when the ring starts: before the ring, or from there to its downstream end. */
function Bundle(part: BundleProps) {
	return (
		<>
			<BundleSide side="top" {...part} />
			<BundleSide side="near" {...part} />
		</>
	);
}

/** The end of the bundle. */
function BundleEnd({ x }: { readonly x: number }) {
	const { halfWidth } = BUNDLE;
	const { top, near } = SIDES;
	return (
		<>
			<Faces ink="carton-right" of={[onX(x, -halfWidth, halfWidth, LINE, BUNDLE_TOP)]} />
			<Lines
				ink="joint"
				of={[
					...top.boards.map((row): Point[] => [top.at([x, row]), [x, row - halfWidth, LINE]]),
					...near.boards.map((row): Point[] => [near.at([x, row]), [x, -halfWidth, BUNDLE_TOP - row]]),
				]}
			/>
		</>
	);
}

interface BundleSideProps extends BundleProps {
	readonly side: SideName;
}

function BundleSide({ side, from, end, isWrapped }: BundleSideProps) {
	const { ink, start, at } = SIDES[side];
	const { face, film, boards, joints, edges } = shapesOf(side, from, end);
	const Face = isWrapped ? Lines : Faces;
	const onBundle = (places: readonly Place[]) => places.map(at);
	const moved = (places: readonly Place[]) => places.map(([x, down]) => at([Math.min(x + start, end), down]));
	return (
		<>
			<Face ink={ink} of={[onBundle(face)]} />
			<Lines
				ink="joint"
				of={[...boards, ...joints.filter((joint) => joint.every(([x]) => x > from))].map(onBundle)}
			/>
			{isWrapped && (
				<>
					<Faces ink="film" of={[moved(film)]} />
					<Lines
						ink="film-edge"
						of={edges.filter((edge) => edge.every(([x]) => x + start < end)).map(moved)}
					/>
				</>
			)}
		</>
	);
}

interface RollProps {
	/** Its position across the line of travel. Inches. */
	readonly y: number;
	readonly z: number;
}

/** Roll parallel to the bundle, on its round carrier. */
function Roll({ y, z }: RollProps) {
	return (
		<>
			<Cylinder
				cap="moving-right"
				side="moving-left"
				end={acrossX([HUB[0], y, z], 6.5)}
				push={[FILM.from - HUB[0], 0, 0]}
			/>
			<Cylinder
				cap="roll-end"
				side="roll"
				end={acrossX([FILM.from, y, z], ROLL_RADIUS)}
				push={[FILM.to - FILM.from, 0, 0]}
			/>
			<Outline ink="moving-left" path={circle(acrossX([FILM.to, y, z], 1.6), [1, 0, 0])} />
		</>
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
	return <Path ink="arrow" d={encode(path)} />;
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
			<Box of="housing" at={[cabinet.x, cabinet.y, 0]} size={cabinet.size} />
			<Faces ink="opening" of={[onX(face, -78, -66, 34, 46)]} />
			<Outline ink="moving-top" path={circle(acrossX([face, -72, 26], 3), [1, 0, 0])} />
			<Box of="frame" at={[-RING.depth, 20, BASE]} size={[4, 12, 10]} />
			<Box of="frame" at={[-9, -40, 0]} size={[HUB[0] + 9, 80, BASE]} />
			<UprightRing {...RING} center={HUB} />
		</>
	);
}

const CONVEYOR = { halfWidth: 14, z: LINE };

function Still({ view }: ViewProps) {
	const { from, to } = view === "poster" ? EDGE : { from: -BUNDLE.end, to: BUNDLE.end };
	const web: Point[] = [
		[FILM.from, ...air.from],
		[FILM.to, ...air.from],
		[FILM.to + air.downstream, ...air.to],
		[FILM.from + air.downstream, ...air.to],
	];
	return (
		<>
			<Frame>
				<ConveyorLine view={view} to={GAP.from} {...CONVEYOR} />
				<Bundle from={from} end={HUB[0] + 1} />
			</Frame>
			<ConveyorLine view={view} from={GAP.to} {...CONVEYOR} />
			<Bundle from={HUB[0]} end={to} isWrapped />
			{view === "bare" && <BundleEnd x={to} />}
			<Faces ink="film" of={[web]} />
			<Roll y={ROLL[0]} z={ROLL[1]} />
			<RingArrow />
		</>
	);
}

interface RunningSideProps {
	readonly side: SideName;
	/** Where it begins and ends. Inches. */
	readonly from: number;
	readonly to: number;
}

/** Path data of a line on a side. */
function line(places: readonly Place[]): string {
	return places
		.map(([x, down], index) => {
			const before = places[index - 1];
			if (before?.[0] === x) return `V${short(down)}`;
			if (before?.[1] === down) return `H${short(x)}`;
			return `${index ? "L" : "M"}${short(x)} ${short(down)}`;
		})
		.join("");
}

/**
 * A part of a side, in inches along it and down from its upper edge. Its joints and its film move through a window
 * that clips them.
 */
function RunningSide({ side, from, to }: RunningSideProps) {
	const { ink, height, at } = SIDES[side];
	const { face, boards, joints, film, edges } = shapesOf(side, from - 1, to + 1);
	return (
		<g
			className="inches"
			transform={`matrix(2 1 ${side === "top" ? "-2 1" : "0 2.5"} ${project(at([0, 0])).join(" ")})`}
		>
			<svg
				aria-hidden="true"
				x={from}
				y={-1}
				width={to - from}
				height={height + 2}
				viewBox={`${from} -1 ${to - from} ${height + 2}`}
			>
				<Path ink={ink} d={`${line(face)}z`} />
				<Path ink="joint" d={boards.map(line).join("")} />
				<Path ink="joint" part="s600-on" d={joints.map(line).join("")} />
				{to > FILM.from && (
					<g className={`s600-${side}`}>
						<Path ink="film" d={`${line(film)}z`} />
						<Path ink="film-edge" d={edges.map(line).join("")} />
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
const TO_EDGE = "matrix(-.5-.2 0-.4 0 0)";

/** The roll on its carrier, which goes around the axis of the ring, and the film in the air. */
function CirclingRoll({ where }: { readonly where: "front" | "behind" }) {
	const length = FILM.to - FILM.from;
	const hub = [HUB[0], 0, 0] as const;
	return (
		<>
			<g className={`s600-web-${where}`}>
				<g className="inches">
					<Path ink="film" part="s600-web" d={panel(0, length, 0, -AIR)} />
				</g>
			</g>
			<g className={`s600-roll-${where}`}>
				<g transform={ACROSS}>
					<g className="s600-turn">
						<g transform={`translate(${START.map((inches) => short(inches, 2)).join(" ")})`}>
							<g className="s600-upright">
								<g
									transform={`${TO_EDGE}translate(${project(hub)
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
				<ConveyorLine view="poster" to={GAP.from} {...CONVEYOR} />
				<RunningBundle from={EDGE.from} to={HUB[0] + 1} />
			</Frame>
			<CirclingRoll where="behind" />
			<RunningBundle from={HUB[0]} to={GAP.to + 1} />
			<CirclingRoll where="front" />
			<ConveyorLine view="poster" from={GAP.to} {...CONVEYOR} />
			<RunningBundle from={GAP.to} to={EDGE.to} />
		</>
	);
}

/** A horizontal wrapper: an upright ring winds film around a long bundle that runs through it. */
export const s600: Machine = {
	still: (view) => <Still view={view} />,
	run: { drawing: <Running />, styles, start: 0 },
	callouts: [
		{ part: [-80, BUNDLE.halfWidth, LINE + 6], at: [-300, -150], word: "long-bundle" },
		{ part: [4, 34, HUB[2]], at: [-190, -20], word: "ring" },
		{ part: [-10, -72, 52], at: [212, -240], word: "control-box" },
		{ part: [FILM.to - 8, ROLL[0], ROLL[1] + 2], at: [-110, -268], word: "film-roll" },
		{ part: [66, -4, BUNDLE_TOP], at: [190, -85], word: "wrapped-bundle" },
	],
};
