import { pages } from "../content/pages.ts";

/** The page for an unknown product: one line of text. */
export function UnknownProductPage() {
	return (
		<main className="bare">
			<h1 className="bare__text">{pages["/products/404.html"].heading}</h1>
		</main>
	);
}
