import { required } from "./required.ts";
import type { RunFile } from "./run-file.ts";

/**
 * With reduced motion, a machine jumps from pose to pose. The time between poses, in milliseconds
 * of its cycle.
 */
const STEP = 800;
/** The playback rate with reduced motion, so that each pose stays on screen for a while. */
const RATE = 0.4;

/** The states of a machine and of its button, which has a label for each in its data. */
type State = "ready" | "loads" | "runs" | "fails";

/** How long a stopped machine takes to fade to its still drawing. Milliseconds. */
const FADE = 400;

/** Stops the machine that was started last, if it is running. */
let stopLast = () => {};

/** Makes a running machine jump from pose to pose. */
function slowDown(drawing: SVGElement): void {
	for (const animation of drawing.getAnimations({ subtree: true })) {
		const duration = Number(animation.effect?.getTiming().duration);
		animation.effect?.updateTiming({ easing: `steps(${Math.ceil(duration / STEP)})` });
		animation.playbackRate = RATE;
	}
}

/**
 * Shows the button that starts and stops a machine. A press on the drawing does the same. The
 * machine is loaded on hover or focus, and replaces the still drawing while it runs. It stops when
 * another machine starts, or when the drawing is out of view, also because a player has taken its
 * place. With `data-plays`, it also runs by itself for that many milliseconds, once the button that
 * stops it is in view, unless the visitor prefers reduced motion. If it cannot be loaded, as after
 * a deployment, the button reloads the page.
 *
 * @throws TypeError in Safari before 16.4, which cannot construct style sheets: there, the page
 *   stays as it is without script
 */
export function machine(figure: HTMLElement): void {
	const sheet = new CSSStyleSheet();
	const button = required(figure, "[data-run]");
	const drawing = required<SVGElement>(figure, "svg");
	const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
	const label = required(button, "span");
	const words = required(label, "span");
	let state: State = "ready";
	const show = (next: State) => {
		state = next;
		button.dataset.state = state;
		// A clone of the words, because moving them would count as a layout shift.
		label.replaceChildren(`${button.dataset[state]}`, words.cloneNode(true));
	};
	let fading: Animation | undefined;
	let ending: ReturnType<typeof setTimeout> | undefined;
	const stop = () => {
		clearTimeout(ending);
		if (state === "runs") {
			drawing.dataset.runState = "stopping";
			fading = required(drawing, ".run").animate({ opacity: 0 }, reducedMotion.matches ? 0 : FADE);
			fading.onfinish = () => {
				delete drawing.dataset.runState;
			};
		}
		show("ready");
	};
	let added: Promise<boolean> | undefined;
	/**
	 * Inserts the running machine into its drawing. Returns false if its file is not there. Its
	 * styles are a sheet of their own, because a rule added to the page's sheet loads its fonts
	 * again, and the browser then lays out the whole page again.
	 */
	const load = () => {
		added ??= fetch(`${button.dataset.run}`)
			.then((response) => response.ok && response.json())
			.then((machine: RunFile | false) => {
				if (!machine) return false;
				sheet.replaceSync(machine.styles);
				document.adoptedStyleSheets.push(sheet);
				drawing.insertAdjacentHTML("afterbegin", machine.drawing);
				return true;
			})
			.catch(() => false);
		return added;
	};
	const start = async (milliseconds?: number) => {
		stopLast();
		stopLast = stop;
		show("loads");
		const isLoaded = await load();
		// The visitor may have pressed again.
		if (state === "loads") show(isLoaded ? "runs" : "fails");
		if (state !== "runs") return;
		fading?.cancel();
		// Restarts a machine that is still fading: reading its animations ends those that need the
		// attribute.
		delete drawing.dataset.runState;
		drawing.getAnimations();
		drawing.dataset.runState = "running";
		if (milliseconds) ending = setTimeout(stop, milliseconds);
		if (reducedMotion.matches) slowDown(drawing);
	};
	button.hidden = false;
	figure.addEventListener("pointerenter", load);
	figure.addEventListener("focusin", load);
	button.addEventListener("click", () => {
		if (state === "fails") location.reload();
		else if (state === "ready") void start();
		else stop();
	});
	required(figure, "[data-stage]").addEventListener("click", () => button.click());
	const plays = Number(button.dataset.plays);
	if (plays && !reducedMotion.matches) {
		new IntersectionObserver(([entry], observer) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			void start(plays);
		}).observe(button);
	}
	new IntersectionObserver(([entry]) => entry?.isIntersecting || stop()).observe(drawing);
}
