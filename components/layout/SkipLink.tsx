import { labels } from "../../content/interface.ts";

/** The first stop of the Tab key. */
export function SkipLink() {
	return (
		<a className="skip-link button" href="#main">
			{labels.skip}
		</a>
	);
}
