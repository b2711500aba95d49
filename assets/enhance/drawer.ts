import { required } from "./required.ts";

/**
 * Makes the drawer a modal dialog: focus stays inside, the page behind is inert, and Escape closes it. Without the
 * script, the drawer is a popover.
 */
export function drawer(dialog: HTMLDialogElement): void {
	const openers = document.querySelectorAll<HTMLElement>("[data-opens-drawer]");
	const { activeElement: focused, documentElement: root } = document;
	required(document, "[data-opens-drawer]");
	const isOpen = dialog.getClientRects().length > 0;
	let opener: HTMLElement | undefined;

	function open(button: HTMLElement | undefined): void {
		opener = button;
		root.style.setProperty("--scroll-bar", `${innerWidth - root.clientWidth}px`);
		dialog.showModal();
	}

	dialog.removeAttribute("popover");
	for (const button of document.querySelectorAll("[popovertarget]")) {
		button.removeAttribute("popovertarget");
	}
	// The visitor may have opened the popover before the script ran.
	if (isOpen) {
		open(openers[0]);
		if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
	}
	for (const button of openers) {
		button.addEventListener("click", () => open(button));
	}
	dialog.addEventListener("click", ({ target }) => {
		// The panel fills the dialog, so a click on the dialog itself is on its backdrop.
		if (target === dialog || (target instanceof Element && target.closest("a, [data-closes-drawer]"))) {
			dialog.close();
		}
	});
	// Safari does not focus a button on click, so it has no element to return the focus to.
	dialog.addEventListener("close", () => opener?.focus());
}
