import { routes } from "../../content/site/routes.ts";
import { addressesIn, startTagsIn } from "./elements.ts";
import { Problem } from "./problem.ts";
import type { PublicFile } from "./public-files.ts";
import type { SiteFile } from "./site-file.ts";

/**
 * Links with a scheme or a host, such as `mailto:`, and "#", which leads to the top of any page.
 */
const isUnchecked = /^(?:[a-z][a-z\d+.-]*:|\/\/|#$)/i;

/** An internal link as it is written, and the address of the file that has it. */
interface Link {
	readonly link: string;
	readonly from: string;
}

/** The address of a file, which is the folder of an `index.html`. */
function addressOf(file: string, base: string): string {
	return base + file.replace(/(^|\/)index\.html$/, "$1");
}

/** The ids and the links of a page or a drawing, among them all variants of its pictures. */
function attributesIn({ path, contents }: SiteFile) {
	if (typeof contents !== "string" || !/\.(?:html|svg)$/.test(path)) return [];
	return startTagsIn(contents).flatMap(({ attributes }) =>
		[...attributes].flatMap(([name, value]) => {
			if (name === "srcset") return addressesIn(value).map((address) => ({ name: "src", value: address }));
			return /^(?:id|href|src)$/.test(name) ? [{ name, value }] : [];
		}),
	);
}

/**
 * Finds internal links and their possible targets: the addresses of all files, and of elements with
 * an id, among them those that two elements share.
 */
function linksIn(files: readonly SiteFile[], base: string) {
	const targets = new Set<string>();
	const repeated = new Set<string>();
	const links: Link[] = [];
	for (const file of files) {
		const address = addressOf(file.path, base);
		targets.add(address);
		for (const { name, value } of attributesIn(file)) {
			if (name === "id") {
				const target = `${address}#${value}`;
				if (targets.has(target)) repeated.add(target);
				targets.add(target);
			} else if (!isUnchecked.test(value)) {
				links.push({ link: value, from: address });
			}
		}
	}
	return { targets, repeated, links };
}

/**
 * Checks that every internal link leads to a file of the site, and its `#fragment` to an element in
 * that file, which is the only one with this id.
 *
 * @param base the base path of the site
 * @param publicFiles further files, in which nothing is checked
 * @returns a warning for each indexed page that no other page links to
 * @throws Problem that lists every broken link, and every id that two elements of a page have
 */
export function checkLinks(
	files: readonly SiteFile[],
	base: string,
	publicFiles: readonly PublicFile[] = [],
): readonly string[] {
	const { targets, repeated, links } = linksIn(files, base);
	for (const { path } of publicFiles) {
		targets.add(addressOf(path, base));
	}
	/** The addresses that another page links to. */
	const linked = new Set<string>();
	/** What is wrong with each broken link, and the pages that have it. */
	const broken = new Map<string, Set<string>>();
	for (const { link, from } of links) {
		const target = link.startsWith("#") ? from + link : link;
		const [address = ""] = target.split("#");
		if (address !== from) linked.add(address);
		if (targets.has(target)) continue;
		const reason = targets.has(address) ? "its target has no such id" : "there is no such file";
		const problem = `The link "${link}" is broken: ${reason}. The link is on`;
		broken.set(problem, (broken.get(problem) ?? new Set()).add(from));
	}
	const problems = [
		...[...broken].map(([problem, pages]) => `${problem} ${[...pages].join(" and ")}.`),
		...[...repeated].map(
			(target) =>
				`Two elements have the address ${target}. Rename the product with this id in content/products.ts, or change the id of the component.`,
		),
	];
	if (problems.length > 0) throw new Problem(problems.join("\n"));

	return routes
		.filter(({ path, indexed }) => indexed && !linked.has(base + path.slice(1)))
		.map(
			({ path }) =>
				`No other page links to ${path}. Link to it in content/navigation.ts, or delete the page.`,
		);
}
