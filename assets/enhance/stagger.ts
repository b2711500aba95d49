/**
 * Holds back the cards that are below the fold, and lets them fade in, in order, as they come into view. A card
 * is hidden only once it has been seen outside the view, so nothing visible ever blinks out.
 */
export function stagger(group: HTMLElement): void {
	const observer = new IntersectionObserver(
		(entries) => {
			let released = 0;
			for (const { isIntersecting, boundingClientRect, target } of entries) {
				if (!(target instanceof HTMLElement)) continue;
				if (isIntersecting || boundingClientRect.top < 0) {
					observer.unobserve(target);
					if (target.classList.contains("is-waiting")) {
						target.style.setProperty("--n", `${released++}`);
						target.classList.remove("is-waiting");
					}
				} else {
					target.classList.add("is-waiting");
				}
			}
		},
		{ rootMargin: "0px 0px -10%" },
	);
	for (const card of group.children) {
		observer.observe(card);
	}
}
