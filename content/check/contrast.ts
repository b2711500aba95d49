import culori from "culori/require";
import { colorForm } from "../schema/colors.ts";
import { type ColorName, type Colors, colorIn, paletteOf } from "../site/palette.ts";
import type { Mistake } from "./mistakes.ts";

const grounds: readonly ColorName[] = ["paper", "sheet", "kraft"];
const withoutKraft: readonly ColorName[] = ["paper", "sheet"];
/** Surfaces that are dark in both schemes: what is on them has the dark scheme's colors. */
const night: readonly ColorName[] = ["night", "foot"];

interface Minimum {
	readonly front: ColorName;
	/** The least contrast ratio of the front to each of the others. */
	readonly minimum: number;
	/** What is behind it in both schemes. */
	readonly backs: readonly ColorName[];
	/** What else is behind its dark variant. */
	readonly inDark: readonly ColorName[];
}

/** The minimum contrast of text is 7, of links and buttons 4.5, and of graphics 3. */
const minimums: readonly Minimum[] = [
	{ front: "ink", minimum: 7, backs: grounds, inDark: night },
	{ front: "ink-2", minimum: 7, backs: withoutKraft, inDark: night },
	{ front: "link", minimum: 4.5, backs: grounds, inDark: night },
	{ front: "on-accent", minimum: 4.5, backs: ["accent", "accent-hover"], inDark: [] },
	{ front: "focus", minimum: 3, backs: grounds, inDark: night },
	{ front: "dim", minimum: 3, backs: withoutKraft, inDark: [] },
	// Less than WCAG asks of a shape that has to be seen, because buttons have words and moving parts
	// have edges.
	{ front: "accent", minimum: 1.5, backs: ["paper"], inDark: [] },
];

/** The colors that meet in each scheme, and the contrast ratio that they need. */
const pairs = (["light", "dark"] as const).flatMap((scheme) =>
	minimums.flatMap(({ front, minimum, backs, inDark }) => {
		const allBacks = scheme === "dark" ? [...backs, ...inDark] : backs;
		return allBacks.map((back) => ({ scheme, front, back, minimum }));
	}),
);

/** Finds colors of text, links and backgrounds that are missing. */
export function missingColors(content: Colors): readonly Mistake[] {
	const palette = paletteOf(content);
	const used = new Set(pairs.flatMap(({ front, back }) => [front, back]));
	return [...used]
		.filter((name) => !(name in palette))
		.map((name) => ({
			value: undefined,
			place: ["content/colors.ts", "colors", name],
			wrong: "is missing",
			allowed: colorForm,
		}));
}

/**
 * Finds colors with too little contrast. Mistakes in derived colors are reported for the brand
 * color.
 */
export function lowContrast(content: Colors): readonly Mistake[] {
	const palette: Colors["colors"] = paletteOf(content);
	return pairs.flatMap(({ scheme, front, back, minimum }) => {
		const [color, ground] = [palette[front], palette[back]];
		const ratio =
			color && ground ? culori.wcagContrast(colorIn(scheme, color), colorIn(scheme, ground)) : minimum;
		if (ratio >= minimum) return [];
		const { value, key, verb, change } = entryOf(front, back, content);
		return [
			{
				value,
				place: ["content/colors.ts", ...key],
				wrong: `${verb} a contrast ratio of ${ratio.toFixed(1)}:1 against ${back} in the ${scheme} scheme`,
				allowed: `a darker or lighter ${change}, with a contrast ratio of at least ${minimum}:1`,
			},
		];
	});
}

/** The entry to change for another `front`: its own, or the brand color that it follows. */
function entryOf(front: string, back: string, { accent, colors }: Colors) {
	const own = colors[front];
	if (own) return { value: own, key: ["colors", front], verb: "has", change: `${front} or ${back}` };
	const verb = front === "accent" ? "has" : `gives ${front}`;
	return { value: accent, key: ["accent"], verb, change: "color" };
}
