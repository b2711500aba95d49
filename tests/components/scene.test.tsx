import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { machines, runningMachines } from "../../components/drawings/machines/index.ts";
import { Faces } from "../../components/drawings/parts/shapes.tsx";
import { MachineScene } from "../../components/drawings/scene/MachineScene.tsx";
import { Moving } from "../../components/drawings/scene/Moving.tsx";
import { LevelPanel } from "../../components/drawings/scene/Panel.tsx";
import { run, SceneContext } from "../../components/drawings/scene/scene.ts";
import { Stage } from "../../components/drawings/scene/stage.ts";
import { track } from "../../components/drawings/scene/time.ts";
import { Sliding } from "../../components/drawings/scene/Window.tsx";
import { Video } from "../../components/product/Video.tsx";
import { routes } from "../../content/model/routes.ts";
import { products } from "../../content/products.ts";
import { pageOf } from "../../pages/page-list.tsx";

/** What nobody sees. Sheet units. */
const TOLERANCE = 0.5;

it.each(runningMachines)(
	"A browser draws each moving part of $name where its mechanism has it",
	({ name, machine, cycle }) => {
		const stage = new Stage(name, cycle);
		renderToStaticMarkup(<MachineScene machine={machine} view="poster" stage={stage} />);
		const movements = stage.deviations();
		expect(movements.length).toBeGreaterThan(0);
		const strays = movements
			.filter(({ by }) => by > TOLERANCE)
			.map(({ parts, by, at }) => `${parts}: ${by.toFixed(2)} sheet units at ${at.toFixed(2)} s`);
		expect(strays, "Parts that stray. Where a function bends, it needs a knot").toEqual([]);
	},
);

it("Parts of a run go the way of their functions, and what jumps is never seen in between: the keyframe before a jump holds", () => {
	const stage = new Stage("part", 10);
	const face = <Faces of={[[]]} />;
	const parts = (
		<>
			<Moving at={(seconds) => [seconds < 5 ? seconds : -seconds, 0, 0]}>{face}</Moving>
			<LevelPanel angle={track([0, 0], [10, 90])}>{face}</LevelPanel>
			<Sliding by={track([0, 0], [10, 7])}>{face}</Sliding>
		</>
	);
	renderToStaticMarkup(<SceneContext value={run(stage)}>{parts}</SceneContext>);
	for (const frames of [
		"49.999%{transform:translate(10px,5px);animation-timing-function:step-end}50%{transform:translate(-10px,-5px)}",
		"100%{transform:matrix(2,1,-2,1,0,0)rotate(90deg)}",
		"100%{transform:translate(7px)}",
	]) {
		expect(stage.styles).toContain(frames);
	}
});

it("A machine without a cycle is a picture on its page, which does not run", () => {
	const { cycle } = machines.x1;
	const [route] = routes.filter(({ path }) => path === "/products/x1/");
	if (!route) throw new Error("The fixture has no X1.");
	Object.assign(machines.x1, { cycle: undefined });
	const page = pageOf(route);
	const video = renderToStaticMarkup(<Video product={products.x1} first />);
	Object.assign(machines.x1, { cycle });
	expect(page.machines).toEqual([]);
	expect(video).toContain("machine-x1");
	expect(video).not.toMatch(/data-(?:machine|run)/);
});
