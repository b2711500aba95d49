import { everyPlace, find } from "./everything.ts";

/** A value that the seller has not given yet. */
export interface RemainingPlaceholder {
	readonly file: string;
	/** The entry and the field, in words: "x1, videoId". */
	readonly where: string;
	/** What stands there now. */
	readonly text: string;
}

/** The placeholders that remain, in the order of the files. Values are placeholders by their type, not by their looks. */
export function remainingPlaceholders(content?: object): readonly RemainingPlaceholder[] {
	return [...everyPlace(content)].flatMap(({ file, path, value }) => {
		if (path.at(-1) !== "placeholder" || typeof value !== "string") return [];
		const { where } = find(file, path.slice(1, -1).length > 0 ? path.slice(0, -1) : path, content);
		return [{ file, where: where.slice(`${file}, `.length), text: value }];
	});
}
