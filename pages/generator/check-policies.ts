import { fileOf, type Route, routes } from "../../content/site/routes.ts";
import { thirdParties } from "../../content/third-parties.ts";
import { pageOf, thirdPartiesKeyOf } from "../page-list.tsx";
import { addressesIn, type StartTag, startTagsIn } from "./elements.ts";
import { Problem } from "./problem.ts";
import type { SiteFile } from "./site-file.ts";

/** What an element loads, or where it sends a form, and the directive that has to allow it. */
interface Use {
	readonly directive: string;
	readonly address: string;
}

/** The directives for what a `<link>` loads, by its `rel` or, if it preloads, by its `as`. */
const linkDirectives: Readonly<Record<string, string>> = {
	stylesheet: "style-src",
	icon: "img-src",
	"apple-touch-icon": "img-src",
	modulepreload: "script-src",
	"preload script": "script-src",
	"preload style": "style-src",
	"preload font": "font-src",
	"preload image": "img-src",
	"preload fetch": "connect-src",
};

/** The directives for what other elements load, by element and attribute. */
const directives: Readonly<Record<string, string>> = {
	"script src": "script-src",
	"img src": "img-src",
	"input src": "img-src",
	"video src": "media-src",
	"video poster": "img-src",
	"audio src": "media-src",
	"track src": "media-src",
	"source src": "media-src",
	"iframe src": "frame-src",
	"form action": "form-action",
	"button formaction": "form-action",
	"input formaction": "form-action",
};

/** @param frames the names of the frames on the page */
function usesOf({ name, attributes }: StartTag, frames: ReadonlySet<string>): readonly Use[] {
	const { rel = "", as = "", target = "", href = "", srcset = "", method } = Object.fromEntries(attributes);
	const isSentHere = name === "form" && method !== "dialog" && !attributes.has("action");
	const linkDirective = linkDirectives[rel === "preload" ? `preload ${as}` : rel];
	return [
		...[...attributes].flatMap(([attribute, address]) => {
			const directive = directives[`${name} ${attribute}`];
			return directive ? [{ directive, address }] : [];
		}),
		...addressesIn(srcset).map((address) => ({ directive: "img-src", address })),
		...(name === "link" && linkDirective ? [{ directive: linkDirective, address: href }] : []),
		...(isSentHere ? [{ directive: "form-action", address: "" }] : []),
		...(name === "a" && frames.has(target) ? [{ directive: "frame-src", address: href }] : []),
	];
}

/** What a policy allows, by directive: sources such as "'self'" and "https://forms.example". */
function sourcesIn(policy: string): ReadonlyMap<string, readonly string[]> {
	return new Map(
		policy.split("; ").map((directive) => {
			const [name = "", ...sources] = directive.split(" ");
			return [name, sources];
		}),
	);
}

/** An element that the policy of a page blocks. */
interface Blocked {
	readonly directive: string;
	readonly host: string;
	readonly tag: string;
}

function blockedIn(markup: string, site: URL): readonly Blocked[] {
	const tags = startTagsIn(markup);
	const policy = tags.find(({ attributes }) => attributes.get("http-equiv") === "Content-Security-Policy");
	// The page of a redirect has no policy.
	if (policy === undefined) return [];
	const allowed = sourcesIn(policy.attributes.get("content") ?? "");
	const frames = new Set(
		tags.flatMap(({ name, attributes }) => (name === "iframe" ? (attributes.get("name") ?? []) : [])),
	);
	return tags.flatMap((tag) =>
		usesOf(tag, frames).flatMap(({ directive, address }) => {
			if (!URL.canParse(address, site.href)) return [];
			const { protocol, origin: host } = new URL(address, site);
			const sources = allowed.get(directive) ?? [];
			const isAllowed = sources.includes(host) || (host === site.origin && sources.includes("'self'"));
			return isAllowed || !protocol.startsWith("http") ? [] : [{ directive, host, tag: tag.text }];
		}),
	);
}

/** Whether these are all pages, apart from bare ones, which leave out what other pages share. */
function areAll(some: readonly Route[]): boolean {
	return routes.every((route) => some.includes(route) || pageOf(route).bare);
}

/** The entries that would allow what is blocked on these pages. */
function adviceFor({ directive, host }: Blocked, blockedOn: readonly Route[]): string {
	const known: Readonly<Record<string, readonly string[]>> = thirdParties;
	const isKnown = known[host]?.includes(directive) ?? false;
	const inContent = known[host]
		? `add "${directive}" to "${host}" in content/third-parties.ts`
		: `add "${host}": ["${directive}"] to content/third-parties.ts`;
	const keys = areAll(blockedOn) ? ["every page"] : [...new Set(blockedOn.map(thirdPartiesKeyOf))];
	const names = keys.map((key) => `"${key}"`).join(" and ");
	const inPageList = `list "${host}" under ${names} in thirdParties in pages/page-list.tsx`;
	return isKnown ? inPageList : `${inContent}, and ${inPageList}`;
}

/**
 * Checks that no page loads from a host, or sends a form to one, that its own CSP blocks. Browsers
 * would not load it, and only say so in their console.
 *
 * @param url the address of the site
 * @throws Problem that lists every blocked element, and the entries that would allow it
 */
export function checkPolicies(files: readonly SiteFile[], url: string): void {
	/** The pages on which something is blocked, by what is blocked. */
	const pages = new Map<string, { readonly blocked: Blocked; readonly on: readonly Route[] }>();
	for (const { path, contents } of files) {
		const route = routes.find((candidate) => fileOf(candidate.path) === path);
		if (route === undefined || typeof contents !== "string") continue;
		for (const blocked of blockedIn(contents, new URL(url))) {
			const key = Object.values(blocked).join(" ");
			const on = pages.get(key)?.on ?? [];
			if (!on.includes(route)) pages.set(key, { blocked, on: [...on, route] });
		}
	}
	const problems = Array.from(pages.values(), ({ blocked, on }) => {
		const verb = blocked.directive === "form-action" ? "sends a form to" : "loads from";
		const places = areAll(on) ? "every page" : on.map(({ path }) => path).join(" and ");
		return `${blocked.tag} on ${places} ${verb} ${blocked.host}, which the policy of the page blocks. To allow it, ${adviceFor(blocked, on)}.`;
	});
	if (problems.length > 0) throw new Problem(problems.join("\n"));
}
