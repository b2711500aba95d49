/** Numbers from the first on, up or down to the end, without the end itself. */
export function range(first: number, end: number, step: number): number[] {
	const count = Math.max(Math.ceil((end - first) / step), 0);
	return Array.from({ length: count }, (_, index) => first + index * step);
}
