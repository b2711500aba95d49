import { FRONT_CORNER, RISE, WoundFilm } from "../parts/film.tsx";
import { FloorPath, Shadow, TurnArrow } from "../parts/floor.tsx";
import { LightCartons } from "../parts/lightLoad.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FeelerArm, RobotChassis, RobotTower } from "../parts/robot.tsx";
import type { Machine } from "./machine.ts";

const CARRIAGE = 42;
const FILM_TOP = CARRIAGE + 22;

function Drawing() {
	return (
		<>
			<FloorPath reach={[59, 55]} />
			<TurnArrow radius={56} from={160} to={98} />
			<Shadow x={24} y={[-20, 20]} length={12} />
			<Pallet z={0} />
			<LightCartons z={PALLET_HEIGHT} layers={3} layerHeight={26} />
			<WoundFilm foot={3} top={FILM_TOP - RISE} pitch={16} leaves="front" />
			<FeelerArm />
			<RobotChassis />
			<RobotTower z={CARRIAGE} webTo={[...FRONT_CORNER, CARRIAGE + 2]} />
		</>
	);
}

/** The same robot at a tall load that weighs little: few turns, far apart. */
export const r600LightWeightLoad: Machine = {
	Drawing,
	callouts: [
		{ part: [-24, 20, 74], at: [-170, -215], word: "Light load" },
		{ part: [-24, 20, 45], at: [-170, -145], word: "Wide-spaced film" },
		{ part: [-41, 39, 0], at: [-220, -17], word: "Robot path" },
		{ part: [62, -33, 88], at: [225, -215], word: "Mast" },
		{ part: [27, -6, 6], at: [-40, 98], word: "Feeler wheel" },
	],
};
