import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { runningMachines } from "../../components/drawings/machines/index.ts";
import { Faces } from "../../components/drawings/parts/shapes.tsx";
import { MachineScene } from "../../components/drawings/scene/MachineScene.tsx";
import { Moving } from "../../components/drawings/scene/Moving.tsx";
import { LevelPanel } from "../../components/drawings/scene/Panel.tsx";
import { run, SceneContext } from "../../components/drawings/scene/scene.ts";
import { Stage } from "../../components/drawings/scene/stage.ts";
import { overTime, track } from "../../components/drawings/scene/time.ts";
import { halfway } from "./moving-points.ts";

describe("a running machine", () => {
	it.each(runningMachines)(
		"$name is where its mechanism has it half-way between keyframes",
		({ name, machine }) => {
			const stage = new Stage(name, machine.cycle);
			const markup = renderToStaticMarkup(<MachineScene machine={machine} view="poster" stage={stage} />);
			const samples = halfway(markup, stage);
			expect(samples.length).toBeGreaterThan(0);
			expect(samples.filter(({ by }) => by > 0.5)).toEqual([]);
		},
	);
});

describe("the keyframes of a run", () => {
	const stage = new Stage("part", 10);
	const face = <Faces of={[[]]} />;
	renderToStaticMarkup(
		<SceneContext value={run(stage)}>
			<Moving at={overTime([5], (seconds) => [seconds < 5 ? seconds : -seconds, 0, 0])}>{face}</Moving>
			<LevelPanel angle={track([0, 0], [10, 90])}>{face}</LevelPanel>
		</SceneContext>,
	);

	it("are at the moments of a function", () => {
		expect(stage.styles).toContain("100%{transform:matrix(2,1,-2,1,0,0)rotate(90deg)}");
	});

	it("hold before a jump", () => {
		expect(stage.styles).toContain(
			"49.999%{transform:translate(10px,5px);animation-timing-function:step-end}50%{transform:translate(-10px,-5px)}",
		);
	});
});
