import { headlines } from "../../../../content/check/headlines.ts";
import { formatMistake } from "../../../../content/check/mistakes.ts";
import { font } from "../../../../content/font.ts";
import { rejectContent } from "../../problem.ts";
import { type Lettering, loadLettering } from "./lettering.ts";

/**
 * Loads the lettering of the headlines in the content. A page may fall back to another font, but a
 * card cannot.
 *
 * @throws Problem for each headline with a letter that the font does not have
 */
export async function loadHeadlineLettering(): Promise<Lettering> {
	const texts = headlines();
	const lettering = await loadLettering(texts.map(({ value }) => value).join(""));
	rejectContent(
		texts.flatMap((found) => {
			const missing = lettering.missingIn(found.value);
			if (missing.length === 0) return [];
			const wrong = `contains ${missing.join(" and ")}, which the headline font does not have`;
			return [formatMistake({ ...found, wrong, allowed: `letters in ${font.file}` })];
		}),
	);
	return lettering;
}
