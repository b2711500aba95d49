import { Conveyor } from "../parts/conveyor.tsx";
import { UprightRing } from "../parts/ring.tsx";
import { Faces, Lines, Outline } from "../parts/shapes.tsx";
import { Box, Cylinder, onX } from "../parts/solids.tsx";
import { encode, type Segment } from "../path.ts";
import { type Point, project } from "../projection.ts";
import { acrossX, arc, circle, pointOn } from "../round.ts";
import type { Machine } from "./machine.ts";

/** Top of the conveyors. Inches. */
const LINE = 28;
const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
const BUNDLE_TOP = LINE + BUNDLE.height;
const RING = { inner: 31, outer: 41, depth: 9 };
/** Middle of the ring's downstream face. */
const HUB: Point = [4, 0, 36];
/** Where the roll stands on the ring: about one o'clock, looking upstream. Radians from y+. */
const ROLL_ANGLE = 1.95;
const ROLL = pointOn(acrossX(HUB, 36), ROLL_ANGLE);
/** The film is as wide as the roll is long, along x, from the face of the ring. */
const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };

interface BundleProps {
	readonly from: number;
	readonly to: number;
}

/** Part of the long bundle, with the joints between its boards. */
function Bundle({ from, to }: BundleProps) {
	const { halfWidth, height } = BUNDLE;
	return (
		<>
			<Box of="k" at={[from, -halfWidth, LINE]} size={[to - from, 2 * halfWidth, height]} />
			<Lines
				ink="j"
				of={[3, 6, 9].map((board): Point[] => [
					[from, halfWidth, LINE + board],
					[to, halfWidth, LINE + board],
					[to, -halfWidth, LINE + board],
				])}
			/>
		</>
	);
}

/** Overlapping turns over the top and the side of the wrapped part, slanted by the travel of the bundle. */
function BundleFilm() {
	const { halfWidth, end } = BUNDLE;
	const turns: Point[][] = [];
	for (let x = FILM.to + 9; x < end; x += 9) {
		turns.push([
			[x - 6, -halfWidth, BUNDLE_TOP],
			[x - 2, halfWidth, BUNDLE_TOP],
			[x, halfWidth, LINE],
		]);
	}
	return (
		<>
			<Faces
				ink="f"
				of={[
					[
						[FILM.from, -halfWidth, BUNDLE_TOP],
						[end, -halfWidth, BUNDLE_TOP],
						[end, halfWidth, BUNDLE_TOP],
						[end, halfWidth, LINE],
						[FILM.from, halfWidth, LINE],
						[FILM.from, halfWidth, BUNDLE_TOP],
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
	const round = acrossX(HUB, 48);
	const [from, to] = [0.35, 1.15];
	const barb = (radius: number) => project(pointOn(acrossX(HUB, radius), to - 0.12));
	const path: Segment[] = [
		{ kind: "move", to: project(pointOn(round, from)) },
		arc(round, from, to),
		{ kind: "move", to: barb(45) },
		{ kind: "line", to: project(pointOn(round, to)) },
		{ kind: "line", to: barb(51) },
	];
	return <path className="v" d={encode(path)} />;
}

function Drawing() {
	const cabinet = { x: -18, y: -82, size: [16, 20, 52] } as const;
	const face = cabinet.x + cabinet.size[0];
	return (
		<>
			<Conveyor from={-92} to={-12} halfWidth={14} z={LINE} />
			<Bundle from={-BUNDLE.end} to={HUB[0]} />
			<Box of="m" at={[cabinet.x, cabinet.y, 0]} size={cabinet.size} />
			<Faces ink="n" of={[onX(face, -78, -66, 34, 46)]} />
			<Outline ink="a1" path={circle(acrossX([face, -72, 26], 3), [1, 0, 0])} />
			<Box of="d" at={[-11, -44, 0]} size={[20, 88, 7]} />
			<UprightRing {...RING} center={HUB} />
			<Conveyor from={14} to={94} halfWidth={14} z={LINE} />
			<Bundle from={HUB[0]} to={BUNDLE.end} />
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
		{ part: [-94, 0, BUNDLE_TOP], at: [-280, -225], word: "Long bundle" },
		{ part: [4, 36, 44], at: [-190, -20], word: "Ring" },
		{ part: [-2, -80, 44], at: [240, -235], word: "Control box" },
		{ part: [FILM.to - 8, ROLL[1], ROLL[2] + 2], at: [-50, -268], word: "Film roll" },
		{ part: [78, -11, LINE + 6], at: [230, -65], word: "Wrapped part" },
	],
};
