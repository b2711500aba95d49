import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Features, transform } from "lightningcss";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SharedDrawings } from "../../components/drawings/SharedDrawings.tsx";
import { readPalette } from "./palette.ts";
import { hashedFile } from "./site-file.ts";

/** The declarations in drawings.css, by class of drawing and shape: "plan v", or "plan " for the drawing itself. */
type Inks = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Reads the rules of drawings.css, except those for text and in media queries. */
async function readInks(root: string): Promise<Inks> {
	const filename = "drawings.css";
	const { code } = transform({
		filename,
		code: await readFile(join(root, "components/drawings", filename)),
		minify: true,
		include: Features.Nesting,
		visitor: { Rule: { media: () => [] } },
	});
	const inks = new Map<string, Record<string, string>>();
	for (const [, selectors = "", rule = ""] of code.toString().matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
		const declarations = Object.fromEntries(rule.split(";").map((declaration) => declaration.split(":")));
		for (const selector of selectors.split(/,(?![^(]*\))/).filter((selector) => !selector.includes("text"))) {
			const [drawing, ...shapes] = selector.match(/(?<=\.)[\w-]+/g) ?? [];
			for (const shape of shapes.length > 0 ? shapes : [""]) {
				const key = `${drawing} ${shape}`;
				inks.set(key, { ...inks.get(key), ...declarations });
			}
		}
	}
	return inks;
}

/** Renders an SVG with attributes instead of classes. Its colors are still tokens: `var(--k1)`. */
function render(svg: ReactElement, inks: Inks): string {
	const attributesOf = (drawing: string, shape: string) => {
		const keys = drawing
			.split(" ")
			.flatMap((first) => shape.split(" ").map((second) => `${first} ${second}`));
		const declarations = new Map(keys.flatMap((key) => Object.entries(inks.get(key) ?? {})));
		return [...declarations].map(([name, value]) => ` ${name}="${value}"`).join("");
	};
	return renderToStaticMarkup(svg).replace(/<svg class="([^"]*)"(.*?<\/svg>)/g, (_, drawing, contents) => {
		const shapes = contents.replace(/ class="([^"]*)"/g, (_: string, shape: string) =>
			attributesOf(drawing, shape),
		);
		return `<svg${attributesOf(drawing, "")}${shapes}`;
	});
}

/**
 * Makes drawings for files of their own, where no style sheet applies to their classes.
 *
 * @returns `sprite`, the file of the drawings that pages show with `<use>`, and `draw`, which renders an SVG for a
 *   picture, in the colors of the light scheme
 */
export async function makeDrawings(root: string) {
	const [inks, color] = await Promise.all([readInks(root), readPalette(root)]);
	// Firefox and WebKit do not apply class rules inside a <use>. Its colors still follow the page's tokens, in light and
	// dark mode, in print and in forced colors. Those of an <img> would not: in WebKit it is always light, and no engine
	// gives it forced colors.
	const shared = render(<SharedDrawings />, inks).replace(/(?<!^)<svg[^>]*>|<\/svg>(?!$)/g, "");
	return {
		sprite: hashedFile("drawings", "svg", shared),
		draw: (svg: ReactElement) => render(svg, inks).replace(/var\(--([\w-]+)\)/g, (_, token) => color(token)),
	};
}

export type Draw = Awaited<ReturnType<typeof makeDrawings>>["draw"];
