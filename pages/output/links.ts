import { isPage, type Parts, partsOf, type SiteFile } from "../site-file.ts";

/** Internal links that lead nowhere. The message names each once, and the pages it stands on. */
class LinkError extends Error {
	override readonly name = "LinkError";
}

/** The pages that a link stands on: how many, and the first three by name. */
interface Places {
	count: number;
	readonly first: string[];
}

const attribute = / (id|href|src|srcset)="([^"]*)"/gi;
const hasScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The addresses in an attribute: a `srcset` has several, each with a description behind it. */
function addressesIn(name: string, value: string): readonly string[] {
	if (name.toLowerCase() !== "srcset") return [value];
	return value.split(",").map((candidate) => candidate.trim().replace(/\s.*$/, ""));
}

/** What stands in a part of a page: the ids that links lead to, and the links. */
interface Attributes {
	readonly ids: readonly string[];
	readonly links: readonly string[];
}

function attributesIn(part: string): Attributes {
	const ids: string[] = [];
	const links: string[] = [];
	for (const [, name = "", value = ""] of part.matchAll(attribute)) {
		if (name === "id") ids.push(value);
		else links.push(...addressesIn(name, value));
	}
	return { ids, links };
}

/** The file that a host sends for a path of the site. */
function fileOf(path: string): string {
	return path.endsWith("/") || path === "" ? `${path}index.html` : path;
}

function printPlaces({ count, first }: Places): string {
	if (count === 1) return `It stands on ${first.join()}.`;
	const rest = count > first.length ? ` and ${count - first.length} more` : "";
	return `It stands on ${count} pages: ${first.join(", ")}${rest}.`;
}

/** What was found in the pages of a site, or in some of them. It can be sent to another thread. */
export interface FoundLinks {
	readonly places: ReadonlyMap<string, Places>;
	readonly deadWithin: ReadonlyMap<string, Places>;
	/** The ids on each page; none of a file that is no page. */
	readonly idsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The check of a site's internal links: each is written from the root of the site, its file is among the files, and
 * its `#fragment` stands in it. What it keeps grows with the site's distinct links, not with its markup.
 */
export class LinkCheck {
	readonly #base: string;
	readonly #places = new Map<string, Places>();
	readonly #deadWithin = new Map<string, Places>();
	readonly #idsOf = new Map<string, ReadonlySet<string>>();
	/** Most pages have the same ids, so each set is kept once. */
	readonly #idSets = new Map<string, ReadonlySet<string>>();
	/** What was found in parts that pages share. */
	readonly #known = new Map<string, Attributes>();

	constructor(base: string) {
		this.#base = base;
	}

	/** Hands files on, and reads the pages among them. */
	*through(files: Iterable<SiteFile>): Generator<SiteFile> {
		for (const file of files) {
			if (isPage(file)) this.#readPage(file[0], partsOf(file));
			else if (!this.#idsOf.has(file[0])) this.#idsOf.set(file[0], new Set());
			yield file;
		}
	}

	#readPage(path: string, { own, shared }: Parts): void {
		const found = [attributesIn(own), ...shared.map((part) => this.#attributesOfShared(part))];
		const ids = found.flatMap((attributes) => attributes.ids);
		const key = ids.join(" ");
		const idSet = this.#idSets.get(key) ?? new Set(key.split(" "));
		this.#idSets.set(key, idSet);
		this.#idsOf.set(path, idSet);
		for (const link of new Set(found.flatMap(({ links }) => links))) {
			if (!link.startsWith("#")) note(this.#places, link, path);
			else if (link !== "#" && !idSet.has(link.slice(1))) note(this.#deadWithin, link, path);
		}
	}

	#attributesOfShared(part: string): Attributes {
		const attributes = this.#known.get(part) ?? attributesIn(part);
		this.#known.set(part, attributes);
		return attributes;
	}

	get found(): FoundLinks {
		return { places: this.#places, deadWithin: this.#deadWithin, idsOf: this.#idsOf };
	}

	/** Takes over what was found in pages that were read elsewhere. */
	add({ places, deadWithin, idsOf }: FoundLinks): void {
		addPlaces(this.#places, places);
		addPlaces(this.#deadWithin, deadWithin);
		for (const [path, ids] of idsOf) this.#idsOf.set(path, ids);
	}

	/** @throws LinkError that lists every dead link of the pages so far */
	finish(): void {
		const dead = this.#dead();
		if (dead.length > 0) throw new LinkError(`${dead.join("\n")}\nCorrect these links; dist/ is untouched.`);
	}

	/** One sentence for each dead link, and one for the pages it stands on. */
	#dead(): readonly string[] {
		const within = [...this.#deadWithin].map(
			([link, places]) =>
				`The link "${link}" leads nowhere: nothing on its own page has that id. ${printPlaces(places)}`,
		);
		const others = [...this.#places].flatMap(([link, places]) => {
			const problem = this.#problemOf(link);
			return problem ? [`The link "${link}" leads nowhere: ${problem}. ${printPlaces(places)}`] : [];
		});
		return [...within, ...others];
	}

	#problemOf(link: string): string | undefined {
		if (hasScheme.test(link)) return undefined;
		if (!link.startsWith(this.#base)) {
			return `an address within the site begins with "${this.#base}", or the page that it stands on would decide where it leads`;
		}
		const [address = "", fragment] = link.split("#");
		const file = fileOf(address.slice(this.#base.length).replace(/\?.*$/, ""));
		const ids = this.#idsOf.get(file);
		if (ids === undefined) return `no file "${file}" is written`;
		if (fragment && !ids.has(fragment)) return `nothing in ${file} has the id "${fragment}"`;
		return undefined;
	}
}

function note(places: Map<string, Places>, link: string, page: string): void {
	const known = places.get(link);
	// A part of a string keeps the whole of it in memory, which here is a page; a copy does not.
	if (known === undefined) places.set(Buffer.from(link).toString(), { count: 1, first: [page] });
	else addTo(known, 1, [page]);
}

function addTo(known: Places, count: number, pages: readonly string[]): void {
	known.count += count;
	known.first.push(...pages.slice(0, 3 - known.first.length));
}

function addPlaces(places: Map<string, Places>, added: ReadonlyMap<string, Places>): void {
	for (const [link, { count, first }] of added) {
		const known = places.get(link);
		if (known === undefined) places.set(link, { count, first: [...first] });
		else addTo(known, count, first);
	}
}
