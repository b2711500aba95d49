import { copyIn } from "./copy.ts";
import { productPagesIn, productsIn } from "./entries.ts";
import type { Content } from "./files.ts";
import type { Found, Mistake } from "./mistakes.ts";

/** A word of capitals and digits, such as "R600" or "X0PS". */
const model = /(?<![\w-])[A-Z][A-Z\d]*\d[A-Z\d]*(?![\w-])/g;

function modelsIn(text: string): readonly string[] {
	return text.match(model) ?? [];
}

/** The pattern of a model's name: "A9" for "R600" and "T1300", "A9AA" for "X0PS". */
function patternOf(name: string): string {
	return name.replace(/[A-Z]/g, "A").replace(/\d+/g, "9");
}

/**
 * Finds words in the copy that look like the name of a product, but are part of no name. They may
 * be left over from a product that was removed or renamed.
 */
export function unknownModels(content: Content): readonly Mistake[] {
	const names = productsIn(content).flatMap(({ id, entry }) => [id.toUpperCase(), entry.name, entry.label]);
	const models = names.flatMap((name = "") => modelsIn(name.replaceAll("-", " ")));
	const { company } = content["content/company.ts"];
	const otherNames = [
		company.name,
		company.wordmark,
		...content["content/partners.ts"].partners.map(({ name }) => name),
		...Object.keys(content["content/glossary.ts"].glossary),
	];
	const known = new Set([...models, ...otherNames.flatMap(modelsIn)]);
	const patterns = new Set(models.map(patternOf));
	return copyIn(content).flatMap(({ value, place }) => {
		const unknown = modelsIn(value).filter((name) => !known.has(name) && patterns.has(patternOf(name)));
		return [...new Set(unknown)].map((name) => ({
			value: name,
			place,
			wrong: "is the name of no product",
			advice:
				"If you removed or renamed the product, rewrite this text. If it names something else, explain it in content/glossary.ts.",
		}));
	});
}

const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const anyNumber = `(${numbers.join("|")}|both)`;

/** "six types", also of wrapper or of machine, but not of anything else. */
const typesInCopy = new RegExp(
	`\\b${anyNumber} types(?: of (?:[\\w-]+ )?(?:wrapper|machine)s?\\b)?(?! of)`,
	"i",
);

/** "three videos" or "three automatic pallet wrappers". */
const productsInCopy = new RegExp(
	`\\b${anyNumber}(?: [\\w-]+){0,2} (?:videos|wrappers|machines|models)\\b`,
	"i",
);

function wrongNumber(
	{ value, place }: Found,
	pattern: RegExp,
	right: number,
	where: string,
): readonly Mistake[] {
	const [words, number = ""] = pattern.exec(value) ?? [];
	const said = number.toLowerCase() === "both" ? 2 : numbers.indexOf(number.toLowerCase()) + 2;
	if (words === undefined || said === right) return [];
	return [{ value: words, place, wrong: `is not how many there are: ${where} has ${right}` }];
}

/** Finds numbers of types in the copy, and of products in that of lists, that are out of date. */
export function wrongNumbers(content: Content): readonly Mistake[] {
	const types = Object.keys(content["content/chooser.ts"].types).length;
	const { lists } = productPagesIn(content);
	return [
		...copyIn(content).flatMap((found) => wrongNumber(found, typesInCopy, types, "content/chooser.ts")),
		...lists.flatMap(({ id, entry, place }) =>
			(["metaTitle", "metaDescription", "intro"] as const).flatMap((field) =>
				wrongNumber(
					{ value: entry[field] ?? "", place: [...place, field] },
					productsInCopy,
					Object.keys(entry.items).length,
					`the list "${id}"`,
				),
			),
		),
	];
}
