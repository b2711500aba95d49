/** Runs in each page of the development server: reloads it after a build, and shows why a build failed. */
const version = document.currentScript?.dataset.version;

const dialog = document.createElement("dialog");
dialog.ariaLabel = "The site cannot be built";
// The site's styles must not apply here. Its policy allows styles that a script sets.
dialog.style.cssText = `all: revert; max-inline-size: 70rem; border: 0.5rem solid #d33; color-scheme: light dark;
	font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; white-space: pre-wrap`;
dialog.innerHTML = '<div></div><form method="dialog"><button>Close</button></form>';

new EventSource("/.dev/status").onmessage = ({ lastEventId, data: problem }) => {
	if (lastEventId !== version) location.reload();
	if (!problem) return;
	dialog.firstElementChild?.replaceChildren(problem);
	if (dialog.open) return;
	document.documentElement.append(dialog);
	dialog.showModal();
};
