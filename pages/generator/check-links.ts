import { Problem } from "../../assets/make/problem.ts";
import { fileOf, routes } from "../../content/model/routes.ts";
import { pageOf } from "../page-list.tsx";
import type { SiteFiles } from "./site-files.ts";

/** React writes every attribute in this form. */
const attribute = / (id|href|src)="([^"]*)"/g;

/** All addresses of a picture, with the widths for which they are. */
const srcSet = / srcSet="([^"]*)"/g;

/** One address of a srcSet. Only a comma after a space or a width ends it: https://html.spec.whatwg.org/#parsing-a-srcset-attribute */
const candidate = /([^\s,]\S*)[^,]*,?\s*/g;

/** Links to other sites, and "#", which leads to the top of any page. */
const isUnchecked = /^(?:[a-z][a-z\d+.-]*:|\/\/|#$)/i;

/**
 * How a page reaches another host without a click on a link. Every `<link>` but that to its own address counts: a policy
 * does not stop those that only open a connection.
 */
const request =
	/(?: (?:src|action|formAction|data|poster)="|<link(?![^>]* rel="canonical")[^>]* href="|url\("?)((?:https?:)?\/\/[^")]*)/g;

/**
 * Checks that every internal link leads to a file of the site, and its `#fragment` to an element in that file. Checks
 * that a page makes no request that its CSP would block.
 *
 * @param base the base path of the site
 * @returns a warning for each indexed page that no other page links to
 * @throws Problem that lists every broken link and every request to a host that the page does not name
 */
export function checkLinks(files: SiteFiles, base: string): readonly string[] {
	/** The addresses of all files, and of all elements with an id. */
	const targets = new Set<string>();
	const links: { readonly link: string; readonly page: string }[] = [];
	/** What is wrong with each broken link, on the first page that has it. */
	const broken = new Map<string, string>();
	const thirdParties = new Map(routes.map((route) => [fileOf(route.path), pageOf(route).thirdParties ?? []]));
	for (const [file, contents] of files) {
		const page = base + file.replace(/(^|\/)index\.html$/, "$1");
		targets.add(page);
		if (typeof contents !== "string" || !/\.(?:html|svg|css)$/.test(file)) continue;
		const markup = contents.replace(srcSet, (_, list: string) => list.replace(candidate, ' src="$1"'));
		for (const [, name, value = ""] of markup.matchAll(attribute)) {
			if (name === "id") targets.add(`${page}#${value}`);
			else if (!isUnchecked.test(value)) links.push({ link: value, page });
		}
		for (const [, address = ""] of markup.matchAll(request)) {
			if (thirdParties.get(file)?.some((host) => address.startsWith(`${host}/`))) continue;
			broken.set(
				address,
				`The page ${page} loads from "${address}" or sends a form to it, but its CSP does not allow that host. Add it to content/third-parties.ts, and to the thirdParties of the page in pages/page-list.tsx.`,
			);
		}
	}

	const linked = new Set<string>();
	for (const { link, page } of links) {
		const target = link.startsWith("#") ? page + link : link;
		const [address = ""] = target.split("#");
		if (address !== page) linked.add(address);
		if (targets.has(target) || broken.has(link)) continue;
		const reason = targets.has(address) ? "no element there has that id" : "there is no such file";
		broken.set(link, `The link "${link}" on the page ${page} is broken: ${reason}.`);
	}
	if (broken.size > 0) throw new Problem([...broken.values()].join("\n"));

	return routes
		.filter(({ path, indexed }) => indexed && !linked.has(base + path.slice(1)))
		.map(
			({ path }) =>
				`No other page links to ${path}. Add a link to content/navigation.ts, or delete the page.`,
		);
}
