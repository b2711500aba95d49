import { allStringsIn } from "./entries.ts";
import type { Content } from "./files.ts";
import type { Found } from "./mistakes.ts";

/** Files that have no copy, apart from names. */
const withoutCopy = [
	"content/colors.ts",
	"content/font.ts",
	"content/redirects.ts",
	"content/third-parties.ts",
];

/** Fields that are not copy: ids, addresses, and names of files and drawings. */
const otherFields = new Set([
	"contactPerson",
	"drawing",
	"email",
	"instead",
	"load",
	"machines",
	"moreVideos",
	"path",
	"phone",
	"photo",
	"plan",
	"siteUrl",
	"stockPhoto",
	"street",
	"terms",
	"type",
	"uploadDate",
	"videoId",
	"website",
	"zip",
]);

/** All copy, each string with its place. */
export function copyIn(content: Content): readonly Found[] {
	return Object.entries(content)
		.filter(([file]) => !withoutCopy.includes(file))
		.flatMap(([file, entries]) => allStringsIn(entries, file))
		.filter(({ place }) => !place.some((name) => otherFields.has(name)));
}

/**
 * The copy that contains one of these words, in any case, with a hyphen or a space between them.
 */
export function copyThatNames(content: Content, names: readonly string[]): readonly Found[] {
	const patterns = names.map((name) => {
		const words = name.match(/[\p{L}\d]+/gu) ?? [];
		return new RegExp(`(?<![\\p{L}\\d])${words.join("[ -]")}(?![\\p{L}\\d])`, "iu");
	});
	return copyIn(content).filter(({ value }) => patterns.some((pattern) => pattern.test(value)));
}
