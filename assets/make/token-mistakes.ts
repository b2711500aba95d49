import { type TokenOrValue, transform, type Visitor } from "lightningcss";
import { messageOf, Problem } from "./problem.ts";
import { lineAt, sourceMistake } from "./source-mistakes.ts";

export const tokenSheet = "assets/styles/tokens.css";

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

/** A mistake in the text that browsers would accept: they ignore each declaration with the token. */
function slipIn(source: string): string | undefined {
	const opened = openedLine(source);
	const spaced = /\d[ \t]+(?:rem|em|px|vw|ms|s)\b/.exec(source);
	return (
		sourceMistake(source) ??
		(opened !== undefined ? `Line ${opened} has a bracket that nothing closes.` : undefined) ??
		(spaced ? `Line ${lineAt(source, spaced.index)} has a space between a number and its unit.` : undefined)
	);
}

/** The tokens that need a unit, the units of each kind, and an example. Texts and spaces follow the reader's text size. */
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

/** Where lightningcss stopped reading, for a message. */
function placeOf(error: unknown): string {
	const line: unknown = Object(Object(error).loc).line;
	return typeof line === "number" ? `, line ${line},` : "";
}

/** The mistake that a color needs a token that is not there. */
export function missing(token: string): Problem {
	return new Problem(
		`A color needs the token ${token}, which ${tokenSheet} does not have. Write it there again, or take all edits back with "git restore ${tokenSheet}".`,
	);
}

/**
 * Checks the token sheet, apart from its colors.
 *
 * @throws Problem if it cannot be read, a rule in it is not closed, a token is missing or declared twice, or a size has
 *   another unit than its kind
 */
export function checkTokens(code: Uint8Array): void {
	const slip = slipIn(code.toString());
	if (slip !== undefined) throw new Problem(`${tokenSheet} cannot be read. ${slip}`);
	const declared = new Set<string>();
	const needed: string[] = [];
	const visitor: Visitor<Record<string, never>> = {
		Rule: {
			style({ value: { rules = [] } }) {
				for (const { value } of rules.filter((rule) => "value" in rule)) {
					if (!value || !("loc" in value)) continue;
					throw new Problem(
						`${tokenSheet}, line ${value.loc.line + 1}: this rule is inside of another one. Close the one above it with "}".`,
					);
				}
			},
		},
		Declaration: {
			custom({ name, value }) {
				if (declared.has(name)) {
					throw new Problem(
						`The token ${name} in ${tokenSheet} is declared twice; the lower one wins. Delete one.`,
					);
				}
				declared.add(name);
				const size = sizes.find(({ tokens }) => tokens.test(name));
				if (size === undefined || isSize(value, size.units)) return;
				throw new Problem(
					`The token ${name} in ${tokenSheet} is not a size of at least 0 with its unit. Write it like this: ${name}: ${size.example};`,
				);
			},
		},
		Variable({ name }) {
			needed.push(name.ident);
		},
	};
	try {
		transform({ filename: tokenSheet, code, visitor });
	} catch (error) {
		if (error instanceof Problem) throw error;
		throw new Problem(
			`${tokenSheet}${placeOf(error)} cannot be read: ${messageOf(error)}. Write each token as --name: value; and comments as /* … */.`,
		);
	}
	const lost = needed.find((token) => !declared.has(token));
	if (lost !== undefined) throw missing(lost);
}
