import { mark } from "./mark.ts";

/** The mark alone, in the text color of the browser's color scheme. */
export function MarkIcon() {
	return (
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${mark.size} ${mark.size}`}>
			<style>{".s{fill:var(--ink)}@media(prefers-color-scheme:dark){.s{fill:var(--paper)}}"}</style>
			<path fill="var(--accent)" d={mark.top} />
			<path className="s" d={mark.film} />
		</svg>
	);
}
