import type { Strip } from "../mechanisms/winding.ts";
import type { Wrapping } from "../mechanisms/wrapping.ts";
import { Appearing } from "../scene/Appearing.tsx";
import { during } from "../scene/time.ts";
import { halfOf, type Side } from "./load.tsx";

export interface LaidProps {
	readonly strips: readonly Strip[];
	/** Its drive lays the strips. They are on the load until that is out of sight. */
	readonly wrapping: Pick<Wrapping, "turns" | "gone">;
	readonly side: Side;
}

/** The film on one side of a load, laid turn by turn. */
export function LaidFilm({ strips, wrapping: { turns, gone }, side }: LaidProps) {
	const half = halfOf(side);
	const faces = strips
		.filter((strip) => strip.side === side)
		.map(({ angle, left, right }) => ({
			points: [
				[-half, left[1]],
				[half, right[1]],
				[half, right[0]],
				[-half, left[0]],
			] as const,
			shown: during(turns.timeOf(angle), gone),
		}));
	return <Appearing ink="film" faces={faces} />;
}
