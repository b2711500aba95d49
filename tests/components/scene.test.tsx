import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { machines, runningMachines } from "../../components/drawings/machines/index.ts";
import { Discs, Faces } from "../../components/drawings/parts/shapes.tsx";
import { onFloor } from "../../components/drawings/projection.ts";
import { MachineScene } from "../../components/drawings/scene/MachineScene.tsx";
import { Moving } from "../../components/drawings/scene/Moving.tsx";
import { LevelPanel, UprightPanel } from "../../components/drawings/scene/Panel.tsx";
import { picture, run, SceneContext } from "../../components/drawings/scene/scene.ts";
import { Stage } from "../../components/drawings/scene/stage.ts";
import { during, track } from "../../components/drawings/scene/time.ts";
import { softTurns } from "../../components/drawings/scene/turns.ts";
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

const turns = softTurns({ turns: 3, turn: 2 });
const triangle = [
	[0, 0, 0],
	[10, 0, 0],
	[10, 10, 0],
] as const;
const wall = [
	[-24, 0],
	[24, 0],
	[24, 40],
	[-24, 40],
] as const;

/** Parts that are no machine: their pictures, and their run of ten seconds. */
function shown(parts: ReactNode) {
	const stage = new Stage("part", 10);
	return {
		pictureAt: (moment: number) =>
			renderToStaticMarkup(<SceneContext value={picture(moment)}>{parts}</SceneContext>),
		run: renderToStaticMarkup(<SceneContext value={run(stage)}>{parts}</SceneContext>),
		styles: stage.styles,
		error: Math.max(...stage.deviations().map(({ by }) => by)),
	};
}

it("A drive reaches each angle at its time, and stops after its last turn", () => {
	expect(turns.angleAt(turns.timeOf(500))).toBeCloseTo(500);
	expect(turns.angleAt(turns.end + 1)).toBe(1080);
	expect(turns.end).toBe(8);
});

it("A part in a picture is drawn where it is at that moment, and only while it is shown", () => {
	const up = track([2, 0], [4, 10]).to((z) => [0, 0, z] as const);
	const { pictureAt } = shown(
		<Moving at={up} shown={during(1, 5)}>
			<Faces of={[triangle]} />
		</Moving>,
	);
	expect([0, 1, 3, 4, 5].map(pictureAt)).toEqual([
		"",
		'<path d="m0 0 20 10-20 10z"></path>',
		'<path d="m0-12 20 10-20 10z"></path>',
		'<path d="m0-25 20 10-20 10z"></path>',
		"",
	]);
});

it("A face that turns is a plain path in a picture, and in a run a transform that stays close to it", () => {
	const { pictureAt, run, styles, error } = shown(
		<>
			<LevelPanel at={[0, 0, 3]} angle={turns.angleAt}>
				<Discs of={[[10, 0, 2]]} />
			</LevelPanel>
			<UprightPanel
				pose={turns.driving((angle) => ({
					at: [...onFloor(angle, 20), 0],
					along: [...onFloor(angle - 90, 1), 0],
				}))}
			>
				<Faces of={[wall]} />
			</UprightPanel>
		</>,
	);
	expect(pictureAt(0)).not.toContain("transform");
	expect(run.match(/class="inches part-\d"/g)).toHaveLength(2);
	expect(styles).toContain("rotate(1080deg)");
	expect(error).toBeLessThanOrEqual(TOLERANCE);
});

it("What jumps is never seen in between: the keyframe before a jump holds", () => {
	const { styles, error } = shown(
		<Moving at={(seconds) => [seconds < 5 ? seconds : -seconds, 0, 0]}>
			<Faces of={[triangle]} />
		</Moving>,
	);
	expect(styles).toContain("49.999%{transform:translate(10px,5px);animation-timing-function:step-end}");
	expect(styles).toContain("50%{transform:translate(-10px,-5px)}");
	expect(error).toBeLessThanOrEqual(TOLERANCE);
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
