/**
 * Fades items in, one after another, as the visitor scrolls to them. An item is transparent only
 * while it is just below the view. Farther down, and where the visitor jumped past it, it is
 * visible, for screenshots and print. An item that was in view stays visible.
 */
export function stagger(group: HTMLElement): void {
	const inView = new IntersectionObserver((entries) => {
		let released = 0;
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLElement)) continue;
			inView.unobserve(target);
			nearView.unobserve(target);
			target.style.setProperty("--n", `${released++}`);
			target.removeAttribute("data-waiting");
		}
	});
	const nearView = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, boundingClientRect, target } of entries) {
				target.toggleAttribute("data-waiting", isIntersecting && boundingClientRect.top >= innerHeight);
			}
		},
		{ rootMargin: "0px 0px 25%" },
	);
	const start = () => {
		for (const item of group.children) {
			inView.observe(item);
			nearView.observe(item);
		}
	};
	addEventListener("scroll", start, { once: true });
}
