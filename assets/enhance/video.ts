import { required } from "./required.ts";

/** The player that was shown last. Only one video plays at a time. */
let player: ChildNode | null | undefined;

/**
 * When a video's link is clicked, inserts the frame that it targets, the one that the page has
 * without script. The browser then loads the player into it. A button in place of the link removes
 * the frame, which stops the video.
 */
export function video(box: HTMLElement): void {
	const link = required(box, "a");
	const close = required(box, "button");
	const frame = required(box, "noscript").textContent;
	link.addEventListener("click", (event) => {
		// With one of these keys, the browser opens a tab or a window, or saves a file.
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		player?.remove();
		close.insertAdjacentHTML("afterend", frame);
		player = close.nextSibling;
		close.focus();
	});
	close.addEventListener("click", ({ detail }) => {
		// It is the second click of a double click on the link.
		if (detail > 1) return;
		player?.remove();
		link.focus();
	});
}
