import type { Variable } from "lightningcss";
import { AtRule, type Declaration, type Root, Rule } from "postcss";

/** One number with a unit. */
const dimension = /^-?[\d.]+(?:[a-z]+|%)$/;

/**
 * Whether a declaration is in a rule for `:root` directly in a layer, so that no condition applies
 * to it.
 */
function isUnconditional({ parent: rule }: Declaration): boolean {
	if (!(rule instanceof Rule && rule.selector === ":root")) return false;
	const { parent: layer } = rule;
	return layer instanceof AtRule && layer.name === "layer" && layer.parent?.type === "root";
}

/**
 * Removes the custom properties of `:root` that are one number with a unit, because that is shorter
 * than a `var()`. One that is declared more than once stays.
 *
 * @returns what replaces a `var()` of such a property, as a visitor of lightningcss
 */
export function inlineTokens(root: Root) {
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
	return ({ name: { ident } }: Variable) => {
		const raw = values.get(ident);
		return raw === undefined ? undefined : { raw };
	};
}
