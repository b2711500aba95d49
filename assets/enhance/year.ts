/** Updates the copyright year of a site that was built in an earlier year. Never sets it back. */
export function year(element: HTMLElement): void {
	const visitorYear = new Date().getFullYear();
	if (visitorYear > Number(element.textContent)) {
		element.textContent = `${visitorYear}`;
	}
}
