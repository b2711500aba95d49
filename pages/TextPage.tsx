import type { Route } from "../content/model/routes.ts";
import { type PagePath, pages } from "../content/pages.ts";
import type { Page } from "../content/schema/page.ts";

interface Props {
	readonly path: PagePath;
	readonly heading: Route["heading"];
}

/** A page of nothing but its texts, in their order. The first is set larger. */
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
