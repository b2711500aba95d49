import { type PagePath, pages } from "../content/pages.ts";
import type { Page } from "../content/schema/page.ts";

interface Props {
	readonly path: PagePath;
}

/** A page that shows only its copy, in order, with a larger first paragraph. */
export function TextPage({ path }: Props) {
	const { heading, copy = {} }: Page = pages[path];
	const [intro, ...paragraphs] = Object.values(copy).flat();
	return (
		<div className="page wrap">
			<h1 className="page__heading">{[heading].flat().join(" ")}</h1>
			{intro && <p className="page__intro lead">{intro}</p>}
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
