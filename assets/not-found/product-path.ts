/** Whether a path looks like a product's: `/products/<one segment>`, with or without a trailing slash. */
export function isProductPath(pathname: string, base: string): boolean {
	return pathname.startsWith(base) && /^products\/[^/]+\/?$/.test(pathname.slice(base.length));
}
