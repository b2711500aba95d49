import { required } from "./required.ts";

/**
 * Treats a double click as one click, so that it does not open and then close a video. Stops the player of a closed
 * video by replacing it with a new one, which loads when the video is opened again.
 */
export function video(box: HTMLDetailsElement): void {
	box.addEventListener("click", (event) => {
		if (event.detail > 1) event.preventDefault();
	});
	box.addEventListener("toggle", () => {
		if (box.open) return;
		const player = required(box, "iframe");
		player.replaceWith(player.cloneNode());
	});
}
