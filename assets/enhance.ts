/**
 * The script that pages load. They work without it, and an enhancement that fails does not stop the
 * others.
 */
import { drawer } from "./enhance/drawer.ts";
import { machine } from "./enhance/machine.ts";
import { stagger } from "./enhance/stagger.ts";
import { video } from "./enhance/video.ts";
import { year } from "./enhance/year.ts";

function enhance<T extends HTMLElement>(selector: string, enhancement: (root: T) => void): void {
	for (const root of document.querySelectorAll<T>(selector)) {
		try {
			enhancement(root);
		} catch (error) {
			reportError(error);
		}
	}
}

/** After the first paint, so that a slow phone shows the page first. */
requestAnimationFrame(() =>
	setTimeout(() => {
		enhance("[data-drawer]", drawer);
		enhance("[data-stagger]", stagger);
		enhance("[data-video]", video);
		enhance("[data-machine]", machine);
		enhance("[data-year]", year);
	}),
);
