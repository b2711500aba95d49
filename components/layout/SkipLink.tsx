import { labels } from "../../content/interface.ts";

/** The link to the main content, and the first Tab stop. */
export function SkipLink() {
	return (
		<a className="skip-link button" href="#main">
			{labels.skip}
		</a>
	);
}
