import * as z from "zod/mini";
import { entries, fields, lineThat, sentence } from "./rules.ts";

const file = lineThat(
	(value) => /^(?:@[\w.-]+\/)?[\w.-]+\/.+\.(?:woff2?|ttf|otf)$/.test(value),
	"is not the file of a package",
	'the name of a package and of a font file in it, such as "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2"',
);

const tag = lineThat(
	(value) => /^[\w ]{4}$/.test(value),
	"is not the tag of an axis",
	'four letters, such as "wght" for weight and "wdth" for width',
);

const number = z.number(sentence("is not a number", "a number without quotes"));

const style = fields({ axes: entries(tag, number), letterSpacing: number });

export const font = fields({ file, headline: style, stretch: style });

export type HeadlineFont = z.infer<typeof font>;
