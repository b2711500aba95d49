/**
 * Makes the drawer modal: focus stays inside, the page behind is inert, Escape closes it. Without the script it
 * is a popover, which this replaces.
 */
export function drawer(dialog: HTMLDialogElement): void {
	const openers = document.querySelectorAll<HTMLElement>("[data-opens-drawer]");
	const { activeElement: focused, documentElement: root } = document;
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
	// A visitor who was faster than the script has the popover open.
	if (isOpen) {
		open(openers[0]);
		if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
	}
	for (const button of openers) {
		button.addEventListener("click", () => open(button));
	}
	dialog.addEventListener("click", ({ target }) => {
		// A click on the dialog itself is a click on its backdrop: its panel fills it.
		if (target === dialog || (target instanceof Element && target.closest("a, [data-closes-drawer]"))) {
			dialog.close();
		}
	});
	// Safari does not focus a button that is clicked, so it has nothing to give the focus back to.
	dialog.addEventListener("close", () => opener?.focus());
}
