/**
 * The first element in `root` that matches a selector, such as "[data-run]".
 *
 * @throws Error if there is none
 */
export function required<E extends Element = HTMLElement>(root: ParentNode, hook: string): E {
	const element = root.querySelector<E>(hook);
	if (!element) throw new Error(`The page has no ${hook}.`);
	return element;
}
