import { required } from "./required.ts";

/**
 * Inserts the player into an open video, and removes it from a closed one, which stops it. Treats a double click as one
 * click, so that it does not open and then close a video.
 */
export function video(box: HTMLDetailsElement): void {
	const { content } = required<HTMLTemplateElement>(box, "template");
	const update = () => {
		if (box.open) box.append(content.cloneNode(true));
		else box.querySelector("iframe")?.remove();
	};
	box.addEventListener("click", (event) => {
		if (event.detail > 1) event.preventDefault();
	});
	box.addEventListener("toggle", update);
	// The visitor may have opened it before the script ran.
	if (box.open) update();
}
