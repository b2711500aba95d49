/**
 * Fades cards in, one after another, as the visitor scrolls to them. A card turns transparent just before it comes into view:
 * further down, it stays visible for screenshots and printers, and what is in view never disappears.
 */
export function stagger(group: HTMLElement): void {
	const inView = new IntersectionObserver((entries) => {
		let released = 0;
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLElement)) continue;
			inView.unobserve(target);
			target.style.setProperty("--n", `${released++}`);
			target.removeAttribute("data-waiting");
		}
	});
	const approaching = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, boundingClientRect, target } of entries) {
				if (!isIntersecting) continue;
				approaching.unobserve(target);
				if (boundingClientRect.top < innerHeight) continue;
				target.setAttribute("data-waiting", "");
				inView.observe(target);
			}
		},
		{ rootMargin: "0px 0px 25%" },
	);
	const start = () => {
		for (const card of group.children) approaching.observe(card);
	};
	addEventListener("scroll", start, { once: true });
}
