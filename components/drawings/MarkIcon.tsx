import { use } from "react";
import { smallMark as mark } from "./mark.ts";
import { MediumContext } from "./medium.ts";

/** The mark alone, sharp at the size of a tab's icon, in the text color of the browser's color scheme. */
export function MarkIcon() {
	const { color } = use(MediumContext);
	const scheme = `.s{fill:${color("ink")}}@media(prefers-color-scheme:dark){.s{fill:${color("paper")}}}`;
	return (
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${mark.size} ${mark.size}`}>
			<style>{scheme}</style>
			<path fill={color("accent")} d={mark.top} />
			<path className="s" d={mark.film} />
		</svg>
	);
}
