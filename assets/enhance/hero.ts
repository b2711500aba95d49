/** How far into its cycle the machine has come when the page's own animation rests, in milliseconds. */
const RESTS_AT = 4800;
/** Iterations. It is shorter than the name of infinity. */
const FOREVER = 1e9;

/**
 * Shows the button that runs the machine on from where it stands, and stops it there again. So does the control box that
 * is drawn on the machine, for those who point at it.
 */
export function hero(button: HTMLElement): void {
	const drawing = button.closest("figure")?.querySelector("svg");
	if (!drawing || drawing.getAnimations({ subtree: true }).length === 0) {
		return;
	}
	button.hidden = false;
	drawing.querySelector(".start")?.addEventListener("click", () => button.click());
	button.addEventListener("click", () => {
		const runs = button.getAttribute("aria-pressed") !== "true";
		button.setAttribute("aria-pressed", `${runs}`);
		for (const animation of drawing.getAnimations({ subtree: true })) {
			if (!runs) {
				animation.pause();
				continue;
			}
			if (animation.playState === "finished") {
				animation.currentTime = RESTS_AT;
			}
			animation.effect?.updateTiming({ iterations: FOREVER });
			animation.play();
		}
	});
}
