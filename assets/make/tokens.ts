import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type TokenOrValue, transform, type Visitor } from "lightningcss";
import { Problem } from "./problem.ts";
import { checkTokens, missing, tokenSheet } from "./token-mistakes.ts";

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
	/**
	 * A visitor of all sheets. Replaces the tokens that are one number with it, which is shorter than a reference:
	 * `var(--s-3)` becomes `1.5rem`.
	 */
	readonly inlineNumbers: Visitor<Record<string, never>>;
}

type Values = ReadonlyMap<string, TokenOrValue[]>;

/** Whether a value needs another token. */
function needsOthers(value: readonly TokenOrValue[]): boolean {
	return JSON.stringify(value).includes('"type":"var"');
}

/**
 * The values of the tokens, with those of other tokens in place of `var()`. lightningcss evaluates a color that needs no
 * other token.
 *
 * @param known the tokens that need no other
 */
function valuesIn(sheet: Uint8Array, known: Values = new Map()): Values {
	const values = new Map<string, TokenOrValue[]>();
	const { code } = transform({
		filename: tokenSheet,
		code: sheet,
		visitor: {
			Variable({ name }) {
				return known.get(name.ident);
			},
			DeclarationExit: {
				custom({ name, value }) {
					values.set(name, value);
				},
			},
		},
	});
	const plain = new Map([...values].filter(([, value]) => !needsOthers(value)));
	return plain.size > known.size ? valuesIn(code, plain) : values;
}

/** Prints a value of the property `color` after a visit. lightningcss only reads and prints style sheets. */
function visited(value: string, visitor: Visitor<Record<string, never>>): string {
	const code = Buffer.from(`a{color:${value}}`);
	const printed = transform({ filename: tokenSheet, code, minify: true, visitor }).code.toString();
	return printed.slice("a{color:".length, -"}".length);
}

/** Evaluates a color in a scheme. Returns undefined for anything else. */
function colorOf(value: TokenOrValue[], scheme: Scheme): string | undefined {
	// Without a semicolon, a value includes the next declaration, which may need the same token.
	if (needsOthers(value)) return undefined;
	const unparsed = { propertyId: { property: "color" }, value } as const;
	const written = visited("red", {
		Declaration: { color: () => ({ property: "unparsed", value: unparsed }) },
	});
	let isColor = false;
	let isHexadecimal = false;
	const printed = visited(written, {
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

function notAColor(token: string, [value]: readonly TokenOrValue[]): Problem {
	const isDouble =
		value?.type === "unresolved-color" || (value?.type === "function" && value.value.name === "light-dark");
	const color = isDouble ? "light-dark(#rrggbb, #rrggbb)" : "#rrggbb";
	return new Problem(
		`The token ${token} in ${tokenSheet} is not a color with a semicolon after it. Write it like this: ${token}: ${color};`,
	);
}

/**
 * Reads the design tokens.
 *
 * @param root the project's folder
 * @throws Problem if the style sheet cannot be read, a rule in it is not closed, a size has another unit than its kind, or
 *   a token is missing or declared twice
 */
export async function readTokens(root: string): Promise<Tokens> {
	const sheet = await readFile(join(root, tokenSheet));
	checkTokens(sheet);
	const values = valuesIn(sheet);
	const numbers = new Map(
		[...values].filter(
			([, [part, ...rest]]) => /^(?:length|time)$/.test(part?.type ?? "") && rest.length === 0,
		),
	);
	/** The colors that were asked for, because every shape of a picture asks for its own. */
	const colors = new Map<string, string>();
	return {
		color(token, scheme = "light") {
			const key = `--${token} ${scheme}`;
			const value = values.get(`--${token}`);
			if (value === undefined) throw missing(`--${token}`);
			const color = colors.get(key) ?? colorOf(value, scheme);
			if (color === undefined) throw notAColor(`--${token}`, value);
			colors.set(key, color);
			return color;
		},
		inlineOrigins: {
			// On the way out, because the origin of a color may be a relative color itself.
			FunctionExit({ name, arguments: parts }) {
				const [first] = parts;
				const isRelative =
					first?.type === "token" && first.value.type === "ident" && first.value.value === "from";
				if (!isRelative) return undefined;
				const inlined = parts.flatMap((part) =>
					part.type === "var" ? (values.get(part.value.name.ident) ?? part) : part,
				);
				return { type: "function", value: { name, arguments: inlined } };
			},
		},
		inlineNumbers: {
			Declaration: { custom: ({ name }) => (numbers.has(name) ? [] : undefined) },
			Variable({ name }) {
				return numbers.get(name.ident);
			},
		},
	};
}
