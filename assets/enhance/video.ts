/**
 * Takes a double click for one, which would open the video and close it again, and stops the player of a closed video
 * by putting a fresh one in its place, which loads at the next opening.
 */
export function video(box: HTMLDetailsElement): void {
	box.addEventListener("click", (event) => {
		if (event.detail > 1) event.preventDefault();
	});
	box.addEventListener("toggle", () => {
		const player = box.querySelector("iframe");
		if (!box.open) player?.replaceWith(player.cloneNode());
	});
}
