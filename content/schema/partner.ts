import * as z from "zod/mini";
import { upload } from "./pictures.ts";
import { fields, name, oneOf, paragraphs, sentence, website } from "./rules.ts";

export const partner = fields({
	name: name,
	website: website,
	/** An empty line starts a new paragraph. */
	description: paragraphs,
	/** A drawing of a scale replaces a missing logo. */
	logo: z.union(
		[fields({ drawing: oneOf(["scale"]) }), fields(upload)],
		sentence("is not an entry", '{ drawing: "scale" } or { photo: "…", alt: "…" }'),
	),
});

export type Partner = z.infer<typeof partner>;
