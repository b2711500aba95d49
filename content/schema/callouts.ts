import * as z from "zod/mini";
import { entries, fields, id, lineOfText, sentence } from "./rules.ts";

/**
 * Longer callouts do not fit beside a drawing. No digits, because the machines' dimensions are not
 * known.
 */
const callout = lineOfText(32).check(
	z.refine((value) => !/\d/.test(value), sentence("contains a number", "words that name the part")),
);

export const callouts = fields({ callouts: entries(id, callout) });
