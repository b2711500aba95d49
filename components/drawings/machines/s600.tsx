import { use } from "react";
import { keysOf } from "../../../content/model/keys.ts";
import { LENGTH } from "../parts/AirFilm.tsx";
import { ConveyorLine, EDGE } from "../parts/conveyor.tsx";
import { RoundArrow, Shadow } from "../parts/floor.tsx";
import { Controls } from "../parts/mast.tsx";
import { Part } from "../parts/Part.tsx";
import * as plan from "../parts/plan.tsx";
import { Faces, Lines, line, Outline, panel } from "../parts/shapes.tsx";
import { Box, Cylinder, onX } from "../parts/solids.tsx";
import { add, DEGREE, inOneTurn, onUpright, type Point, times, vector } from "../projection.ts";
import { range } from "../range.ts";
import { acrossX, circle, innerWall, wall } from "../round.ts";
import { Carried } from "../scene/Carried.tsx";
import type { LeaningPose } from "../scene/forms.ts";
import { InPicture, Moving } from "../scene/Moving.tsx";
import { LeaningPanel } from "../scene/Panel.tsx";
import { SceneContext } from "../scene/scene.ts";
import { type OverTime, track } from "../scene/time.ts";
import { Sliding, Window } from "../scene/Window.tsx";
import type { Machine } from "./machine.ts";

/** Top of the conveyors. Inches. */
const LINE = 36;
const BUNDLE = { halfWidth: 11, height: 12, end: 102 };
const BUNDLE_TOP = LINE + BUNDLE.height;
const RING = { inner: 30, outer: 38, depth: 9 };
/** Height of the base of the ring. */
const BASE = 6;
/** Middle of the ring's downstream face. */
const HUB: Point = [4, 0, BASE + RING.outer];
const REACH = 34;
const ROLL_RADIUS = 5;
/** The film is as wide as the roll is long, along x, from the face of the ring. */
const FILM = { from: HUB[0] + 4, to: HUB[0] + 20 };
/** How far the bundle travels while the ring turns once. Each turn overlaps the one before. */
const PITCH = 12;
/** The gap between the two conveyors, where the roll passes below the bundle. */
const GAP = { from: -12, to: 28 };

/** The joints between boards repeat after this distance. Inches. */
const BOARD = 36;
/** The time in which the ring turns once, and after which all repeats. Seconds. */
const TURN = 2.4;
const CYCLE = (TURN * BOARD) / PITCH;

/** Where the roll is at first: visible there, and after a third and two thirds of a turn. Degrees. */
const START_ANGLE = 85;

/** How far the ring has turned at a moment. Degrees. */
const turnedAt = (seconds: number) => (360 * seconds) / TURN;
/** How far the ring has turned since it last was at an angle, if it is at another. Degrees. */
const since = (angle: number, at: number) => inOneTurn(angle - at);
/** How far the bundle travels while the ring turns. */
const way = (angle: number) => (PITCH * angle) / 360;

/** The film leaves the roll at its trailing side: how far from the axis, and how far behind the middle of the roll. */
const OUTLET = { arm: Math.hypot(REACH, ROLL_RADIUS), lag: Math.atan2(ROLL_RADIUS, REACH) / DEGREE };
const outletAt = (angle: number): Point =>
	add([FILM.from, HUB[1], HUB[2]], onUpright(START_ANGLE - OUTLET.lag + angle, OUTLET.arm));
/** How far the ring has turned in its first turn when the film leaves its roll at an angle. */
const turnTo = (at: number) => since(at, START_ANGLE - OUTLET.lag);
const levelWith = (z: number) => Math.asin((z - HUB[2]) / OUTLET.arm) / DEGREE;
const besideLoad = Math.acos((BUNDLE.halfWidth - HUB[1]) / OUTLET.arm) / DEGREE;

/** When each side of the bundle is wrapped, and the edge that the film touches from then on: across x. */
const WRAPPED = {
	near: { at: turnTo(besideLoad), edge: [BUNDLE.halfWidth, BUNDLE_TOP], isInFront: true },
	top: { at: turnTo(180 - levelWith(BUNDLE_TOP)), edge: [-BUNDLE.halfWidth, BUNDLE_TOP], isInFront: false },
	far: { at: turnTo(360 - besideLoad), edge: [-BUNDLE.halfWidth, LINE], isInFront: false },
	below: { at: turnTo(levelWith(LINE)), edge: [BUNDLE.halfWidth, LINE], isInFront: true },
} as const;
const inTurn = Object.values(WRAPPED).toSorted((a, b) => a.at - b.at);

/** The side that was wrapped last. */
function lastWrapped(angle: number) {
	const sorted = inTurn.toSorted((a, b) => since(angle, a.at) - since(angle, b.at));
	return sorted[0] ?? WRAPPED.near;
}

/** The roll goes behind the load once the film lies on the top. It returns below, where neither hides the other. */
const BEHIND = { from: WRAPPED.top.at + 1, to: turnTo(315) };
const isRollBehind = (seconds: number) =>
	since(turnedAt(seconds), BEHIND.from) < since(BEHIND.to, BEHIND.from);
const isWebBehind = (seconds: number) => !lastWrapped(turnedAt(seconds)).isInFront;

const TURNS = Array.from({ length: CYCLE / TURN }, (_, turn) => turn);

/** How far the film on a side has travelled since it was laid there, in each turn. */
function laid({ at }: { readonly at: number }) {
	const first = way(since(0, at));
	return track(
		[0, first],
		...TURNS.flatMap((turn) => {
			const moment = (turn + at / 360) * TURN;
			return [
				[moment, PITCH],
				[moment, 0],
			] as const;
		}),
		[CYCLE, first],
	);
}
const boardsTravel = track([0, 0], [CYCLE, BOARD]);
const rollAngle = track([0, START_ANGLE], [CYCLE, START_ANGLE + 360 * TURNS.length]);

/** The film in the air, from the roll down to the edge of the load that it touches. */
const web: OverTime<LeaningPose> = Object.assign(
	(seconds: number) => {
		const angle = turnedAt(seconds);
		const { at, edge } = lastWrapped(angle);
		const from = outletAt(angle);
		const to: Point = [FILM.from + way(since(angle, at)), ...edge];
		return { at: from, down: times(vector(from, to), 1 / LENGTH) };
	},
	{
		knots: TURNS.flatMap((turn) => [turn, ...inTurn.map(({ at }) => turn + at / 360)]).map(
			(turn) => turn * TURN,
		),
	},
);

/**
 * The two visible sides. `boards` are the joints between their rows of boards. `slant` is how far an edge of the film runs
 * downstream across them, and `laid` how far the film on them has travelled. Their places are along the bundle, and down
 * from their upper edge. Inches.
 */
const SIDES = {
	top: {
		ink: "carton-top",
		height: 2 * BUNDLE.halfWidth,
		boards: [7.5, 14.5],
		slant: way(since(WRAPPED.top.at, WRAPPED.near.at)),
		laid: laid(WRAPPED.top),
		plane: "level",
		at: [0, -BUNDLE.halfWidth, BUNDLE_TOP],
	},
	near: {
		ink: "carton-left",
		height: BUNDLE.height,
		boards: [3, 6, 9],
		slant: way(since(WRAPPED.near.at, WRAPPED.below.at)),
		laid: laid(WRAPPED.near),
		plane: "left",
		at: [0, BUNDLE.halfWidth, BUNDLE_TOP],
	},
} as const;

interface BundleProps {
	/** Where it begins and ends. Inches. */
	readonly from: number;
	readonly to: number;
}

/**
 * A part of the bundle. In a run, its joints and its film pass, and a window hides where they begin and end. In a picture,
 * they begin and end with it. The wrapped part has no edge upstream, and so no seam.
 */
function Bundle({ from, to }: BundleProps) {
	const { at: moment, stage } = use(SceneContext);
	const isMoving = stage !== undefined;
	const isWrapped = to > FILM.from;
	const Face = isWrapped ? Lines : Faces;
	const [start, end] = isMoving ? [from - 1, to + 1] : [from, to];
	const firstJoint = Math.floor(start / BOARD - 2) * BOARD + (isMoving ? 0 : boardsTravel(moment));
	return keysOf(SIDES).map((side) => {
		const { ink, height, boards, slant, laid, plane, at } = SIDES[side];
		const rows = [...boards, height];
		const rowLines = boards.map((row) => line([start, row], [end, row]));
		const joints = rows
			.flatMap((row, index) =>
				range(firstJoint + 13 * index, end, BOARD).map((x) => line([x, rows[index - 1] ?? 0], [x, row])),
			)
			.filter(([[x]]) => isMoving || x > from);
		const filmEnd = isMoving ? end : end - laid(moment);
		const edges = range(FILM.from + PITCH, isMoving ? end : filmEnd - slant, PITCH);
		return (
			<Window key={side} at={at} {...{ plane, from, to, height }}>
				<Face ink={ink} of={[panel(start, end, height, 0)]} />
				{isMoving ? (
					<>
						<Lines ink="joint" of={rowLines} />
						<Sliding by={boardsTravel}>
							<Lines ink="joint" of={joints} />
						</Sliding>
					</>
				) : (
					<Lines ink="joint" of={[...rowLines, ...joints]} />
				)}
				{isWrapped && (
					<Sliding by={laid}>
						<Faces
							ink="film"
							of={[
								[
									[FILM.from, 0],
									[filmEnd, 0],
									[filmEnd, height],
									[FILM.from + slant, height],
								],
							]}
						/>
						<Lines ink="film-edge" of={edges.map((x) => line([x, 0], [x + slant, height]))} />
					</Sliding>
				)}
			</Window>
		);
	});
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
					...top.boards.map((row) => line([x, row - halfWidth, BUNDLE_TOP], [x, row - halfWidth, LINE])),
					...near.boards.map((row) =>
						line([x, halfWidth, BUNDLE_TOP - row], [x, -halfWidth, BUNDLE_TOP - row]),
					),
				]}
			/>
		</>
	);
}

/** Roll parallel to the bundle, on its round carrier, around the axis of the ring. */
function Roll() {
	const [, y, z] = HUB;
	return (
		<Part name="film-roll">
			<Cylinder
				cap="moving-right"
				side="moving-left"
				end={acrossX(HUB, 6.5)}
				push={[FILM.from - HUB[0], 0, 0]}
			/>
			<Cylinder
				cap="roll-end"
				side="roll"
				end={acrossX([FILM.from, y, z], ROLL_RADIUS)}
				push={[FILM.to - FILM.from, 0, 0]}
			/>
			<Outline ink="moving-left" path={circle(acrossX([FILM.to, y, z], 1.6), [1, 0, 0])} />
		</Part>
	);
}

/** Arrow beside the ring: the roll climbs on the near side, passes over the top and goes down behind. */
function RingArrow() {
	const back = add(HUB, [-RING.depth, 0, 0]);
	const barb = { back: 6.9, aside: 1 / 15 };
	return (
		<RoundArrow circle={(radius) => acrossX(back, radius)} radius={45} from={20} to={65.9} barb={barb} />
	);
}

/** The ring on its base, with the rail for the film roll on its face. */
function Ring() {
	const { inner, outer, depth } = RING;
	const through: Point = [depth, 0, 0];
	const back = add(HUB, times(through, -1));
	const face = [outer, inner].flatMap((radius) => circle(acrossX(HUB, radius), through));
	return (
		<>
			<Box of="frame" at={[-RING.depth, 20, BASE]} size={[4, 12, 10]} />
			<Box of="frame" at={[-9, -40, 0]} size={[HUB[0] + 9, 80, BASE]} />
			<Part name="ring">
				<Outline ink="frame-left" path={wall(acrossX(back, outer), through)} />
				<Outline ink="frame-top" fillRule="evenodd" path={face} />
				<Outline ink="frame-right" path={innerWall(acrossX(back, inner), through)} />
				<Outline ink="detail" path={circle(acrossX(HUB, (inner + outer) / 2), through)} />
			</Part>
		</>
	);
}

const CONVEYOR = { halfWidth: 14, z: LINE };
const CABINET = { x: -18, y: -82, width: 16, depth: 20 };

/** The film in the air and the roll, in front of the bundle or behind it. */
function FilmAndRoll({ where }: { readonly where: "front" | "behind" }) {
	const isHere = (isBehind: OverTime<boolean>) => (seconds: number) =>
		isBehind(seconds) === (where === "behind");
	return (
		<>
			<LeaningPanel pose={web} reach={LENGTH} shown={isHere(isWebBehind)}>
				<Faces ink="film" of={[panel(0, FILM.to - FILM.from, LENGTH, 0)]} />
			</LeaningPanel>
			<Moving shown={isHere(isRollBehind)}>
				<Carried arm={REACH} angle={rollAngle}>
					<Roll />
				</Carried>
			</Moving>
		</>
	);
}

/**
 * The bundle never ends. In a run, what passes is clipped where the paint order changes: the roll and the film go around the
 * part in the ring, and then the conveyor after it hides them. In its picture, they are at the top, and hide the rest.
 */
function Scene() {
	const { view, stage } = use(SceneContext);
	const isMoving = stage !== undefined;
	const { from, to } = view === "poster" ? EDGE : { from: -BUNDLE.end, to: BUNDLE.end };
	const conveyor = <ConveyorLine from={GAP.to} {...CONVEYOR} />;
	return (
		<>
			<Shadow x={CABINET.x + CABINET.width} y={[CABINET.y, CABINET.y + CABINET.depth]} length={12} />
			<Shadow x={HUB[0]} y={[-40, 40]} length={10} />
			<ConveyorLine to={GAP.from} {...CONVEYOR} />
			<Bundle from={from} to={HUB[0] + 1} />
			<Part name="control-box">
				<Controls
					at={[CABINET.x, CABINET.y, 0]}
					size={[CABINET.width, CABINET.depth, 52]}
					screen={[-78, -66, 34, 46]}
					button={[-72, 26, 3]}
				/>
			</Part>
			<Ring />
			<FilmAndRoll where="behind" />
			{isMoving || conveyor}
			<Bundle from={HUB[0]} to={isMoving ? GAP.to + 1 : to} />
			{isMoving || view === "poster" || <BundleEnd x={to} />}
			<FilmAndRoll where="front" />
			{isMoving && (
				<>
					{conveyor}
					<Bundle from={GAP.to} to={to} />
				</>
			)}
			<InPicture>
				<RingArrow />
			</InPicture>
		</>
	);
}

/** The ring turns, and the film passes over and under the bundle. */
function Plan() {
	const [y, width] = [-BUNDLE.halfWidth, 2 * BUNDLE.halfWidth];
	return (
		<>
			<plan.Conveyor from={-plan.EDGE} to={GAP.from} halfWidth={CONVEYOR.halfWidth} />
			<plan.Conveyor from={GAP.to} to={plan.EDGE} halfWidth={CONVEYOR.halfWidth} />
			<plan.Footprint of="carton-top" at={[-plan.EDGE, y]} size={[2 * plan.EDGE, width]} />
			<plan.Footprint of="film" at={[FILM.from, y]} size={[plan.EDGE - FILM.from, width]} />
			<plan.Footprint
				of="moving-top"
				at={[HUB[0] - RING.depth, -RING.outer]}
				size={[RING.depth, 2 * RING.outer]}
			/>
			<plan.LoopArrow x={26} reach={RING.outer + 8} />
		</>
	);
}

/** A horizontal wrapper: an upright ring winds film around a long bundle that runs through it. */
export const s600 = {
	scene: <Scene />,
	cycle: CYCLE,
	callouts: [
		{ part: [-80, BUNDLE.halfWidth, LINE + 6], at: [-300, -150], word: "long-bundle" },
		{ part: [HUB[0], (RING.inner + RING.outer) / 2, HUB[2]], at: [-190, -20], word: "ring" },
		{ part: [-10, -72, 52], at: [212, -240], word: "control-box" },
		{
			part: add(add(HUB, onUpright(START_ANGLE, REACH)), [FILM.to - HUB[0] - 8, 0, 2]),
			at: [-110, -268],
			word: "film-roll",
		},
		{ part: [66, -4, BUNDLE_TOP], at: [190, -85], word: "wrapped-bundle" },
	],
	plan: <Plan />,
} satisfies Machine;
