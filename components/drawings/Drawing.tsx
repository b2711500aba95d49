import { type ReactNode, use } from "react";
import { SiteContext } from "../site-context.ts";

interface Props {
	/** What the drawing shows, or "" when the text beside it already says so. */
	readonly alt: string;
	readonly viewBox: string;
	/** A second class, for drawings with their own styles. */
	readonly kind?: string;
	/** Its id in the file of shared drawings, if it is there. That file loads after the page. */
	readonly id?: string;
	readonly children: ReactNode;
}

/** The shapes of a shared drawing: in its file the shapes themselves, on a page a reference to them. */
function Shared({ id, children }: Required<Pick<Props, "id" | "children">>) {
	const site = use(SiteContext);
	return site ? <use href={`${site.base}${site.assets.drawings}#${id}`} /> : <g id={id}>{children}</g>;
}

/** The `<svg>` of every drawing: an image with an accessible name, or a decoration hidden from assistive technology. */
export function Drawing({ alt, viewBox, kind, id, children }: Props) {
	const className = kind ? `drawing ${kind}` : "drawing";
	const contents = id === undefined ? children : <Shared id={id}>{children}</Shared>;
	return alt ? (
		<svg className={className} viewBox={viewBox} role="img" aria-label={alt}>
			{contents}
		</svg>
	) : (
		<svg className={className} viewBox={viewBox} aria-hidden="true">
			{contents}
		</svg>
	);
}
