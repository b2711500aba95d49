import { glossary } from "../../content/glossary.ts";
import { labels } from "../../content/interface.ts";
import type { Term } from "../../content/schema/product.ts";

interface Props {
	readonly of: readonly Term[];
}

/** Definitions of the technical terms on a page. */
export function Terms({ of: terms }: Props) {
	return (
		<section className="terms split ruled" aria-labelledby="terms">
			<h2 className="terms__heading" id="terms">
				{labels.productTerms}
			</h2>
			<dl className="terms__list">
				{terms.map((term) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{glossary[term]}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
