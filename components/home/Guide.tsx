import { chooser, comparison } from "../../content/guide.ts";
import { ProductLink } from "../ProductLink.tsx";
import { Chooser } from "./Chooser.tsx";
import { Comparison } from "./Comparison.tsx";

/** Helps buyers find the type of machine for a load: first questions, then a table of all types. */
export function Guide() {
	const { heading, intro } = chooser;
	const { note } = comparison;
	return (
		<section className="guide" aria-labelledby="guide">
			<div className="wrap">
				<div className="guide__intro row row--apart">
					<h2 id="guide">{heading}</h2>
					<p className="lead">{intro}</p>
				</div>
				<Chooser />
				<Comparison />
				<p>
					<ProductLink to={note.product} text="name" className="chooser__link" /> {note.text}
				</p>
			</div>
		</section>
	);
}
