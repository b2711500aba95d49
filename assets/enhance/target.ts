/**
 * Runs before the first paint of a page with several machines, and delays it until the fragment's element is there.
 * Browsers set the target only after the first frame, but a view transition looks for the machine to move in that frame.
 * A page from the back/forward cache already has its target.
 */
if (location.hash) {
	const expected = document.createElement("link");
	expected.rel = "expect";
	expected.setAttribute("blocking", "render");
	expected.href = location.hash;
	document.head.append(expected);
}
addEventListener("pagereveal", ({ viewTransition }) => {
	if (viewTransition && location.hash && !document.querySelector(":target")) {
		location.replace(location.hash);
	}
});
