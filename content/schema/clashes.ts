import { find, placesOf } from "../model/everything.ts";
import type { Mistake } from "./mistake.ts";
import { idSentence, isId } from "./rules.ts";

const productsFile = "content/products.ts";

function keysAt(content: object, path: readonly PropertyKey[]): readonly string[] {
	const { value } = find(productsFile, path, content);
	return typeof value === "object" && value !== null ? Object.keys(value) : [];
}

/** The ids of a list's items, in order. */
function itemIds(content: object, list: PropertyKey): readonly string[] {
	return keysAt(content, ["productLists", list, "items"]).map((place) =>
		String(find(productsFile, ["productLists", list, "items", place, "id"], content).value),
	);
}

/** Entries whose key cannot stand in an address. The schema would look only once all of them are right. */
function badIds(content: object): readonly Mistake[] {
	return ["productLists", "products"].flatMap((kind) =>
		keysAt(content, [kind])
			.filter((key) => !isId(key))
			.map((key) => ({ file: productsFile, path: [kind, key], sentence: idSentence, name: key })),
	);
}

/** Two entries with the same address: the second can never be reached. */
function sameAddresses(content: object): readonly Mistake[] {
	const lists = keysAt(content, ["productLists"]);
	const asProducts = keysAt(content, ["products"]).filter((id) => lists.includes(id));
	const asItems = lists.flatMap((list) =>
		itemIds(content, list).flatMap((id, place, ids) =>
			ids.indexOf(id) < place ? [["productLists", list, "items", place, "id"]] : [],
		),
	);
	return [
		...asProducts.map((id) => ({
			file: productsFile,
			path: ["products", id],
			name: id,
			sentence: "is the id of a list. Allowed: an id of its own.",
		})),
		...asItems.map((path) => ({
			file: productsFile,
			path,
			sentence: "is the id of an item before it. Allowed: an id of its own on its page.",
		})),
	];
}

/** The same video at two machines: one of them is a slip. */
function sameVideos(content: object): readonly Mistake[] {
	const seen = new Map<string, Pick<Mistake, "file" | "path">>();
	return placesOf("videoId", content).flatMap(({ file, path, value }) => {
		const video = JSON.stringify(value);
		const first = seen.get(video);
		seen.set(video, first ?? { file, path });
		if (first === undefined) return [];
		const where = find(first.file, first.path.slice(0, -1), content).names.slice(1).join(", ");
		return [{ file, path, sentence: `is also the video of ${where}. Allowed: a video of its own.` }];
	});
}

/** The same words for two links of the drawer. */
function sameLabels(content: object): readonly Mistake[] {
	const seen = new Set<unknown>();
	return placesOf("navigationLabel", content).flatMap(({ file, path, value }) => {
		if (!seen.has(value)) {
			seen.add(value);
			return [];
		}
		return [{ file, path, sentence: "is the label of another machine, too. Allowed: a label of its own." }];
	});
}

/** Links to an item that is not on the list. */
function deadFragments(content: object): readonly Mistake[] {
	return placesOf("fragment", content).flatMap(({ file, path, value }) => {
		const list = find(file, [...path.slice(0, -1), "list"], content).value;
		const ids = itemIds(content, String(list));
		return ids.length === 0 || ids.includes(String(value))
			? []
			: [{ file, path, sentence: `is no machine of the list "${list}". Allowed: ${ids.join(", ")}.` }];
	});
}

/** The hero's lines and the page's heading are the same words, because both are on the page. */
function twoHeadlines(content: object): readonly Mistake[] {
	const heading = find("content/pages.ts", ["fixedPages", "/", "heading"], content).value;
	const path = ["homePage", "hero", "lines"];
	const lines = find("content/pages.ts", path, content).value;
	return Array.isArray(lines) && lines.join(" ") !== heading
		? [
				{
					file: "content/pages.ts",
					path,
					sentence: `are not the words of the page's heading. Allowed: the words of "${heading}", in lines.`,
				},
			]
		: [];
}

/** What is wrong between entries, each of which may be right by itself. */
export function clashes(content: object): readonly Mistake[] {
	return [
		...badIds(content),
		...sameAddresses(content),
		...sameVideos(content),
		...sameLabels(content),
		...deadFragments(content),
		...twoHeadlines(content),
	];
}
