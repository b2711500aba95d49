import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Medium, MediumContext, SharedDrawings, variable } from "../../../components/drawings/index.ts";
import { type ColorName, colorIn, type Palette } from "../../../content/site/palette.ts";
import { hashedFile } from "../site-file.ts";

function render(svg: ReactElement, medium: Medium): string {
	return renderToStaticMarkup(<MediumContext value={medium}>{svg}</MediumContext>);
}

/**
 * Makes drawings for files of their own, where no style sheet applies to their classes.
 *
 * @returns `sharedDrawings`, which pages show with `<use>`; `sprite`, the file that contains them;
 *   and `draw`, which renders an SVG for an image file, in the colors of the light scheme
 */
export function makeDrawings(palette: Palette) {
	const color = (name: ColorName) => colorIn("light", palette[name]);
	// Firefox and WebKit do not apply class rules in a <use> of another file. Its colors still follow
	// the page's tokens, in light and dark mode, in print and in forced colors. Those of an <img>
	// would not: in WebKit it is always light, and no engine gives it forced colors.
	const sharedDrawings = render(<SharedDrawings />, { is: "sprite", color: variable });
	return {
		sharedDrawings,
		sprite: hashedFile("drawings", "svg", sharedDrawings),
		draw: (svg: ReactElement) => render(svg, { is: "image", color }),
	};
}

export type Draw = ReturnType<typeof makeDrawings>["draw"];
