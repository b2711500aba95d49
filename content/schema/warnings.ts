import { types } from "../guide.ts";
import { allProducts } from "../model/product-targets.ts";
import { routes } from "../model/routes.ts";

/** Finds what is probably a mistake in correct content: a line for each, with where it is and what to do. */
export function contentWarnings({ date }: { readonly date: Date }): readonly string[] {
	return [...futureVideos(date), ...missingMachines(), ...repeatedMetadata("title", "description")];
}

function futureVideos(date: Date): readonly string[] {
	return allProducts.flatMap(({ id, product: { uploadDate } }) =>
		uploadDate === undefined || new Date(uploadDate) <= date
			? []
			: [
					`content/products.ts, ${id}, uploadDate: "${uploadDate}" is in the future. Write when the video was uploaded.`,
				],
	);
}

/** The sheet has every product once. */
function missingMachines(): readonly string[] {
	const shown = Object.values(types).flatMap(({ machines }) => machines.map(({ product }) => product));
	return allProducts
		.filter(({ id }) => !shown.some((product) => product === id))
		.map(
			({ id }) =>
				`content/products.ts, ${id} is not on the sheet. Add it to the machines of its type in content/guide.ts.`,
		);
}

/** Search engines replace titles and descriptions that two pages have. */
function repeatedMetadata(...fields: readonly ("title" | "description")[]): readonly string[] {
	return fields.flatMap((field) =>
		routes.flatMap((route, index) => {
			const first = routes.slice(0, index).find((earlier) => earlier[field] === route[field]);
			if (first === undefined) return [];
			return [`The pages ${first.path} and ${route.path} have the same ${field}. Make one of them unique.`];
		}),
	);
}
