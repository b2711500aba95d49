/**
 * Runs in each page of the development server: reloads it after a build, and shows an overlay when a build fails.
 */
import { type BuildStatus, statusPath } from "./status.ts";

const version = document.currentScript?.dataset.version;

// The policy allows no inline styles, and the site's styles must not apply here.
const host = document.createElement("div");
const shadow = host.attachShadow({ mode: "open" });
const styles = new CSSStyleSheet();
styles.replaceSync(`
	dialog {
		box-sizing: border-box;
		inline-size: min(70rem, 100% - 2rem);
		padding: 0 1.5rem 1.5rem;
		border: 2px solid;
		color-scheme: light dark;
		font: 1rem/1.5 system-ui, sans-serif;
	}
	dialog::backdrop { background: rgb(0 0 0 / 60%) }
	h1 { font-size: 1.5rem }
	pre { padding: 1rem; border-inline-start: 0.5rem solid #d33; overflow-wrap: anywhere; white-space: pre-wrap }
	button { font: inherit }
`);
shadow.adoptedStyleSheets = [styles];
shadow.innerHTML = `<dialog aria-labelledby="title">
	<h1 id="title">The site cannot be built</h1>
	<pre tabindex="0"></pre>
	<form method="dialog"><button>Close</button></form>
</dialog>`;
const dialog = shadow.querySelector("dialog");
const message = shadow.querySelector("pre");

function follow(status: BuildStatus): void {
	if (status.version !== version) location.reload();
	if (status.problem === undefined) return;
	// Moving an open dialog makes it non-modal, so close it first.
	dialog?.close();
	document.documentElement.append(host);
	message?.replaceChildren(status.problem);
	dialog?.showModal();
}

let source: EventSource | undefined;

function listen(): void {
	source?.close();
	// Browsers open at most six connections to a host, so a hidden tab closes its own.
	if (document.hidden) return;
	source = new EventSource(statusPath);
	source.onmessage = ({ data }) => follow(JSON.parse(data));
}

document.addEventListener("visibilitychange", listen);
listen();
