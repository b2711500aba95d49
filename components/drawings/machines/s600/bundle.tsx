import { type ReactNode, use } from "react";
import { keysOf } from "../../../../content/schema/keys.ts";
import { short } from "../../geometry/path.ts";
import { add, project } from "../../geometry/projection.ts";
import { range } from "../../geometry/range.ts";
import type { OverTime } from "../../motion/time.ts";
import { Moving } from "../../shapes/Moving.tsx";
import { Plane, TransformedPlane } from "../../shapes/Panel.tsx";
import { type PlanePoint, SceneContext } from "../../shapes/scene.ts";
import { Faces, Lines, line, rectangle } from "../../shapes/shapes.tsx";
import { onX } from "../../shapes/solids.tsx";
import { BOARD, BUNDLE, BUNDLE_TOP, BUNDLE_Z, boardsTravel, FILM, filmOnSide, PITCH } from "./mechanism.ts";

/**
 * The two visible sides. `rowJoints` are the joints between their rows of boards. The points of a
 * side are along the bundle, and down from the side's upper edge. Inches.
 */
const SIDES = {
	top: {
		ink: "carton-top",
		height: 2 * BUNDLE.halfWidth,
		rowJoints: [7.5, 14.5],
		plane: "level",
		at: [0, -BUNDLE.halfWidth, BUNDLE_TOP],
	},
	near: {
		ink: "carton-left",
		height: BUNDLE.height,
		rowJoints: [3, 6, 9],
		plane: "left",
		at: [0, BUNDLE.halfWidth, BUNDLE_TOP],
	},
} as const;

interface BundleProps {
	/** Where it begins and ends along x. Inches. */
	readonly from: number;
	readonly to: number;
}

interface ClippedSideProps extends BundleProps {
	readonly side: keyof typeof SIDES;
	/**
	 * Shapes with points of the side: along x, and down or towards y+. A run clips those before
	 * `from` and after `to`.
	 */
	readonly children: ReactNode;
}

/**
 * A part of a side through which content scrolls continuously in a run. In a picture, nothing is
 * clipped.
 */
function ClippedSide({ side, from, to, children }: ClippedSideProps) {
	const { at, plane, height } = SIDES[side];
	if (!use(SceneContext).animations) {
		const place = ([u, v]: PlanePoint) => add(at, plane === "level" ? [u, v, 0] : [u, 0, -v]);
		return <Plane place={place}>{children}</Plane>;
	}
	const axes = plane === "level" ? "-2 1" : "0 2.5";
	const box = { x: from, y: -1, width: to - from, height: height + 2 };
	return (
		<TransformedPlane transform={`matrix(2 1 ${axes} ${project(at).join(" ")})`}>
			<svg aria-hidden="true" {...box} viewBox={Object.values(box).join(" ")}>
				{children}
			</svg>
		</TransformedPlane>
	);
}

interface ScrollingProps {
	/** How far it has moved along the plane. Inches. */
	readonly by: OverTime<number>;
	readonly children: ReactNode;
}

/** Content that scrolls through a clipped side. */
function Scrolling({ by, children }: ScrollingProps) {
	const { animations } = use(SceneContext);
	if (!animations) return <Moving at={by.map((inches) => [inches, 0, 0])}>{children}</Moving>;
	const animation = by.map((inches) => `transform:translate(${short(inches, 2)}px)`);
	return <g className={animations.addAnimation(animation)}>{children}</g>;
}

/**
 * A part of the bundle. In a run, its joints and its film pass, and a clipped plane hides where
 * they begin and end. In a picture, they begin and end with it. The wrapped part has no edge
 * upstream, and so no seam.
 */
export function Bundle({ from, to }: BundleProps) {
	const { moment, animations } = use(SceneContext);
	const isMoving = animations !== undefined;
	const isWrapped = to > FILM.from;
	const Face = isWrapped ? Lines : Faces;
	// A picture draws only what is visible of content that scrolls, a run all that comes into its
	// clipped plane.
	const inSight = (by: OverTime<number>): [from: number, to: number] =>
		isMoving ? [from - 1 - BOARD, to + 1] : [from - by(moment), to - by(moment)];
	const [start, end] = inSight(boardsTravel);
	const firstJoint = Math.floor(start / BOARD - 2) * BOARD;
	return keysOf(SIDES).map((side) => {
		const { ink, height, rowJoints } = SIDES[side];
		const { slant, traveled } = filmOnSide[side];
		const rows = [...rowJoints, height];
		const joints = rows
			.flatMap((row, index) =>
				range(firstJoint + 13 * index, end, BOARD).map((x) => line([x, rows[index - 1] ?? 0], [x, row])),
			)
			.filter(([[x]]) => x > start);
		const [, filmEnd] = inSight(traveled);
		const edges = range(FILM.from + PITCH, isMoving ? filmEnd : filmEnd - slant, PITCH);
		return (
			<ClippedSide key={side} {...{ side, from, to }}>
				<Face ink={ink} shapes={[rectangle(isMoving ? from - 1 : from, isMoving ? to + 1 : to, height, 0)]} />
				<Scrolling by={boardsTravel}>
					<Lines
						ink="joint"
						shapes={[...rowJoints.map((row) => line([start, row], [end, row])), ...joints]}
					/>
				</Scrolling>
				{isWrapped && (
					<Scrolling by={traveled}>
						<Faces
							ink="film"
							shapes={[
								[
									[FILM.from, 0],
									[filmEnd, 0],
									[filmEnd, height],
									[FILM.from + slant, height],
								],
							]}
						/>
						<Lines ink="film-edge" shapes={edges.map((x) => line([x, 0], [x + slant, height]))} />
					</Scrolling>
				)}
			</ClippedSide>
		);
	});
}

/** The end of the bundle. */
export function BundleEnd({ x }: { readonly x: number }) {
	const { halfWidth } = BUNDLE;
	const { top, near } = SIDES;
	return (
		<>
			<Faces ink="carton-right" shapes={[onX(x, -halfWidth, halfWidth, BUNDLE_Z, BUNDLE_TOP)]} />
			<Lines
				ink="joint"
				shapes={[
					...top.rowJoints.map((row) =>
						line([x, row - halfWidth, BUNDLE_TOP], [x, row - halfWidth, BUNDLE_Z]),
					),
					...near.rowJoints.map((row) =>
						line([x, halfWidth, BUNDLE_TOP - row], [x, -halfWidth, BUNDLE_TOP - row]),
					),
				]}
			/>
		</>
	);
}
