/** Numbers from the first on, up to the end without it, or down to it. */
export function range(first: number, end: number, step: number): number[] {
	const count = Math.max(Math.ceil((end - first) / step), 0);
	return Array.from({ length: count }, (_, index) => first + index * step);
}
