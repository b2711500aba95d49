import { fieldsOf, machinesIn, productPagesIn, productsIn } from "./entries.ts";
import type { Content } from "./files.ts";
import type { Mistake } from "./mistakes.ts";
import { repeated } from "./repeated.ts";

/**
 * Finds probable mistakes in valid content: upload dates in the future, products that the home page
 * leaves out, and metadata that was copied from another page.
 *
 * @param date when the site is built
 */
export function doubtfulEntries(content: Content, date: Date): readonly Mistake[] {
	const products = productsIn(content);
	const future = fieldsOf("uploadDate", products).filter(({ value }) => new Date(value) > date);
	const machines = new Set(machinesIn(content).map(({ value }) => value));
	const absent = products.filter(({ id }) => !machines.has(id));
	const pages = Object.entries(content["content/pages.ts"].pages).map(([path, entry]) => ({
		entry,
		place: ["content/pages.ts", "pages", path],
	}));
	const { singles, lists } = productPagesIn(content);
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
		...repeated([...fieldsOf("title", pages), ...fieldsOf("metaTitle", lists)]),
		...repeated([...fieldsOf("description", pages), ...fieldsOf("metaDescription", [...lists, ...singles])]),
	];
}
