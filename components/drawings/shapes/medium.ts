import { createContext, type SVGAttributes, use } from "react";
import type { ColorName } from "../../../content/site/palette.ts";
import { defaultLookOf, type Ink, type Look, lookOf, type Variant } from "./inks.ts";

/** Where a drawing is rendered. */
export interface Medium {
	/** A page or its running machines, the file of shared drawings, or an image file. */
	readonly is: "page" | "sprite" | "image";
	/** A color, as the medium writes it. */
	readonly color: (name: ColorName) => string;
	/** The variant of the drawing that is being rendered. */
	readonly variant?: Variant | undefined;
}

/** A color as a CSS variable. Pages define these, also for the shared drawings that they show. */
export const variable = (name: ColorName): string => `var(--${name})`;

export const MediumContext = createContext<Medium>({ is: "page", color: variable });

/** The attributes that give a shape its ink. Without one, it has those of its drawing. */
export function useInk(ink: Ink | undefined): SVGAttributes<SVGElement> {
	const medium = use(MediumContext);
	return ink ? attributesOf(lookOf(ink, medium.variant), medium) : {};
}

/** The attributes of the default look of a variant. */
export function useDefaultLook(variant?: Variant): SVGAttributes<SVGElement> {
	return attributesOf(defaultLookOf(variant), use(MediumContext));
}

function attributesOf({ fill, stroke, ...others }: Look, { color }: Medium): SVGAttributes<SVGElement> {
	const write = (paint: ColorName | "none") => (paint === "none" ? paint : color(paint));
	return {
		...(fill && { fill: write(fill) }),
		...(stroke && { stroke: write(stroke) }),
		...others,
	};
}
