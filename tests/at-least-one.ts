/**
 * Returns the items that a test goes through. Without any, the test would be green whatever the
 * site is like.
 *
 * @param what the items, such as "links in the drawer"
 * @throws Error if there are none
 */
export function atLeastOne<Item>(items: Iterable<Item>, what: string): readonly Item[] {
	const list = [...items];
	if (list.length === 0) throw new Error(`The site has no ${what}, so this test would prove nothing.`);
	return list;
}
