import { use } from "react";
import { CONVEYOR_ENDS_ON_POSTER, FILM_LENGTH } from "../dimensions.ts";
import { short } from "../geometry/path.ts";
import { add, DEGREE, type Point, polar, project, rotatePoint, times } from "../geometry/projection.ts";
import { range } from "../geometry/range.ts";
import { acrossX, circle, wall } from "../geometry/round.ts";
import { not, whileShown } from "../motion/time.ts";
import { ConveyorLine } from "../parts/conveyor.tsx";
import { RoundArrow, Shadow } from "../parts/floor.tsx";
import { Controls } from "../parts/mast.tsx";
import * as plan from "../parts/plan.tsx";
import { InPicture, Moving } from "../shapes/Moving.tsx";
import { MovingPlane } from "../shapes/Panel.tsx";
import { Part } from "../shapes/Part.tsx";
import { type PlanePoint, SceneContext } from "../shapes/scene.ts";
import { Discs, Faces, Outline, Path, rectangle } from "../shapes/shapes.tsx";
import { Box, Cylinder } from "../shapes/solids.tsx";
import type { Machine } from "./machine.ts";
import { Bundle, BundleEnd } from "./s600/bundle.tsx";
import {
	BASE,
	BUNDLE,
	BUNDLE_TOP,
	BUNDLE_Z,
	CYCLE,
	FILM,
	HUB,
	isRollBehind,
	isWebAt,
	type LeaningPose,
	placeOfRoll,
	RING,
	ROLL_RADIUS,
	ringAngle,
	web,
} from "./s600/mechanism.ts";

/** The gap between the two conveyors, where the roll passes below the bundle. */
const GAP = { from: -12, to: 28 };
const CONVEYOR = { halfWidth: 14, z: BUNDLE_Z };
const CABINET = { x: -18, y: -82, width: 16, depth: 20 };

/** The film roll, parallel to the bundle, on a round carrier. It circles the axis of the ring. */
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

/** The middle of the holes: a hair in front of the face of the ring, whose ellipses are rounded. */
const HOLES_AT: Point = add(HUB, [0.3, 0, 0]);

/** The holes in the face of the ring, which show that it turns. */
function Holes() {
	return (
		<MovingPlane
			pose={ringAngle}
			css={uprightTransform}
			place={(angle, point) => add(HOLES_AT, [0, ...rotatePoint(point, angle)])}
		>
			<Discs
				ink="opening"
				shapes={range(0, 360, 45).map((angle) => [...polar(angle, (RING.inner + RING.guide) / 2), 1.7])}
			/>
		</MovingPlane>
	);
}

/** The CSS transform of the plane of the ring's face, turned from y+ towards z+. Degrees. */
function uprightTransform(angle: number): string {
	const [right, down] = project(HOLES_AT);
	return `transform:matrix(-2,1,0,-2.5,${short(right, 1)},${short(down, 1)})rotate(${short(angle, 1)}deg)`;
}

/** The ring in its guide, on a base. */
function Ring() {
	const { inner, outer, guide, depth } = RING;
	const through: Point = [depth, 0, 0];
	const back = add(HUB, times(through, -1));
	const face = (...radii: readonly number[]) =>
		radii.flatMap((radius) => circle(acrossX(HUB, radius), through));
	return (
		<>
			<Box of="frame" at={[-9, -40, 0]} size={[HUB[0] + 9, 80, BASE]} />
			<Box of="frame" at={[-RING.depth, 20, BASE]} size={[4, 12, 10]} />
			<Part name="ring">
				<Outline ink="frame-left" path={wall(acrossX(back, outer), through)} />
				<Outline ink="frame-top" fillRule="evenodd" path={face(outer, guide)} />
				<Outline ink="moving-right" path={wall(acrossX(back, inner), through, "far")} />
				<Outline ink="moving-left" fillRule="evenodd" path={face(guide, inner)} />
				<Holes />
			</Part>
		</>
	);
}

/** The position of a point of a leaning plane. */
function place({ at, v }: LeaningPose, [along, by]: PlanePoint): Point {
	return add(add(at, [along, 0, 0]), times(v, by));
}

/** The CSS transform of a leaning plane. */
function leaningTransform({ at, v }: LeaningPose): string {
	const [x, y] = project(at);
	const [right, down] = project(v);
	const drop = (down - right / 2) / 2.5;
	const angle = Math.atan(right / 2) / DEGREE;
	return `transform:translate(${short(x, 1)}px,${short(y, 1)}px)matrix(2,1,0,2.5,0,0)scale(1,${short(drop, 3)})skewX(${short(angle, 2)}deg)`;
}

/** The film in the air and the roll, in front of the bundle or behind it. */
function FilmAndRoll({ where }: { readonly where: "front" | "behind" }) {
	const isBehind = where === "behind";
	const isRollHere = isBehind ? isRollBehind : not(isRollBehind);
	const film = (isRollNearer: boolean) => {
		const isHere = isWebAt({ isBehind, isRollNearer });
		return (
			<Moving shown={isHere}>
				<MovingPlane pose={whileShown(web, isHere)} css={leaningTransform} place={place}>
					<Faces ink="film" shapes={[rectangle(0, FILM.to - FILM.from, FILM_LENGTH, 0)]} />
				</MovingPlane>
			</Moving>
		);
	};
	return (
		<>
			{film(true)}
			<Moving shown={isRollHere} at={placeOfRoll}>
				<Roll />
			</Moving>
			{film(false)}
		</>
	);
}

/**
 * On a poster, the bundle runs past both edges. A run draws it in three clipped parts: the roll and
 * the film are in front of the part just past the ring, and the conveyor after it is in front of
 * them. In a picture, they are at the top, and drawn last.
 */
function Scene() {
	const { view, animations } = use(SceneContext);
	const isMoving = animations !== undefined;
	const { from, to } = view === "poster" ? CONVEYOR_ENDS_ON_POSTER : { from: -BUNDLE.end, to: BUNDLE.end };
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
				{/* The roll climbs on the near side, passes over the top and goes down behind. */}
				<RoundArrow
					circle={(radius) => acrossX(add(HUB, [-RING.depth, 0, 0]), radius)}
					radius={45}
					from={20}
					to={65.9}
					barb={{ back: 6.9, aside: 1 / 15 }}
				/>
			</InPicture>
		</>
	);
}

/**
 * An arrow around the line of travel, seen from above: dashed below the bundle, around the near
 * side, and back over the top. It is one line, because two arrows that point up and down look like
 * a blade that cuts.
 */
function LoopArrow() {
	const x = 26;
	const end = RING.outer + 8;
	const barb = end - plan.BARB;
	return (
		<>
			<Path ink="hidden-arrow" d={`M${-x}${-end}V${end}`} />
			<Path
				ink="arrow"
				d={`M${-x} ${end}a1 1 0 0 0 ${2 * x} 0V${-end}M${x - plan.BARB}${-barb}L${x}${-end}L${x + plan.BARB}${-barb}`}
			/>
		</>
	);
}

/** The ring turns, and the film passes over and under the bundle. */
function Plan() {
	const y = -BUNDLE.halfWidth;
	const width = 2 * BUNDLE.halfWidth;
	return (
		<>
			<plan.Conveyor from={-plan.EDGE} to={GAP.from} halfWidth={CONVEYOR.halfWidth} />
			<plan.Conveyor from={GAP.to} to={plan.EDGE} halfWidth={CONVEYOR.halfWidth} />
			<plan.Footprint ink="carton-top" at={[-plan.EDGE, y]} size={[2 * plan.EDGE, width]} />
			<plan.Footprint ink="film" at={[FILM.from, y]} size={[plan.EDGE - FILM.from, width]} />
			<plan.Footprint
				ink="moving-top"
				at={[HUB[0] - RING.depth, -RING.outer]}
				size={[RING.depth, 2 * RING.outer]}
			/>
			<LoopArrow />
		</>
	);
}

/** A horizontal wrapper: a vertical ring winds film around a long bundle that runs through it. */
export const s600 = {
	scene: <Scene />,
	cycle: CYCLE,
	callouts: [
		{ point: [-80, BUNDLE.halfWidth, BUNDLE_Z + 6], at: [-300, -150], word: "long-bundle" },
		{ point: [HUB[0], (RING.inner + RING.guide) / 2, HUB[2]], at: [-190, -20], word: "ring" },
		{ point: [-10, -72, 52], at: [212, -240], word: "control-box" },
		{
			point: add(add(HUB, placeOfRoll(0)), [FILM.to - HUB[0] - 8, 0, 2]),
			at: [-74, -268],
			word: "film-roll",
		},
		{ point: [66, -4, BUNDLE_TOP], at: [190, -85], word: "wrapped-bundle" },
	],
	plan: <Plan />,
} satisfies Machine;
