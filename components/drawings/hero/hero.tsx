import type { Machine } from "../machines/machine.ts";
import { turntableWrapper } from "../machines/turntable-wrapper.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { InPicture } from "../scene/InPicture.tsx";
import { HeroDimensions } from "./HeroDimensions.tsx";
import { HeroFittings, HeroFrame, MAST } from "./HeroFrame.tsx";

/** Underside, top and radius of the table. Inches. */
const TABLE = { from: 0.8, to: 4.8, radius: 34 };

const { cycle, moment, parts } = turntableWrapper({
	frame: <HeroFrame />,
	mast: MAST,
	fittings: (wrapping) => <HeroFittings wrapping={wrapping} />,
	table: TABLE,
	carriage: { roll: [14, -53], back: -64, plate: [-16, 22] },
	foot: 5,
});

/** The turntable wrapper beside the headline, with the measures of a standard pallet. */
export const hero: Machine = {
	scene: () => (
		<>
			{parts}
			<InPicture>
				<HeroDimensions z={TABLE.to} />
				<TurnArrow radius={TABLE.radius + 8} from={-14} to={62} />
			</InPicture>
		</>
	),
	cycle,
	moment,
	callouts: [],
};
