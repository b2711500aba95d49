import { chooser } from "../../content/chooser.ts";
import { labels } from "../../content/interface.ts";
import { Link } from "../Link.tsx";

/** Leads from the machines of a page to the questions that find the right one. */
export function ChooserLink() {
	return (
		<section className="chooser-link split ruled" aria-labelledby="chooser-link">
			<h2 id="chooser-link">{labels.chooserHeading}</h2>
			<p>
				<Link to="/" fragment="chooser" className="text-link">
					{chooser.heading}
				</Link>
			</p>
		</section>
	);
}
