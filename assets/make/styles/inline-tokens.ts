import postcss, { AtRule, type Declaration, Rule } from "postcss";
import { minifyCss } from "./lower-css.ts";

/** One number with a unit. */
const dimension = /^-?[\d.]+[a-z]+$/;

/** Whether a declaration is in a rule for `:root` directly in a layer, so that no condition applies to it. */
function isUnconditional({ parent: rule }: Declaration): boolean {
	if (!(rule instanceof Rule && rule.selector === ":root")) return false;
	const { parent: layer } = rule;
	return layer instanceof AtRule && layer.name === "layer" && layer.parent?.type === "root";
}

/**
 * Inlines the custom properties of `:root` that are one length or time, because these are shorter than a `var()`. One
 * that is declared more than once stays.
 */
export function inlineTokens(css: string): string {
	const root = postcss.parse(css);
	const declarations: Declaration[] = [];
	root.walkDecls(/^--/, (declaration) => {
		declarations.push(declaration);
	});
	const values = new Map<string, string>();
	for (const declaration of declarations) {
		const { prop, value } = declaration;
		const isDeclaredOnce = declarations.filter((other) => other.prop === prop).length === 1;
		if (!isDeclaredOnce || !isUnconditional(declaration) || !dimension.test(value)) continue;
		values.set(prop, value);
		declaration.remove();
	}
	return minifyCss(root.toString(), {
		visitor: {
			Variable({ name: { ident } }) {
				const raw = values.get(ident);
				return raw === undefined ? undefined : { raw };
			},
		},
	});
}
