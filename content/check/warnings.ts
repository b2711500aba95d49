import { company } from "../company.ts";
import { titleLimit } from "../schema/rules.ts";
import { roomForTitle } from "../site/titles.ts";
import { fieldsOf, machinesIn, productPagesIn, productsIn } from "./entries.ts";
import type { Content } from "./files.ts";
import { unknownModels, wrongNumbers } from "./leftovers.ts";
import type { Mistake } from "./mistakes.ts";
import { repeated } from "./repeated.ts";

/**
 * Finds probable mistakes in valid content: upload dates in the future, products that the home page
 * leaves out or does not tell apart, titles in search results without room for the company's name,
 * metadata that was copied from another page, and what a removed product has left behind in the
 * copy.
 *
 * @param date when the site is built
 */
export function doubtfulEntries(content: Content, date: Date): readonly Mistake[] {
	const products = productsIn(content);
	const future = fieldsOf("uploadDate", products).filter(({ value }) => new Date(value) > date);
	const machines = new Set(machinesIn(content).map(({ value }) => value));
	const absent = products.filter(({ id }) => !machines.has(id));
	const alternatives = Object.values(content["content/chooser.ts"].types)
		.filter(({ machines }) => machines.length > 1)
		.flatMap(({ machines }) => machines);
	const alike = products.filter(
		({ id, entry }) => alternatives.includes(id) && entry.distinction === undefined,
	);
	const pages = Object.entries(content["content/pages.ts"].pages).map(([path, entry]) => ({
		entry,
		place: ["content/pages.ts", "pages", path],
	}));
	const indexed = pages.filter(({ entry }) => !("indexed" in entry) || entry.indexed);
	const { singles, lists } = productPagesIn(content);
	const titles = [
		...fieldsOf("title", indexed),
		...lists.flatMap((list) => fieldsOf("metaTitle" in list.entry ? "metaTitle" : "name", [list])),
		...fieldsOf("name", singles),
	];
	const room = roomForTitle();
	return [
		...future.map((found) => ({
			...found,
			wrong: "is in the future",
			advice: "Enter when the video was uploaded.",
		})),
		...absent.map(({ id, place }) => ({
			value: id,
			place,
			wrong: "is not among the machines on the home page",
			advice: "Add it to its type in content/chooser.ts.",
		})),
		...alike.map(({ id, place }) => ({
			value: id,
			place,
			wrong: "is not told apart from the other machines of its type",
			advice: 'Give it a distinction, such as "loaded by forklift".',
		})),
		...titles
			.filter(({ value }) => [...value].length > room)
			.map((title) => ({
				...title,
				wrong: "is too long for the company's name, which is missing from the page's title",
				allowed: `up to ${room} characters. With "${company.name}", that makes ${titleLimit}, which search engines show`,
			})),
		...repeated([...fieldsOf("title", pages), ...fieldsOf("metaTitle", lists)]),
		...repeated([...fieldsOf("description", pages), ...fieldsOf("metaDescription", [...lists, ...singles])]),
		...unknownModels(content),
		...wrongNumbers(content),
	];
}
