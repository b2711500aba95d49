/**
 * Runs in `products/404.html` before the first paint. Hosts that serve the nearest not-found page
 * also send it for `/products/` and `/products/a/b`, which are not paths of products. For such a
 * path, the script replaces it with `404.html`.
 */
import { isProductPath } from "./product-path.ts";

async function becomeFullPage(): Promise<void> {
	const page = document.documentElement;
	page.hidden = true;
	console.error("404 Error: no page at", location.pathname);
	try {
		const response = await fetch(`${BASE}404.html`);
		const full = new DOMParser().parseFromString(await response.text(), "text/html");
		const started = Array.from(document.scripts, ({ src }) => src);
		page.replaceWith(full.documentElement);
		// Scripts from DOMParser do not run, but those of a fragment do, with all their attributes:
		// https://html.spec.whatwg.org/#dom-range-createcontextualfragment
		for (const script of document.querySelectorAll<HTMLScriptElement>("script[src]")) {
			if (started.includes(script.src)) continue;
			script.replaceWith(document.createRange().createContextualFragment(script.outerHTML));
		}
	} catch {
		page.hidden = false;
	}
}

if (!isProductPath(location.pathname, BASE)) {
	void becomeFullPage();
}
