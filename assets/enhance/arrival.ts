/**
 * Runs before the first paint of a page with cards. If the URL has a fragment, it delays the paint until that element
 * is there: browsers set the target only after the first frame, but a view transition looks for the machine to move in
 * that frame. Style sheets learn how the visitor has arrived: at a fragment, or by a type of navigation, such as "back_forward".
 */
const { hash } = location;
const [entry] = performance.getEntriesByType("navigation");
document.documentElement.dataset.arrival = hash ? "fragment" : entry?.toJSON().type;
if (hash) {
	const expected = document.createElement("link");
	expected.rel = "expect";
	expected.setAttribute("blocking", "render");
	expected.href = hash;
	document.head.append(expected);
}
/** A page from the back/forward cache already has its target. */
addEventListener("pagereveal", ({ viewTransition }) => {
	if (viewTransition && location.hash && !document.querySelector(":target")) {
		location.replace(location.hash);
	}
});
