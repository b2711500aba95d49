import { inRobotScene, ROBOT_SCENE, robot } from "../motion/robot.tsx";
import { FRONT_CORNER, RISE, WoundFilm } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FeelerArm, RobotChassis, RobotPath, RobotTower } from "../parts/robot.tsx";
import type { Machine } from "./machine.ts";

const CARRIAGE = 26;
const FILM_TOP = CARRIAGE + 22;

function Drawing() {
	return (
		<>
			<RobotPath />
			<TurnArrow radius={50} from={160} to={98} />
			<Shadow x={24} y={[-20, 20]} length={12} />
			<Pallet z={0} />
			<Cartons z={PALLET_HEIGHT} layers={5} layerHeight={11.2} />
			<WoundFilm foot={3} top={FILM_TOP - RISE} pitch={8} leaves="front" />
			<FeelerArm />
			<RobotChassis />
			<RobotTower z={CARRIAGE} webTo={[...FRONT_CORNER, CARRIAGE + 2]} />
		</>
	);
}

const run = robot({
	machine: "r600",
	turns: 6,
	turn: 2.4,
	cycle: 20,
	top: PALLET_HEIGHT + 5 * 11.2,
	load: (
		<>
			<Pallet z={0} />
			<Cartons z={PALLET_HEIGHT} layers={5} layerHeight={11.2} />
		</>
	),
});

/** A robot that drives around a load on the floor, from left to right in front. */
export const r600Robot: Machine = {
	Drawing,
	scene: ROBOT_SCENE,
	run,
	callouts: [
		{ part: inRobotScene([-48, 44, 0]), at: [-220, -17], word: "Robot path" },
		{ part: inRobotScene([-24, 20, 40]), at: [-170, -145], word: "Load stays put" },
		{ part: inRobotScene([67, -17, 84]), at: [225, -205], word: "Mast" },
		{ part: inRobotScene([45, -20, 50]), at: [-30, -240], word: "Film carriage" },
		{ part: inRobotScene([27, -13, 5]), at: [-40, 80], word: "Feeler wheel" },
	],
};
