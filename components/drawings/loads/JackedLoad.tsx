import { CartonLoad, HALF_WIDTH } from "../parts/load.tsx";
import { Faces } from "../parts/shapes.tsx";
import { Box, Boxes } from "../parts/solids.tsx";
import { MarkedPlace } from "./MarkedPlace.tsx";

const FRONT = HALF_WIDTH + 4;

/** A pallet on a pallet jack, at a marked place on the floor. */
export function JackedLoad() {
	return (
		<>
			<MarkedPlace />
			<CartonLoad z={2} layers={3} />
			<Boxes of="moving" blocks={[-14, 8].map((x) => ({ at: [x, HALF_WIDTH, 3], size: [6, 4, 2] }))} />
			<Box of="moving" at={[-14, FRONT, 2]} size={[28, 6, 8]} />
			<Faces
				ink="frame-left"
				of={[
					[
						[-1.5, FRONT + 6, 10],
						[1.5, FRONT + 6, 10],
						[1.5, FRONT + 22, 40],
						[-1.5, FRONT + 22, 40],
					],
				]}
			/>
			<Box of="frame" at={[-7, FRONT + 21, 39]} size={[14, 3, 3]} />
		</>
	);
}
