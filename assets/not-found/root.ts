/**
 * Runs in `404.html` before the first paint. Hosts with a single not-found page also send that for an unknown product.
 * There, the script shows the bare page for unknown products. For any other path, it logs the path.
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
