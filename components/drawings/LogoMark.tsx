import { use } from "react";
import { mark } from "./mark.ts";
import { MediumContext } from "./medium.ts";

/** The mark next to the wordmark. Decorative. */
export function LogoMark() {
	const { color } = use(MediumContext);
	return (
		<svg
			className="logo-mark"
			viewBox={`0 0 ${mark.size} ${mark.size}`}
			fill="currentColor"
			aria-hidden="true"
		>
			<path fill={color("accent")} d={mark.top} />
			<path d={mark.film} />
		</svg>
	);
}
