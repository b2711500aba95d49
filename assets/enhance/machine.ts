import type { RunFile } from "./run-file.ts";

/** With reduced motion, a machine jumps from pose to pose. The time between poses, in milliseconds of its cycle. */
const STEP = 800;
/** The playback rate with reduced motion, so that each pose stays on screen for a while. */
const RATE = 0.4;

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
 * the still drawing. It stops when the drawing leaves the view.
 */
export function machine(button: HTMLElement): void {
	const figure = button.closest("figure");
	const drawing = figure?.querySelector("svg");
	if (!figure || !drawing) return;
	const toggle = (runs?: boolean) =>
		button.toggleAttribute("data-runs", drawing.classList.toggle("is-running", runs));
	const stop = () => toggle(false);
	let added: Promise<void> | undefined;
	const load = () => {
		added ??= add(button.dataset.run, drawing).catch(() => {
			added = undefined;
			stop();
		});
		return added;
	};
	button.hidden = false;
	button.addEventListener("pointerenter", load);
	button.addEventListener("focus", load);
	button.addEventListener("click", async () => {
		if (stopOther !== stop) stopOther();
		stopOther = stop;
		toggle();
		await load();
		if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		for (const animation of drawing.getAnimations({ subtree: true })) {
			const { duration } = animation.effect?.getTiming() ?? {};
			animation.effect?.updateTiming({ easing: `steps(${Math.ceil(Number(duration) / STEP)})` });
			animation.playbackRate = RATE;
		}
	});
	new IntersectionObserver(([entry]) => entry?.isIntersecting || stop()).observe(drawing);
	document.addEventListener("visibilitychange", stop);
	figure.addEventListener("toggle", stop, true);
}
