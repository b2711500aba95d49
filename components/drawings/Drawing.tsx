import type { ReactNode } from "react";

interface Props {
	/** What the drawing shows, or "" when the text beside it already says so. */
	readonly alt: string;
	readonly viewBox: string;
	/** A second class, for drawings with their own styles. */
	readonly kind?: string;
	readonly children: ReactNode;
}

/** The `<svg>` of every drawing: an image with an accessible name, or a decoration hidden from assistive technology. */
export function Drawing({ alt, viewBox, kind, children }: Props) {
	const className = kind ? `drawing ${kind}` : "drawing";
	return alt ? (
		<svg className={className} viewBox={viewBox} role="img" aria-label={alt}>
			{children}
		</svg>
	) : (
		<svg className={className} viewBox={viewBox} aria-hidden="true">
			{children}
		</svg>
	);
}
