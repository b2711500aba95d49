import { labels } from "../../content/interface.ts";
import { Link } from "../Link.tsx";

/** Leads from a machine to the questions that find the right one. */
export function FitLink() {
	return (
		<Link to="/" fragment="guide" className="text-link">
			{labels.fit}
		</Link>
	);
}
