import { type AnyNode, type ChildNode, type Container, list, type Root } from "postcss";

/**
 * Whether a node is a rule that applies in print alone: each query of its list begins with that
 * medium.
 */
function isPrint(node: AnyNode): boolean {
	if (node.type !== "atrule" || node.name !== "media") return false;
	return list.comma(node.params).every((query) => /^(?:only )?print\b/.test(query));
}

function isLayer(node: AnyNode): boolean {
	return node.type === "atrule" && node.name === "layer";
}

/**
 * Removes everything but print rules, what they are nested in, and all layers, which keeps the
 * order of the layers.
 */
function keepPrint(container: Container<ChildNode>): void {
	container.each((node) => {
		if (isPrint(node)) return;
		if (node.type === "atrule" || node.type === "rule") keepPrint(node);
		const isEmpty = !("nodes" in node) || !node.nodes?.length;
		if (isEmpty && !isLayer(node)) node.remove();
	});
}

/**
 * Splits a minified style sheet in two by whole rules. `print` has each `@media` rule that applies
 * in print alone, nested in the same layers, conditions and style rules. `screen` has all other
 * rules, some of which apply in print, too, such as those for `@media (width >= 48rem), print`.
 * Where `print` comes after `screen`, a print rule overrides the other rules of its layer that have
 * its specificity.
 */
export function splitPrint(root: Root) {
	const screen = root.clone();
	const print = root.clone();
	screen.walkAtRules((rule) => {
		if (isPrint(rule)) rule.remove();
	});
	keepPrint(print);
	return { screen: screen.toString(), print: print.toString() };
}
