import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CssColor, Features, type Selector, transform, type Variable } from "lightningcss";

/** The color of a token in one scheme. */
export type Palette = (token: string) => string;

/**
 * Puts the value of a token where a relative color starts from it: `rgb(from var(--accent) …)` becomes
 * `rgb(from #ff6a13 …)`, which lightningcss computes, so that browsers without relative colors get plain ones:
 * https://drafts.csswg.org/css-color-5/#relative-colors
 */
export function inlineOriginColors(css: string): string {
	function written(text: string): string {
		return text.replace(/(?<=from )var\((--[\w-]+)\)/g, (origin, token) => {
			const [, value = origin] = new RegExp(`${token}: ([^;]+);`).exec(css) ?? [];
			return value === origin ? origin : written(value);
		});
	}
	return written(css);
}

/**
 * The colors of a scheme, read from the style sheet.
 *
 * @returns a function that throws an Error for a token that does not exist
 */
export async function readPalette(root: string, scheme: "light" | "dark" = "light"): Promise<Palette> {
	function inScheme(color: CssColor): CssColor {
		return typeof color === "object" && color.type === "light-dark" ? color[scheme] : color;
	}
	const { code } = transform({
		filename: "tokens.css",
		code: Buffer.from(inlineOriginColors(await readFile(join(root, "assets/styles/tokens.css"), "utf8"))),
		visitor: { Color: inScheme },
	});
	const declared = code.toString().matchAll(/--([\w-]+): ([^;]+);/g);
	const values = new Map([...declared].map(([, token, value = ""]) => [token, value]));
	return function color(token): string {
		const value = values.get(token);
		if (value === undefined) {
			throw new Error(`A picture needs the color --${token}, which assets/styles/tokens.css does not have.`);
		}
		return value.replace(/var\(--([\w-]+)\)/g, (_, other) => color(other));
	};
}

/** Expands `:is()`, which librsvg does not support, to one selector for each choice. */
function withoutIs(selector: Selector): Selector[] {
	for (const [at, part] of selector.entries()) {
		if (part.type !== "pseudo-class" || part.kind !== "is") continue;
		return part.selectors.flatMap((choice) => withoutIs(selector.toSpliced(at, 1, ...choice)));
	}
	return [selector];
}

/** The style sheet of the drawings for a picture: plain rules with literal colors, and none for text. */
export async function drawingStyles(root: string, palette: Palette): Promise<string> {
	const filename = "drawings.css";
	const inColor = ({ name }: Variable) => ({ raw: palette(name.ident.slice("--".length)) });
	const { code } = transform({
		filename,
		code: await readFile(join(root, "components/drawings", filename)),
		include: Features.Nesting,
		visitor: { Selector: withoutIs, Variable: inColor },
	});
	const plain = transform({
		filename,
		code,
		minify: true,
		visitor: {
			Rule: {
				"layer-block": ({ value: { name, rules } }) =>
					name?.join() === "drawings" ? rules.filter(({ type }) => type === "style") : [],
			},
		},
	});
	return plain.code.toString();
}
