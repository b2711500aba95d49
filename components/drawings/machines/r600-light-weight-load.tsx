import { inRobotScene, ROBOT_SCENE, robot } from "../motion/robot.tsx";
import { Bottles } from "../parts/bottles.tsx";
import { FRONT_CORNER, RISE, WoundFilm } from "../parts/film.tsx";
import { Shadow, TurnArrow } from "../parts/floor.tsx";
import { PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { FeelerArm, RobotChassis, RobotPath, RobotTower } from "../parts/robot.tsx";
import type { Machine } from "./machine.ts";

const CARRIAGE = 38;
const FILM_TOP = CARRIAGE + 22;

function Drawing() {
	return (
		<>
			<RobotPath />
			<TurnArrow radius={50} from={160} to={98} />
			<Shadow x={24} y={[-20, 20]} length={12} />
			<Pallet z={0} />
			<Bottles z={PALLET_HEIGHT} layers={5} />
			<WoundFilm foot={3} top={FILM_TOP - RISE} pitch={16} leaves="front" />
			<FeelerArm />
			<RobotChassis />
			<RobotTower z={CARRIAGE} webTo={[...FRONT_CORNER, CARRIAGE + 2]} />
		</>
	);
}

const run = robot({
	machine: "r600-light",
	turns: 5,
	turn: 2.8,
	cycle: 20,
	top: PALLET_HEIGHT + 72,
	load: (
		<>
			<Pallet z={0} />
			<Bottles z={PALLET_HEIGHT} layers={5} />
		</>
	),
});

/** The same robot at a tall load that weighs little: few turns, far apart. */
export const r600LightWeightLoad: Machine = {
	Drawing,
	scene: ROBOT_SCENE,
	run,
	callouts: [
		{ part: inRobotScene([-24, 20, 74]), at: [-170, -215], word: "Light load" },
		{ part: inRobotScene([-24, 20, 41]), at: [-170, -145], word: "Wide-spaced wraps" },
		{ part: inRobotScene([-48, 44, 0]), at: [-220, -17], word: "Robot path" },
		{ part: inRobotScene([67, -17, 84]), at: [225, -205], word: "Mast" },
		{ part: inRobotScene([27, -13, 5]), at: [-40, 80], word: "Feeler wheel" },
	],
};
