import { type ReactNode, use } from "react";
import type { RunnableMachineName } from "../../../content/schema/drawings.ts";
import { SiteContext } from "../../site-context.ts";
import type { Variant } from "../shapes/inks.ts";
import { MediumContext, useDefaultLook } from "../shapes/medium.ts";
import { machineClass } from "./machine-class.ts";

interface Props {
	/** What the drawing shows, or "" when the text beside it already says so. */
	readonly alt: string;
	readonly viewBox: string;
	/** Its variant of the inks, if its lines are not those of a machine. */
	readonly variant?: Variant;
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
export function Drawing({ alt, viewBox, variant, machine, id, children }: Props) {
	const medium = use(MediumContext);
	const site = use(SiteContext);
	const lines = useDefaultLook(variant);
	if (medium.is === "sprite") {
		return (
			<MediumContext value={{ ...medium, variant }}>
				<g id={id}>{children}</g>
			</MediumContext>
		);
	}
	const isShared = site !== undefined && id !== undefined;
	// Other variants have no rules of their own.
	const styledVariant = variant === "spot-drawing" ? variant : undefined;
	const classes = ["drawing", styledVariant, machine && machineClass(machine)].filter(Boolean).join(" ");
	return (
		<svg
			{...lines}
			className={medium.is === "page" ? classes : undefined}
			viewBox={viewBox}
			role={alt ? "img" : undefined}
			aria-label={alt || undefined}
			aria-hidden={alt ? undefined : true}
		>
			<MediumContext value={{ ...medium, variant }}>
				{isShared ? <use href={`${site.base}${site.drawings}#${id}`} /> : children}
			</MediumContext>
		</svg>
	);
}
