import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type TokenOrValue, transform, type Visitor } from "lightningcss";
import { messageOf, Problem } from "./problem.ts";
import { lineAt, sourceMistake } from "./source-mistakes.ts";

export const tokenSheet = "assets/styles/tokens.css";

type Scheme = "light" | "dark";

/** The design tokens: the custom properties in assets/styles/tokens.css. */
export interface Tokens {
	/**
	 * The color of a token in a scheme, by default the light one, such as "#ff6a13".
	 *
	 * @throws Problem for a token that does not exist or is not a color
	 */
	readonly color: (token: string, scheme?: Scheme) => string;
	/**
	 * A visitor of the token sheet. Replaces the tokens that relative colors start from with their values: `rgb(from var(--accent) …)` becomes
	 * `rgb(from #ff6a13 …)`. lightningcss turns that into a plain color when it reads it again, for browsers without
	 * relative colors: https://drafts.csswg.org/css-color-5/#relative-colors
	 */
	readonly inlineOrigins: Visitor<Record<string, never>>;
}

/** Prints a value of the property `color` after a visit. lightningcss only reads and prints style sheets. */
function visited(value: string, visitor: Visitor<Record<string, never>>): string {
	const { code } = transform({
		filename: tokenSheet,
		code: Buffer.from(`a{color:${value}}`),
		minify: true,
		visitor,
	});
	return code.toString().slice("a{color:".length, -"}".length);
}

function print(value: TokenOrValue[]): string {
	const unparsed = { propertyId: { property: "color" }, value } as const;
	return visited("red", { Declaration: { color: () => ({ property: "unparsed", value: unparsed }) } });
}

/** Evaluates a CSS color in a scheme. Returns undefined for anything else. */
function colorOf(text: string, scheme: Scheme): string | undefined {
	let isColor = false;
	let isHexadecimal = false;
	const printed = visited(text, {
		Declaration: {
			color(declaration) {
				isColor = declaration.property === "color";
				if (declaration.property !== "color") return declaration;
				const { value } = declaration;
				const chosen = typeof value === "object" && value.type === "light-dark" ? value[scheme] : value;
				isHexadecimal = typeof chosen === "object" && chosen.type === "rgb";
				return { property: "color", value: chosen };
			},
		},
	});
	if (!isColor) return undefined;
	// Pictures do not know other notations.
	return isHexadecimal ? printed : visited(`rgb(from ${printed} r g b / alpha)`, {});
}

/** Where lightningcss stopped reading, for a message. */
function placeOf(error: unknown): string {
	const line: unknown = Object(Object(error).loc).line;
	return typeof line === "number" ? `, line ${line},` : "";
}

function notAColor(token: string, [value]: readonly TokenOrValue[]): Problem {
	const isDouble =
		value?.type === "unresolved-color" || (value?.type === "function" && value.value.name === "light-dark");
	const color = isDouble ? "light-dark(#rrggbb, #rrggbb)" : "#rrggbb";
	return new Problem(
		`The token ${token} in ${tokenSheet} is not a color with a semicolon after it. Write it like this: ${token}: ${color};`,
	);
}

/** The tokens that are not colors, whose sizes follow the reader's text, and what they look like. */
const sizes = [
	{ tokens: /^--(?:[st]-\d|gutter)$/, units: ["rem", "vw"], example: "1.5rem" },
	{ tokens: /^--radius$/, units: ["px", "rem"], example: "2px" },
	{ tokens: /^--(?:quick|slow)$/, units: ["seconds", "milliseconds"], example: "0.16s" },
];

/** The unit of a number, undefined if it has none or is something else. */
function unitOf(part: TokenOrValue | undefined): string | undefined {
	if (part?.type === "length") return part.value.unit;
	return part?.type === "time" ? part.value.type : undefined;
}

/** Whether a value is one number of at least 0 with one of these units, or a function of such numbers, such as clamp(). */
function isSize([part, ...rest]: readonly TokenOrValue[], units: readonly string[]): boolean {
	if (rest.length > 0 || part === undefined) return false;
	if (part.type === "function") {
		return part.value.arguments.flatMap((inner) => unitOf(inner) ?? []).every((unit) => units.includes(unit));
	}
	const isPositive = (part.type === "length" || part.type === "time") && part.value.value >= 0;
	return isPositive && units.includes(unitOf(part) ?? "");
}

/** The first token that is not of its kind, as a sentence. */
function wrongSize(values: ReadonlyMap<string, readonly TokenOrValue[]>): string | undefined {
	for (const [token, value] of values) {
		const size = sizes.find(({ tokens }) => tokens.test(token));
		if (size && !isSize(value, size.units)) {
			return `The token ${token} in ${tokenSheet} is not a size of at least 0 with its unit. Write it like this: ${token}: ${size.example};`;
		}
	}
	return undefined;
}

/** The number of the first line with a declaration whose brackets are not closed. */
function openedLine(source: string): number | undefined {
	const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
	let line = 1;
	for (const declaration of code.split(/(?<=[;{}])/)) {
		if (declaration.split("(").length > declaration.split(")").length) {
			return line + declaration.slice(0, declaration.search(/\S/)).split("\n").length - 1;
		}
		line += declaration.split("\n").length - 1;
	}
	return undefined;
}

/**
 * Reads the design tokens.
 *
 * @param root the project's folder
 * @throws Problem if the style sheet cannot be read, a rule in it is not closed, a size has another unit than its kind, or
 *   a token is declared twice
 */
export async function readTokens(root: string): Promise<Tokens> {
	const values = new Map<string, TokenOrValue[]>();
	const repeated: string[] = [];
	const nested: number[] = [];
	const code = await readFile(join(root, tokenSheet));
	const source = code.toString();
	const opened = openedLine(source);
	// Browsers would ignore each declaration with the token.
	const spaced = /\d[ \t]+(?:rem|em|px|vw|ms|s)\b/.exec(source);
	const slip =
		sourceMistake(source) ??
		(opened && `Line ${opened} has a bracket that nothing closes.`) ??
		(spaced && `Line ${lineAt(source, spaced.index)} has a space between a number and its unit.`);
	if (slip) throw new Problem(`${tokenSheet} cannot be read. ${slip}`);
	try {
		transform({
			filename: tokenSheet,
			code,
			visitor: {
				Rule: {
					style({ value: { rules = [] } }) {
						for (const { value } of rules.filter((rule) => "value" in rule)) {
							if (value && "loc" in value) nested.push(value.loc.line);
						}
					},
				},
				Declaration: {
					custom({ name, value }) {
						if (values.has(name)) repeated.push(name);
						values.set(name, value);
					},
				},
			},
		});
	} catch (error) {
		throw new Problem(
			`${tokenSheet}${placeOf(error)} cannot be read: ${messageOf(error)}. Write each token as --name: value; and comments as /* … */.`,
		);
	}
	const [line] = nested;
	if (line !== undefined) {
		throw new Problem(
			`${tokenSheet}, line ${line + 1}: this rule is inside of another one. Close the one above it with "}".`,
		);
	}
	const [twice] = repeated;
	if (twice !== undefined) {
		throw new Problem(
			`The token ${twice} in ${tokenSheet} is declared twice; the lower one wins. Delete one.`,
		);
	}
	const wrong = wrongSize(values);
	if (wrong !== undefined) throw new Problem(wrong);

	/** The colors that were asked for, because every shape of a picture asks for its own. */
	const colors = new Map<string, string>();

	/** @param path the tokens whose values need this one */
	function resolved(token: string, path: readonly string[]): TokenOrValue[] {
		const value = values.get(token);
		if (value === undefined) {
			throw new Problem(
				`A color needs the token ${token}, which ${tokenSheet} does not have. Write it there again, or take all edits back with "git restore ${tokenSheet}".`,
			);
		}
		// Without a semicolon, a value includes the next declaration, which may need the same token.
		if (value.length !== 1 || path.includes(token)) throw notAColor(token, value);
		return inlined(value, [...path, token]);
	}

	/** Replaces tokens with their values: everywhere with a path, and otherwise only in relative colors. */
	function inlined(value: readonly TokenOrValue[], path?: readonly string[]): TokenOrValue[] {
		return value.flatMap((part): TokenOrValue[] => {
			if (part.type === "var") {
				const { name, fallback } = part.value;
				if (path) return resolved(name.ident, path);
				// lightningcss cannot read the `from: null` that it writes.
				return [{ type: "var", value: { name: { ident: name.ident }, ...(fallback && { fallback }) } }];
			}
			if (part.type === "function") {
				const { name, arguments: inner } = part.value;
				const [first] = inner;
				const isRelative =
					first?.type === "token" && first.value.type === "ident" && first.value.value === "from";
				const origin = isRelative ? [] : undefined;
				return [{ type: "function", value: { name, arguments: inlined(inner, path ?? origin) } }];
			}
			if (part.type === "unresolved-color" && part.value.type === "light-dark") {
				const { light, dark } = part.value;
				const both = { light: inlined(light, path), dark: inlined(dark, path) };
				return [{ type: "unresolved-color", value: { type: "light-dark", ...both } }];
			}
			return [part];
		});
	}

	return {
		color(token, scheme = "light") {
			const key = `--${token} ${scheme}`;
			const color = colors.get(key) ?? colorOf(print(resolved(`--${token}`, [])), scheme);
			if (color === undefined) throw notAColor(`--${token}`, values.get(`--${token}`) ?? []);
			colors.set(key, color);
			return color;
		},
		inlineOrigins: {
			Declaration: {
				custom: ({ name, value }) => ({ property: "custom", value: { name, value: inlined(value) } }),
			},
		},
	};
}
