import { Conveyor } from "../parts/conveyor.tsx";
import { Shadow } from "../parts/floor.tsx";
import { UprightRing } from "../parts/ring.tsx";
import { Faces, Lines, Outline } from "../parts/shapes.tsx";
import { Box, Boxes, Cylinder, onX } from "../parts/solids.tsx";
import { encode, type Segment } from "../path.ts";
import { add, type Point, project } from "../projection.ts";
import { acrossX, arc, circle, pointOn } from "../round.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyors. Inches. */
const LINE = 36;
const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
const BUNDLE_TOP = LINE + BUNDLE.height;
const RING = { inner: 30, outer: 38, depth: 9 };
/** Height of the base on which the ring stands. */
const BASE = 6;
/** Middle of the ring's downstream face. */
const HUB: Point = [4, 0, BASE + RING.outer];
/** Where the roll stands on the ring: about one o'clock, looking upstream. Radians from y+. */
const ROLL_ANGLE = 1.95;
const ROLL = pointOn(acrossX(HUB, 34), ROLL_ANGLE);
/** The film is as wide as the roll is long, along x, from the face of the ring. */
const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
/** How far the bundle travels while the ring turns once; each turn overlaps the one before. */
const PITCH = 9;

interface BundleProps {
	readonly from: number;
	/** True for a part whose upstream end is a mere cut: it has no edge there, and so no seam. */
	readonly cut?: boolean;
}

/** The long bundle up to its downstream end, with the joints between its boards. */
function Bundle({ from, cut = false }: BundleProps) {
	const { halfWidth: side, end } = BUNDLE;
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
function BundleFilm() {
	const { halfWidth, end } = BUNDLE;
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

/** Roll parallel to the bundle on its arm, with the film from it to the near edge of the bundle. */
function RollOnRing() {
	const [, y, z] = ROLL;
	const length = FILM.to - FILM.from;
	const [edgeY, edgeZ] = [BUNDLE.halfWidth, BUNDLE_TOP];
	return (
		<>
			<Box of="a" at={[HUB[0], y - 6, z - 6]} size={[FILM.from - HUB[0], 12, 12]} />
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
			<Cylinder cap="c" side="r" end={acrossX([FILM.from, y, z], 5)} push={[length, 0, 0]} />
			<Outline ink="a2" path={circle(acrossX([FILM.to, y, z], 1.6), [1, 0, 0])} />
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
	return <path className="v" d={encode(path)} />;
}

function Drawing() {
	const cabinet = { x: -18, y: -82, size: [16, 20, 52] } as const;
	const face = cabinet.x + cabinet.size[0];
	return (
		<>
			<Shadow x={face} y={[cabinet.y, cabinet.y + cabinet.size[1]]} length={12} />
			<Shadow x={8} y={[-40, 40]} length={10} />
			<Conveyor from={-92} to={-12} halfWidth={14} z={LINE} />
			<Bundle from={-BUNDLE.end} />
			<Box of="m" at={[cabinet.x, cabinet.y, 0]} size={cabinet.size} />
			<Faces ink="n" of={[onX(face, -78, -66, 34, 46)]} />
			<Outline ink="a1" path={circle(acrossX([face, -72, 26], 3), [1, 0, 0])} />
			<Box of="d" at={[-9, -40, 0]} size={[17, 80, BASE]} />
			<UprightRing {...RING} center={HUB} />
			<Boxes of="d" blocks={[-32, 20].map((y) => ({ at: [HUB[0], y, BASE], size: [4, 12, 10] }))} />
			<Conveyor from={14} to={94} halfWidth={14} z={LINE} />
			<Bundle from={HUB[0]} cut />
			<BundleFilm />
			<RollOnRing />
			<RingArrow />
		</>
	);
}

/** Horizontal wrapper: an upright ring winds film round a long bundle that runs through it. */
export const s600: Machine = {
	Drawing,
	callouts: [
		{ part: [-94, 0, BUNDLE_TOP], at: [-280, -240], word: "Long bundle" },
		{ part: [4, 34, HUB[2]], at: [-190, -20], word: "Ring" },
		{ part: [-10, -72, 52], at: [212, -240], word: "Control box" },
		{ part: [FILM.to - 8, ROLL[1], ROLL[2] + 2], at: [-50, -268], word: "Film roll" },
		{ part: [66, -4, BUNDLE_TOP], at: [190, -85], word: "Wrapped bundle" },
	],
};
