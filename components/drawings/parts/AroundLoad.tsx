import type { ComponentProps, ReactNode } from "react";
import { CONVEYOR_TOP } from "../dimensions.ts";
import type { automatic } from "../motion/wrapping.ts";
import { Moving } from "../shapes/Moving.tsx";
import { CartonLoad } from "./load.tsx";

interface Props extends Pick<ComponentProps<typeof CartonLoad>, "film"> {
	readonly wrapping: Pick<ReturnType<typeof automatic>, "currentLoad" | "nextLoad">;
	/** What goes around the load, shown while it is behind. */
	readonly behind: ReactNode;
	/**
	 * The far half of what surrounds the load, such as a ring. The next load comes from behind it.
	 */
	readonly farHalf: ReactNode;
	/** What goes around the load, shown while it is in front. */
	readonly inFront: ReactNode;
	/** The near half of what surrounds the load. */
	readonly nearHalf: ReactNode;
}

/** The loads of a conveyor line and a machine that goes around them, in paint order. */
export function AroundLoad({ wrapping, film, behind, farHalf, inFront, nearHalf }: Props) {
	const { currentLoad, nextLoad } = wrapping;
	return (
		<>
			{behind}
			<Moving {...nextLoad}>
				<CartonLoad z={CONVEYOR_TOP} />
			</Moving>
			{farHalf}
			<Moving at={currentLoad}>
				<CartonLoad z={CONVEYOR_TOP} film={film} />
			</Moving>
			{inFront}
			{nearHalf}
		</>
	);
}
