/** Whether a path is `/products/<one segment>`, the form of a product's path. */
export function isProductPath(pathname: string, base: string): boolean {
	return pathname.startsWith(base) && /^products\/[^/]+\/?$/.test(pathname.slice(base.length));
}
