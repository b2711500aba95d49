import { pages } from "../content/pages.ts";

/** The answer to an unknown product: one text and nothing else. */
export function UnknownProductPage() {
	return (
		<main className="bare">
			<h1 className="bare__text">{pages["/products/404.html"].heading}</h1>
		</main>
	);
}
