import type { Route } from "../content/model/routes.ts";
import { type PagePath, pages } from "../content/pages.ts";
import type { Page } from "../content/schema/page.ts";

interface Props {
	readonly path: PagePath;
	readonly heading: Route["heading"];
}

/** A page that shows only its texts, in order, with the first one larger. */
export function TextPage({ path, heading }: Props) {
	const { texts = {} }: Page = pages[path];
	const [intro, ...paragraphs] = Object.values(texts).flat();
	return (
		<div className="page wrap">
			<h1 className="page__heading">{heading}</h1>
			{intro && <p className="page__intro lead">{intro}</p>}
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
