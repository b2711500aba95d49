/** Updates the copyright year of a site that was built in an earlier year. Never sets it back. */
export function year(element: HTMLElement): void {
	const visitors = new Date().getFullYear();
	if (visitors > Number(element.textContent)) {
		element.textContent = `${visitors}`;
	}
}
