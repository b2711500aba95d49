import type { Site } from "../components/site.ts";
import type { Route } from "../content/model/routes.ts";
import { type Policy, printPolicy, unionOf } from "./policy.ts";
import { fileOf, type PageAssets, renderPage } from "./render.tsx";
import { markupRenderer, type RenderMarkup } from "./render-markup.tsx";
import type { PageFile } from "./site-file.ts";

/** What pages are made of, besides content. */
export interface PageInputs {
	readonly site: Site;
	readonly stylesFor: PageAssets["stylesFor"];
	readonly inlineScripts: PageAssets["inlineScripts"];
}

/** The policies of pages, each once, by their text. */
export type Policies = ReadonlyMap<string, Policy>;

/** Makes the pages of one site, and keeps the policies that they need. */
export class PageMaker {
	readonly #site: Site;
	readonly #assets: PageAssets;
	readonly #policies = new Map<string, Policy>();

	constructor({ site, stylesFor, inlineScripts }: PageInputs, renderMarkup: RenderMarkup = markupRenderer()) {
		this.#site = site;
		this.#assets = { stylesFor, inlineScripts, renderMarkup };
	}

	/** @throws RenderError when a component throws */
	make(route: Route): PageFile {
		const { markup, parts, policy } = renderPage(route, this.#site, this.#assets);
		this.#policies.set(printPolicy(policy), policy);
		return [fileOf(route.path), markup, parts];
	}

	get policies(): Policies {
		return this.#policies;
	}

	/** Takes over the policies of pages that were made elsewhere. */
	addPolicies(policies: Policies): void {
		for (const [text, policy] of policies) this.#policies.set(text, policy);
	}

	/** What all pages together need: the same, in whatever order they were made. */
	policy(): Policy {
		const sorted = [...this.#policies].sort(([a], [b]) => (a < b ? -1 : 1));
		return unionOf(sorted.map(([, policy]) => policy));
	}
}
