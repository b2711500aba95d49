/**
 * Runs in `404.html` before the first paint. Hosts with a single not-found page send it for an
 * unknown product, too. For such a path, the script shows the bare page; for any other, it logs the
 * path.
 */
import { isProductPath } from "./product-path.ts";

if (isProductPath(location.pathname, BASE)) {
	const page = document.documentElement;
	page.hidden = true;
	addEventListener("DOMContentLoaded", () => {
		const bare = document.querySelector<HTMLTemplateElement>("template[data-unknown-product]")?.content;
		if (bare) {
			document.title = bare.textContent ?? "";
			document.body.replaceChildren(bare);
		}
		page.hidden = false;
	});
} else {
	console.error("404 Error: no page at", location.pathname);
}
