import type { Machine } from "../machines/machine.ts";
import { turntableWrapper } from "../machines/turntable-wrapper.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { InPicture } from "../scene/InPicture.tsx";
import { HeroDimensions } from "./HeroDimensions.tsx";
import { HeroFrame, TurnCounter } from "./HeroFrame.tsx";

/** Top of the table. Inches. */
const TABLE = 4.8;

const { cycle, moment, parts } = turntableWrapper({
	frame: (wrapping) => (
		<>
			<HeroFrame />
			<TurnCounter wrapping={wrapping} />
		</>
	),
	table: { from: 0.8, to: TABLE, radius: 34 },
	carriage: { roll: [14, -53], back: -64, plate: [-16, 22] },
	foot: 5,
});

/** The turntable wrapper beside the headline, with the measures of a standard pallet. */
export const hero: Machine = {
	scene: () => (
		<>
			{parts}
			<InPicture>
				<HeroDimensions z={TABLE} />
				<TurnArrow radius={42} from={-14} to={62} />
			</InPicture>
		</>
	),
	cycle,
	moment,
	callouts: [],
};
