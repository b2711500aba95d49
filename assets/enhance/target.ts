/**
 * Runs before the first paint of a page with several machines, and lets it wait for the element that its fragment names.
 * A browser targets a fragment only after the first frame, but that is where a view transition looks for the machine to
 * move. A page that was kept has its target already.
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
