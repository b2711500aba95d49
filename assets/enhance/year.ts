/** Corrects the copyright year of a site that was built in an earlier one. A clock that runs behind changes nothing. */
export function year(element: HTMLElement): void {
	const visitors = new Date().getFullYear();
	if (visitors > Number(element.textContent)) {
		element.textContent = `${visitors}`;
	}
}
