/** Stops the player when its video is closed, by putting a fresh one in its place, which loads at the next opening. */
export function video(box: HTMLDetailsElement): void {
	box.addEventListener("toggle", () => {
		const player = box.querySelector("iframe");
		if (!box.open) player?.replaceWith(player.cloneNode());
	});
}
