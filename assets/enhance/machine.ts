/** With reduced motion a machine goes from pose to pose: one for each of these milliseconds of its cycle … */
const STEP = 800;
/** … and its time runs this much slower, so that each pose can be looked at. */
const RATE = 0.4;

let running: HTMLElement | undefined;

function drawingOf(key: HTMLElement): SVGElement | null | undefined {
	return key.closest("figure")?.querySelector("svg");
}

/** Stops the machine that runs, and lets the one of this key run. */
function run(key?: HTMLElement): void {
	for (const one of [running, key]) {
		one?.setAttribute("aria-pressed", `${one === key}`);
		if (one) drawingOf(one)?.classList.toggle("is-running", one === key);
	}
	running = key;
}

/**
 * Shows the key that lets a drawing run, and stop. Keyframes in the style sheet move it; none run in a drawing that is
 * out of sight.
 */
export function machine(key: HTMLElement): void {
	const drawing = drawingOf(key);
	if (!drawing) return;
	const stop = () => {
		if (running === key) run();
	};
	key.hidden = false;
	key.addEventListener("click", () => {
		run(running === key ? undefined : key);
		if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		for (const animation of drawing.getAnimations({ subtree: true })) {
			const { duration } = animation.effect?.getTiming() ?? {};
			animation.effect?.updateTiming({
				easing: `steps(${Math.max(Math.round(Number(duration) / STEP), 1)})`,
			});
			animation.playbackRate = RATE;
		}
	});
	new IntersectionObserver(([entry]) => entry?.isIntersecting || stop()).observe(drawing);
	document.addEventListener("visibilitychange", stop);
	key.closest("figure")?.querySelector("details")?.addEventListener("toggle", stop);
}
