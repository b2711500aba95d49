/** The point in the cycle where the page's own animation ends. Milliseconds. */
const RESTS_AT = 4800;
/** A number of iterations. Fewer bytes than "Infinity". */
const FOREVER = 1e9;

/**
 * Shows the button that resumes and pauses the machine. Clicking the control box in the drawing does the same.
 */
export function hero(button: HTMLElement): void {
	const drawing = button.closest("figure")?.querySelector("svg");
	if (!drawing || drawing.getAnimations({ subtree: true }).length === 0) {
		return;
	}
	button.hidden = false;
	drawing.querySelector(".start")?.addEventListener("click", () => button.click());
	button.addEventListener("click", () => {
		const runs = button.toggleAttribute("data-runs");
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
