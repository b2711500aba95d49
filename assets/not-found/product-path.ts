/** Whether a path is `/products/<one segment>`, the place of a product. */
export function isProductPath(pathname: string, base: string): boolean {
	return pathname.startsWith(base) && /^products\/[^/]+\/?$/.test(pathname.slice(base.length));
}
