import type { Strip } from "../mechanisms/winding.ts";
import { Appearing } from "../scene/Appearing.tsx";
import type { OverTime } from "../scene/time.ts";
import { HALF, type Side } from "./load.tsx";

interface LaidFilmProps {
	readonly strips: readonly Strip[];
	/** When a strip is on the load. */
	readonly isLaid: (strip: Strip) => OverTime<boolean>;
	readonly side: Side;
}

/** The film on one side of a load, laid turn by turn. */
export function LaidFilm({ strips, isLaid, side }: LaidFilmProps) {
	const half = HALF[side === "front" || side === "back" ? "long" : "short"];
	const faces = strips
		.filter((strip) => strip.side === side)
		.map((strip) => ({
			points: [
				[-half, strip.left[1]],
				[half, strip.right[1]],
				[half, strip.right[0]],
				[-half, strip.left[0]],
			] as const,
			shown: isLaid(strip),
		}));
	return <Appearing ink="film" faces={faces} />;
}
