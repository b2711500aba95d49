/**
 * The first element in `root` that matches a selector, such as "[data-run]".
 *
 * @throws Error if there is none
 */
export function required<E extends Element = HTMLElement>(root: ParentNode, selector: string): E {
	const element = root.querySelector<E>(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
}
