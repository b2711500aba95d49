import { use } from "react";
import { type CalloutName, callouts } from "../../../content/callouts.ts";
import type { Segment } from "../geometry/path.ts";
import { type Point, project, type SheetPoint } from "../geometry/projection.ts";
import { SceneContext } from "./scene.ts";
import { Circle, Outline } from "./shapes.tsx";

export interface CalloutProps {
	/** The point of the part that it names. Inches. */
	readonly point: Point;
	/** Where the word starts, or ends if it is to the left of the part. Sheet units. */
	readonly at: SheetPoint;
	/** Whether its leader starts vertical, where at 45 degrees it would cross another part. */
	readonly vertical?: boolean;
	/** The entry of content/callouts.ts. */
	readonly word: CalloutName;
}

/** A callout without its point, which the machine computes. */
export type CalloutOf<Word extends CalloutName> = Omit<CalloutProps, "point" | "word"> & {
	readonly word: Word;
};

/**
 * Names a part of a machine: a dot on the part, a leader at 45 degrees or vertical, a word.
 *
 * @throws Error for a word so near to the part that the leader would cross it
 */
export function Callout({ point, at: [x, y], vertical = false, word }: CalloutProps) {
	const [right, down] = project(use(SceneContext).offset);
	const [dotX, dotY] = project(point);
	const toLeft = x < dotX;
	const side = toLeft ? -1 : 1;
	const bend = vertical ? dotX : dotX + side * Math.abs(dotY - y);
	const end = x - side * 5;
	if (side * (end - bend) < 0) {
		throw new Error(
			`The leader of the callout "${callouts[word]}" would cross its word. Move the word away from the part, or make the leader vertical.`,
		);
	}
	const leader: Segment[] = [
		{ command: "move", to: [dotX, dotY] },
		{ command: "line", to: [bend, y] },
		{ command: "line", to: [end, y] },
	];
	return (
		<>
			<Outline ink="dimension" path={leader} />
			<Circle ink="dot" cx={Math.round(dotX)} cy={Math.round(dotY)} r={3} />
			<text className={toLeft ? "te" : undefined} x={x + right} y={y + 4 + down}>
				{callouts[word]}
			</text>
		</>
	);
}
