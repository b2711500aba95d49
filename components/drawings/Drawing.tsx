import type { ReactNode } from "react";

interface Props {
	/** What the drawing shows, or "" when the text beside it says so already. */
	readonly alt: string;
	readonly viewBox: string;
	/** A second class, for drawings that have rules of their own. */
	readonly kind?: string;
	readonly children: ReactNode;
}

/** The frame of every drawing: an image with a name, or a decoration that assistive technology skips. */
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
