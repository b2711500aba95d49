import { type ReactNode, use } from "react";
import type { RunnableMachineName } from "../../../content/model/drawings.ts";
import { SiteContext } from "../../site-context.ts";
import type { Kind } from "../shapes/inks.ts";
import { MediumContext, useDefaultLook } from "../shapes/medium.ts";
import { machineClass } from "./machine-class.ts";

interface Props {
	/** What the drawing shows, or "" when the text beside it already says so. */
	readonly alt: string;
	readonly viewBox: string;
	/** Its kind, if its lines are not those of a machine. */
	readonly kind?: Kind;
	/** The machine that it shows. */
	readonly machine?: RunnableMachineName;
	/** Its id in the file of shared drawings, if it is there. That file loads after the page. */
	readonly id?: string | undefined;
	readonly children: ReactNode;
}

/**
 * The `<svg>` of every drawing: an image with an accessible name, or a decoration hidden from
 * assistive technology. In the file of shared drawings, it is only its shapes: the `<svg>` is on
 * the page that refers to them.
 */
export function Drawing({ alt, viewBox, kind, machine, id, children }: Props) {
	const medium = use(MediumContext);
	const site = use(SiteContext);
	const lines = useDefaultLook(kind);
	if (medium.is === "sprite") {
		return (
			<MediumContext value={{ ...medium, kind }}>
				<g id={id}>{children}</g>
			</MediumContext>
		);
	}
	const isShared = site !== undefined && id !== undefined;
	// Drawings of other kinds have no rules of their own.
	const styledKind = kind === "spot-drawing" ? kind : undefined;
	const classes = ["drawing", styledKind, machine && machineClass(machine)].filter(Boolean).join(" ");
	return (
		<svg
			{...lines}
			className={medium.is === "page" ? classes : undefined}
			viewBox={viewBox}
			role={alt ? "img" : undefined}
			aria-label={alt || undefined}
			aria-hidden={alt ? undefined : true}
		>
			<MediumContext value={{ ...medium, kind }}>
				{isShared ? <use href={`${site.base}${site.drawings}#${id}`} /> : children}
			</MediumContext>
		</svg>
	);
}
