import { type CalloutName, calloutNames } from "../model/drawings.ts";
import { fields, shortText } from "./rules.ts";

/** A word beside a drawing has no room for more. */
const word = shortText(32);

export const callouts = fields(Object.fromEntries(calloutNames.map((name) => [name, word])));

export type Callouts = Readonly<Record<CalloutName, string>>;
