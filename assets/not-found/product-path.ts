/** Whether a path is like a product's: `/products/<one segment>` or `/products/<one segment>/`. */
export function isProductPath(pathname: string, base: string): boolean {
	return pathname.startsWith(base) && /^products\/[^/]+\/?$/.test(pathname.slice(base.length));
}
