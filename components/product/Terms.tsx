import { glossary, type Term } from "../../content/glossary.ts";
import { labels } from "../../content/interface.ts";
import type { MachineDrawingName } from "../../content/schema/drawings.ts";
import { partNumbersByText } from "../drawings/index.ts";

interface Props {
	readonly terms: readonly Term[];
	/** The machine drawn on the page, in a `Video` with the same terms. */
	readonly drawing?: MachineDrawingName | undefined;
}

/**
 * Definitions of the technical terms on a page. A term that is also a callout links to the drawing,
 * and lights up its part.
 */
export function Terms({ terms, drawing }: Props) {
	const numbers = drawing ? partNumbersByText(drawing) : new Map<string, number>();
	return (
		<section className="split ruled" aria-labelledby="terms">
			<h2 id="terms">{labels.productTerms}</h2>
			<dl className="terms">
				{terms.map((term) => (
					<div key={term}>
						<dt>
							{numbers.has(term) ? (
								<a href={`#part-${numbers.get(term)}`} data-part={numbers.get(term)}>
									{term}
									<span className="terms__place">{` (${labels.inDrawing})`}</span>
								</a>
							) : (
								term
							)}
						</dt>
						<dd>{glossary[term]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
