import { DOMParser } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { runnableMachines } from "../../components/drawings/machines/index.ts";
import { MachineScene } from "../../components/drawings/machines/MachineScene.tsx";
import { AnimationSheet, keyframesOf } from "../../components/drawings/motion/animation-sheet.ts";
import { type OverTime, overTime, track } from "../../components/drawings/motion/time.ts";
import { Moving } from "../../components/drawings/shapes/Moving.tsx";
import { LevelPanel } from "../../components/drawings/shapes/Panel.tsx";
import { SceneContext, stateOfRun } from "../../components/drawings/shapes/scene.ts";
import { Faces } from "../../components/drawings/shapes/shapes.tsx";
import { atLeastOne } from "../at-least-one.ts";

/**
 * The numbers in CSS, so that 1 is about one sheet unit: pixels, degrees, and the factors of a part
 * of 50 units.
 */
function measuresIn(css: string): readonly number[] {
	return [...css.matchAll(/(-?\d*\.?\d+)(px|deg)?/g)].map(
		([, value, unit]) => Number(value) * (unit ? 1 : 50),
	);
}

/**
 * How far the parts of a run are from where they have to be, half-way between their keyframes while
 * they are shown.
 */
function errorsHalfway(markup: string, { classes, cycle }: AnimationSheet) {
	const document = new DOMParser().parseFromString(`<body>${markup}</body>`, "text/html");
	return [...classes].flatMap(([name, { animations }]) => {
		const outside: OverTime<string>[] = [];
		for (let part = document.querySelector(`.${name}`); part; part = part.parentElement) {
			outside.push(...(classes.get(part.getAttribute("class") ?? "")?.animations ?? []));
		}
		return animations.flatMap((css) => {
			const keyframes = keyframesOf(css, cycle);
			return keyframes.flatMap(({ offset, state, easing }, index) => {
				const next = keyframes[index + 1];
				const at = ((offset + (next?.offset ?? offset)) / 200_000) * cycle;
				const isHidden = outside.some((css) => /opacity:0(?!\.)/.test(css(at)));
				// Between the two keyframes of a jump, the first one holds.
				if (!next || next.offset - offset < 3 || easing === "step-end" || isHidden) return [];
				const [before, after, exact] = [state, next.state, css(at)].map(measuresIn);
				const errors = exact?.map(
					(value, index) => value - ((before?.[index] ?? 0) + (after?.[index] ?? 0)) / 2,
				);
				return [{ at, css: css(at), by: Math.max(...(errors ?? []).map(Math.abs)) }];
			});
		});
	});
}

describe("a running machine", () => {
	it.each(atLeastOne(runnableMachines, "machines that run"))(
		"$name is in place half-way between keyframes",
		({ name, machine }) => {
			const sheet = new AnimationSheet(name, machine.cycle);
			const markup = renderToStaticMarkup(
				<MachineScene machine={machine} view="poster" animations={sheet} />,
			);
			const errors = errorsHalfway(markup, sheet);
			expect(errors).not.toEqual([]);
			expect(errors.filter(({ by }) => by > 0.5)).toEqual([]);
		},
	);
});

describe("the keyframes of a run", () => {
	const sheet = new AnimationSheet("part", 10);
	const face = <Faces shapes={[[]]} />;
	renderToStaticMarkup(
		<SceneContext value={stateOfRun(sheet)}>
			<Moving at={overTime([5], (seconds) => [seconds < 5 ? seconds : -seconds, 0, 0])}>{face}</Moving>
			<LevelPanel angle={track([0, 0], [10, 90])}>{face}</LevelPanel>
		</SceneContext>,
	);

	it("are at the moments of a function", () => {
		expect(sheet.styles).toContain("100%{transform:matrix(2,1,-2,1,0,0)rotate(90deg)}");
	});

	it("hold before a jump", () => {
		expect(sheet.styles).toContain(
			"49.999%{transform:translate(10px,5px);animation-timing-function:step-end}50%{transform:translate(-10px,-5px)}",
		);
	});
});
