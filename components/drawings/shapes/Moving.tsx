import { type ReactNode, use } from "react";
import { add, type Point } from "../geometry/projection.ts";
import { type OverTime, overTime } from "../motion/time.ts";
import { fade, rotate, translate } from "../motion/transforms.ts";
import { SceneContext } from "./scene.ts";

interface MovingProps {
	/** How far it is from where its children are drawn. Inches. */
	readonly at?: OverTime<Point>;
	/** How far it is rotated in its plane, for a part that does not translate. Degrees. */
	readonly turned?: OverTime<number>;
	/** When it is shown. Otherwise it may be anywhere. */
	readonly shown?: OverTime<boolean>;
	/** From 0, invisible, to 1. */
	readonly opacity?: OverTime<number>;
	readonly children: ReactNode;
}

/** A part that appears and disappears at once, in CSS. */
function appear(shown: OverTime<boolean>): OverTime<string> {
	return overTime(
		shown.moments,
		(seconds) => fade(shown(seconds) ? 1 : 0),
		() => "step-end",
	);
}

/**
 * A part that moves or is not always shown. In a picture, it is drawn where it is at that moment;
 * in a run, the run's style sheet moves it.
 */
export function Moving({ at, turned, shown, opacity, children }: MovingProps) {
	const scene = use(SceneContext);
	if (scene.animations) {
		const animations = [
			at?.map(translate),
			turned?.map(rotate),
			opacity?.map(fade),
			shown && appear(shown),
		].filter((animation) => animation !== undefined);
		return <g className={scene.animations.addAnimation(...animations)}>{children}</g>;
	}
	const now = opacity?.(scene.moment) ?? 1;
	if (now === 0 || shown?.(scene.moment) === false) return null;
	const value = at ? { ...scene, offset: add(scene.offset, at(scene.moment)) } : scene;
	const part = <SceneContext value={value}>{children}</SceneContext>;
	const drawn = turned ? <g transform={`rotate(${turned(scene.moment)})`}>{part}</g> : part;
	return now < 1 ? <g opacity={now}>{drawn}</g> : drawn;
}

interface InProps {
	readonly children: ReactNode;
}

/** Shows its children only in pictures: arrows and dimensions that replace motion. */
export function InPicture({ children }: InProps) {
	return use(SceneContext).isRun ? null : children;
}

/** Shows its children only in runs, because they would mean nothing in a picture. */
export function InRun({ children }: InProps) {
	return use(SceneContext).isRun ? children : null;
}

/** Shows its children only on posters, in pictures and in runs. */
export function OnPoster({ children }: InProps) {
	return use(SceneContext).view === "poster" ? children : null;
}
