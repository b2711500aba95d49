import * as z from "zod/mini";
import { callouts as words } from "../callouts.ts";
import { keysOf } from "../model/keys.ts";
import { fields, lineOfText, sentence } from "./rules.ts";

/** A word beside a drawing has no room for more. The dimensions of the machines are not known. */
const word = lineOfText(32).check(
	z.refine((value) => !/\d/.test(value), sentence("contains a number", "words that name the part")),
);

export const callouts = fields(Object.fromEntries(keysOf(words).map((name) => [name, word])));
