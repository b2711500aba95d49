/**
 * Hides the cards that are out of view, so nothing visible ever disappears, and fades them in one after another as they
 * come into view.
 */
export function stagger(group: HTMLElement): void {
	const observer = new IntersectionObserver((entries) => {
		let released = 0;
		for (const { isIntersecting, target } of entries) {
			if (!(target instanceof HTMLElement)) continue;
			if (isIntersecting) {
				observer.unobserve(target);
				target.style.setProperty("--n", `${released++}`);
				target.classList.remove("is-waiting");
			} else {
				target.classList.add("is-waiting");
			}
		}
	});
	for (const card of group.children) {
		observer.observe(card);
	}
}
