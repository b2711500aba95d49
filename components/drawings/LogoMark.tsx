import { mark } from "./mark.ts";

/** The mark next to the wordmark. Decorative. */
export function LogoMark() {
	return (
		<svg className="logo-mark" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
			<path className="a2" d={mark.top} />
			<path d={mark.film} />
		</svg>
	);
}
