/**
 * Runs in `404.html` before the first paint. On hosts with a single not-found page it shows the bare
 * unknown-product page for product paths. For other paths it logs the missing path.
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
	console.error("404 Error: the visitor asked for a page that does not exist:", location.pathname);
}
