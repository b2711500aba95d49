/**
 * Runs before the first paint of a page with several machines. A browser targets a fragment only after the first frame,
 * but that is where a view transition looks for the machine to move. A page that was kept has its target already.
 */
addEventListener("pagereveal", ({ viewTransition }) => {
	if (viewTransition && location.hash && !document.querySelector(":target")) {
		location.replace(location.hash);
	}
});
