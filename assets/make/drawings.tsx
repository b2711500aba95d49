import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Features, transform } from "lightningcss";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SharedDrawings } from "../../components/drawings/SharedDrawings.tsx";
import { readPalette } from "./palette.ts";
import { hashedFile } from "./site-file.ts";

/** The rule for a class of shapes in a class of drawings, or for the drawings themselves. */
interface InkRule {
	readonly drawing: string;
	/** More than one for `:is()`, none for the drawing. */
	readonly shapes: readonly string[];
	readonly declarations: readonly (readonly string[])[];
}

/** The rules of drawings.css, except those for text and in media queries. */
async function readRules(root: string): Promise<readonly InkRule[]> {
	const filename = "drawings.css";
	const { code } = transform({
		filename,
		code: await readFile(join(root, "components/drawings", filename)),
		minify: true,
		include: Features.Nesting,
		visitor: { Rule: { media: () => [] } },
	});
	return [...code.toString().matchAll(/([^{}]+)\{([^{}]+)\}/g)].flatMap(([, list = "", rule = ""]) => {
		const declarations = rule.split(";").map((declaration) => declaration.split(":"));
		const selectors = list.split(/,(?![^(]*\))/).filter((selector) => !selector.includes("text"));
		return selectors.map((selector) => {
			const [drawing = "", ...shapes] = selector.match(/(?<=\.)[\w-]+/g) ?? [];
			return { drawing, shapes, declarations };
		});
	});
}

function attributesOf(rules: readonly InkRule[]): string {
	const attributes = Object.fromEntries(rules.flatMap(({ declarations }) => declarations));
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${value}"`)
		.join("");
}

/** Renders an SVG with the rules of its classes as attributes. Colors are still tokens: `var(--k1)`. */
function render(svg: ReactElement, rules: readonly InkRule[]): string {
	return renderToStaticMarkup(svg).replace(/<svg class="([^"]*)"(.*?)<\/svg>/g, (_, names, contents) => {
		const drawings = names.split(" ");
		const own = rules.filter(({ drawing }) => drawings.includes(drawing));
		const shapes = contents.replace(/ class="([^"]*)"/g, (_: string, names: string) => {
			const inks = names.split(" ");
			return attributesOf(own.filter(({ shapes }) => shapes.some((shape) => inks.includes(shape))));
		});
		return `<svg${attributesOf(own.filter(({ shapes }) => shapes.length === 0))}${shapes}</svg>`;
	});
}

/**
 * The drawings in files of their own, where the style sheet of a page does not reach their classes.
 *
 * @returns `sprite`, the file of the drawings that pages show with `<use>`, and `draw`, which renders an SVG for a
 *   picture, in colors of the light scheme
 */
export async function makeDrawings(root: string) {
	const [rules, color] = await Promise.all([readRules(root), readPalette(root)]);
	// Firefox and WebKit apply no rules for classes to a <use>. Its colors are still the tokens of the page, in light and
	// dark, on paper and in forced colors. An <img> would not do: in WebKit it is always light, and no engine gives it
	// forced colors.
	const shared = render(<SharedDrawings />, rules).replace(/(?<!^)<svg[^>]*>|<\/svg>(?!$)/g, "");
	return {
		sprite: hashedFile("drawings", "svg", shared),
		draw: (svg: ReactElement) => render(svg, rules).replace(/var\(--([\w-]+)\)/g, (_, token) => color(token)),
	};
}

export type Draw = Awaited<ReturnType<typeof makeDrawings>>["draw"];
