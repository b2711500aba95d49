import type { ReactElement } from "react";
import type { TwofoldMachine as Machine } from "../machines/machine.ts";
import { TURNS, TURNS_AT_REST } from "../motion/semi-automatic.ts";
import { turnCounter } from "../motion/turn-counter.ts";
import { turntableWrapper } from "../motion/turntable-wrapper.tsx";
import { TurnArrow } from "../parts/floor.tsx";
import { HeroDimensions } from "./HeroDimensions.tsx";
import { HeroFrame, TurnCounter } from "./HeroFrame.tsx";

/** Top of the table. Inches. */
const TABLE = 4.8;
const MACHINE = "hero";

const { wrapping, styles, start, still, running } = turntableWrapper({
	machine: MACHINE,
	frame: <HeroFrame />,
	panel: {
		still: <TurnCounter turns={TURNS_AT_REST} />,
		running: <TurnCounter turns={TURNS} machine={MACHINE} />,
	},
	table: { from: 0.8, to: TABLE, radius: 34 },
	carriage: { roll: [14, -53], back: -64, plate: [-16, 22] },
	foot: 5,
});

/** The turntable wrapper beside the headline, with the measures of a standard pallet. */
export const hero: Pick<Machine, "run"> & { readonly still: ReactElement } = {
	still: (
		<>
			{still}
			<HeroDimensions z={TABLE} />
			<TurnArrow radius={42} from={-14} to={62} />
		</>
	),
	run: { start, styles: styles + turnCounter(wrapping), drawing: running },
};
