import * as z from "zod/mini";
import { entries, lineThat, name, sentence } from "./rules.ts";

const hexadecimal = lineThat(
	(value) => /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value),
	"is not a hexadecimal color",
	'a hexadecimal color, such as "#1d4ed8"',
);

/** What a color looks like, for messages. */
export const colorForm = 'one such as "#1d4ed8", or a light and a dark one: ["…", "…"]';

const notColor = sentence("is not a color", colorForm);

const color = z.union([hexadecimal, z.readonly(z.tuple([hexadecimal, hexadecimal], notColor))], notColor);

export const accent = lineThat(
	(value) => /^#[\da-f]{6}$/i.test(value),
	"is not a six-digit color",
	'"#" and six digits or letters from a to f, such as "#1d4ed8"',
);

export const colors = entries(name, color);

export type Color = z.infer<typeof color>;
