import { chooser, comparison } from "../../content/guide.ts";
import { ProductLink } from "../ProductLink.tsx";
import { Chooser } from "./Chooser.tsx";
import { Comparison } from "./Comparison.tsx";

/** Helps a buyer to find the type of machine for a load: questions first, then all types side by side. */
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
					<ProductLink to={note.link} className="chooser__link" /> {note.text}
				</p>
			</div>
		</section>
	);
}
