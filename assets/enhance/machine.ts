import { required } from "./required.ts";
import type { RunFile } from "./run-file.ts";

/** With reduced motion, a machine jumps from pose to pose. The time between poses, in milliseconds of its cycle. */
const STEP = 800;
/** The playback rate with reduced motion, so that each pose stays on screen for a while. */
const RATE = 0.4;

/** How long a stopped machine takes to fade to its still drawing. Milliseconds. */
const FADE = 400;

/** Stops the machine that was started last, if it runs. */
let stopLast = () => {};

/**
 * Inserts a running machine into its drawing. Its styles are a sheet of their own, because a rule added to the page's sheet
 * loads its fonts anew, so that the browser lays out the whole page again.
 */
async function add(file: string | undefined, drawing: SVGElement, sheet: CSSStyleSheet): Promise<void> {
	const response = await fetch(`${file}`);
	if (!response.ok) throw new Error(response.statusText);
	const machine: RunFile = await response.json();
	sheet.replaceSync(machine.styles);
	document.adoptedStyleSheets.push(sheet);
	drawing.insertAdjacentHTML("afterbegin", machine.drawing);
}

/**
 * Shows the button that starts and stops a machine. A press on the drawing does the same, so its poster moves out of the
 * video's `summary`, whose bar alone then plays the video. The machine is loaded on hover or focus, and replaces the still
 * drawing while it runs. It stops when the drawing leaves the view, the tab is hidden, the video opens or another machine
 * starts. With `data-plays`, it runs for one cycle when the button first comes into view, so that visitors can stop it,
 * unless they prefer reduced motion. If it cannot be loaded, as after a deployment, the button reloads the page.
 *
 * @throws TypeError in Safari before 16.4, which cannot add style sheets: there, the page stays as it is without script
 */
export function machine(figure: HTMLElement): void {
	const sheet = new CSSStyleSheet();
	const button = required(figure, "[data-run]");
	const drawing = required<SVGElement>(figure, "svg");
	const video = figure.querySelector("details");
	const stage = drawing.closest("[data-stage]") ?? drawing;
	const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
	const is = (state: string) => button.dataset.state === state;
	const show = (state: "ready" | "loads" | "runs" | "fails") => {
		button.dataset.state = state;
	};
	let fading: Animation | undefined;
	const stop = () => {
		if (is("runs")) {
			drawing.classList.add("is-stopping");
			fading = required(drawing, ".run").animate({ opacity: 0 }, reducedMotion.matches ? 0 : FADE);
			fading.onfinish = () => drawing.classList.remove("is-running", "is-stopping");
		}
		show("ready");
	};
	let added: Promise<boolean> | undefined;
	const load = () => {
		added ??= add(button.dataset.run, drawing, sheet).then(
			() => true,
			() => {
				added = undefined;
				return false;
			},
		);
		return added;
	};
	const start = async () => {
		stopLast();
		stopLast = stop;
		show("loads");
		const isLoaded = await load();
		// The visitor may have pressed again.
		if (is("loads")) show(isLoaded ? "runs" : "fails");
		if (!is("runs")) return [];
		fading?.cancel();
		drawing.classList.remove("is-stopping");
		drawing.classList.add("is-running");
		return drawing.getAnimations({ subtree: true });
	};
	button.hidden = false;
	video?.before(stage);
	figure.addEventListener("pointerenter", load);
	figure.addEventListener("focusin", load);
	button.addEventListener("click", async () => {
		if (is("fails")) location.reload();
		else if (!is("ready")) stop();
		else
			for (const animation of await start()) {
				if (!reducedMotion.matches) break;
				const { duration } = animation.effect?.getTiming() ?? {};
				animation.effect?.updateTiming({ easing: `steps(${Math.ceil(Number(duration) / STEP)})` });
				animation.playbackRate = RATE;
			}
	});
	// In forced colors, no machine runs and its button is hidden, so the whole poster plays the video.
	stage.addEventListener("click", () =>
		(button.offsetParent ? button : video?.querySelector("summary"))?.click(),
	);
	if ("plays" in button.dataset && !reducedMotion.matches) {
		new IntersectionObserver(async ([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			for (const animation of await start()) {
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
