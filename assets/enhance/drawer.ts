import { required } from "./required.ts";

/**
 * Makes the drawer a modal dialog: focus stays inside, the page behind is inert, and Escape closes
 * it. Without the script, the drawer is a popover.
 */
export function drawer(dialog: HTMLDialogElement): void {
	const { documentElement: root } = document;
	// `matches()` forces no layout, and older browsers ignore unknown selectors in `:is()`.
	const isOpen = dialog.matches(":is(:popover-open)");
	const opener = required(document, "[data-opens-drawer]");

	function open(): void {
		root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
		dialog.style.transition = "";
		dialog.showModal();
	}

	dialog.removeAttribute("popover");
	for (const button of document.querySelectorAll("[popovertarget]")) {
		button.removeAttribute("popovertarget");
	}
	// The visitor may have opened the popover before the script ran.
	if (isOpen) open();
	opener.addEventListener("click", open);
	dialog.addEventListener("click", ({ target }) => {
		// The panel fills the dialog, so a click on the dialog itself is on its backdrop.
		if (target === dialog || (target instanceof Element && target.closest("a, [data-closes-drawer]"))) {
			dialog.close();
		}
	});
	// A page from the back/forward cache looks as it was left, even in the middle of a transition.
	// `open` turns transitions on again.
	addEventListener("pagehide", () => {
		dialog.style.transition = "none";
		dialog.close();
	});
	// Safari does not focus a button on click, so it has no element to return the focus to.
	dialog.addEventListener("close", () => opener.focus());
}
