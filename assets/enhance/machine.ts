import type { RunFile } from "./run-file.ts";

/** With reduced motion, a machine jumps from pose to pose. The time between poses, in milliseconds of its cycle. */
const STEP = 800;
/** The playback rate with reduced motion, so that each pose stays on screen for a while. */
const RATE = 0.4;

/** Stops the machine that runs, if any. */
let stopOther = () => {};

/** Inserts a running machine into its drawing, and its styles into the page's style sheet, which the policy allows. */
async function add(file: string | undefined, drawing: SVGElement): Promise<void> {
	const response = await fetch(`${file}`);
	const machine: RunFile = await response.json();
	const [sheet] = document.styleSheets;
	sheet?.insertRule(machine.styles, sheet.cssRules.length);
	drawing.insertAdjacentHTML("beforeend", machine.drawing);
}

/**
 * Shows the button that starts and stops a machine. The machine is loaded on hover or focus of the button, and replaces
 * the still drawing while it runs. It stops when the drawing leaves the view, the tab is hidden, the video opens or
 * another machine starts. With `data-plays`, it runs for one cycle when the button first comes into view, so that visitors
 * can stop it, unless they prefer reduced motion. A click on the drawn control box, if it has one, presses the button.
 */
export function machine(button: HTMLElement): void {
	const figure = button.closest("figure");
	const drawing = figure?.querySelector("svg");
	if (!figure || !drawing) return;
	const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
	const toggle = (runs?: boolean) =>
		button.toggleAttribute("data-runs", drawing.classList.toggle("is-running", runs));
	const stop = () => {
		toggle(false);
	};
	let added: Promise<void> | undefined;
	const load = () => {
		added ??= add(button.dataset.run, drawing).catch(() => {
			added = undefined;
			stop();
		});
		return added;
	};
	const press = async (runs?: boolean) => {
		if (stopOther !== stop) stopOther();
		stopOther = stop;
		toggle(runs);
		await load();
		return drawing.getAnimations({ subtree: true });
	};
	button.hidden = false;
	button.addEventListener("pointerenter", load);
	button.addEventListener("focus", load);
	button.addEventListener("click", async () => {
		for (const animation of await press()) {
			if (!reducedMotion.matches) break;
			const { duration } = animation.effect?.getTiming() ?? {};
			animation.effect?.updateTiming({ easing: `steps(${Math.ceil(Number(duration) / STEP)})` });
			animation.playbackRate = RATE;
		}
	});
	drawing.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest(".start")) button.click();
	});
	if ("plays" in button.dataset && !reducedMotion.matches) {
		new IntersectionObserver(async ([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			for (const animation of await press(true)) {
				const { duration, delay = 0 } = animation.effect?.getTiming() ?? {};
				// The run starts in the middle of the cycle, by a negative delay.
				animation.effect?.updateTiming({ iterations: 1 - delay / Number(duration), fill: "both" });
				animation.onfinish = stop;
			}
		}).observe(button);
	}
	new IntersectionObserver(([entry]) => entry?.isIntersecting || stop()).observe(drawing);
	document.addEventListener("visibilitychange", stop);
	figure.addEventListener("toggle", stop, true);
}
