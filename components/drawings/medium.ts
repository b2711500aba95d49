import { createContext, type SVGAttributes, use } from "react";
import { type Ink, inks, type Kind, lookOf } from "./inks.ts";

/** Where a drawing is rendered. Style sheets apply to its classes on a page, but not in other files. */
export interface Medium {
	/** A page, the file of shared drawings, or a picture. */
	readonly is: "page" | "sprite" | "picture";
	/** A color by the name of its token, as the medium writes it. */
	readonly color: (token: string) => string;
	/** The kind of the drawing that is being printed. */
	readonly kind?: Kind | undefined;
}

/** Tokens as variables: pages define them, also for the shared drawings that they show. */
export const variable = (token: string): string => `var(--${token})`;

export const MediumContext = createContext<Medium>({ is: "page", color: variable });

/** The attributes that give a shape its ink: on pages a class, in other files its look. */
export function useInk(ink: Ink | undefined): SVGAttributes<SVGElement> {
	const medium = use(MediumContext);
	if (medium.is === "page") return { className: ink && inks[ink].letter };
	return ink ? attributesOf(ink, medium) : {};
}

/** The look of an ink as attributes. Without an ink, the default look, for the `<svg>` itself. */
export function attributesOf(ink: Ink | undefined, { kind, color }: Medium): SVGAttributes<SVGElement> {
	const { fill, stroke, ...others } = lookOf(ink, kind);
	const painted = (paint: string) => (paint === "none" ? paint : color(paint));
	return {
		...(fill && { fill: painted(fill) }),
		...(stroke && { stroke: painted(stroke) }),
		...others,
	};
}
