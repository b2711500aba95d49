import { Shadow } from "../parts/floor.tsx";
import { HALF_LENGTH, HALF_WIDTH, PALLET_HEIGHT } from "../parts/load.tsx";
import { VentedCrates } from "../parts/roping.tsx";
import { Outline } from "../parts/shapes.tsx";
import type { Segment } from "../path.ts";
import { project } from "../projection.ts";

const CRATES = { layers: 4, layerHeight: 9.4 };
const TOP = PALLET_HEIGHT + CRATES.layers * CRATES.layerHeight;

/** Rising warm air. */
function wave([x, y]: readonly [number, number]): Segment[] {
	const bend = (step: number): Segment => ({
		kind: "arc",
		to: [x, y - 12 * step],
		radii: [9, 9],
		tilt: 0,
		sweep: step % 2 ? 1 : 0,
	});
	return [{ kind: "move", to: [x, y] }, bend(1), bend(2), bend(3)];
}

/** Open crates that are still warm. */
export function WarmCrates() {
	return (
		<>
			<Shadow x={HALF_LENGTH} y={[-HALF_WIDTH, HALF_WIDTH]} length={8} />

			<VentedCrates z={0} {...CRATES} />
			<Outline
				ink="dimension"
				path={[-14, 0, 14].flatMap((place) => wave(project([place, -place, TOP + 10])))}
			/>
		</>
	);
}
