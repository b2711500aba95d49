/** Updates the copyright year of a site that was built in an earlier year. Never sets it back. */
export function year(element: HTMLElement): void {
	const currentYear = new Date().getFullYear();
	if (currentYear > Number(element.textContent)) {
		element.textContent = `${currentYear}`;
	}
}
