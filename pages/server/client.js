/**
 * Runs in each page of the development server: reloads it after a build, and shows why a build
 * failed.
 */
const version = document.currentScript?.dataset.version;

const dialog = document.createElement("dialog");
dialog.ariaLabel = "The site cannot be built";
// The site's styles must not apply here. Its CSP allows styles that a script sets.
dialog.style.cssText = `all: revert; max-inline-size: 70rem; border: 0.5rem solid #d33; color-scheme: light dark;
	font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap`;
dialog.innerHTML = '<div></div><form method="dialog"><button>Close</button></form>';

/** Closes the connection to the server, if there is one. */
let disconnect = () => {};

/**
 * Listens while the page is visible. A browser has six connections for all tabs, and a seventh
 * would not load.
 */
function listen() {
	disconnect();
	if (document.hidden) return;
	const status = new EventSource("/.dev/status");
	disconnect = () => status.close();
	status.onmessage = ({ lastEventId, data: problem }) => {
		if (lastEventId !== version) location.reload();
		if (!problem) return;
		dialog.firstElementChild?.replaceChildren(problem);
		if (dialog.open) return;
		document.documentElement.append(dialog);
		dialog.showModal();
	};
}

document.addEventListener("visibilitychange", listen);
listen();
