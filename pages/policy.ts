import { createHash } from "node:crypto";
import { stockPhotoHost } from "../content/pictures.ts";

const directives = [
	"default-src",
	"script-src",
	"style-src",
	"font-src",
	"img-src",
	"manifest-src",
	"frame-src",
	"connect-src",
	"base-uri",
	"form-action",
] as const;

/** A Content-Security-Policy: what each directive allows. A directive that is not there falls back to `default-src`. */
export type Policy = ReadonlyMap<(typeof directives)[number], ReadonlySet<string>>;

/** A script that holds data: it does not run, so policies do not ask for its hash. */
const dataBlock = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** The texts of the inline elements with this name, as they stand in the markup: that is what browsers hash. */
function inlineTexts(markup: string, name: "script" | "style"): readonly string[] {
	const elements = markup
		.replace(dataBlock, "")
		.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"));
	return [...elements].map(([, text = ""]) => text).filter((text) => text !== "");
}

/** The same style sheet stands in many pages. */
const knownHashes = new Map<string, string>();

function hashOf(text: string): string {
	const hash = knownHashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	knownHashes.set(text, hash);
	return hash;
}

/**
 * The strictest policy under which a page works.
 *
 * @param page the whole markup, as it is written to the file
 * @param adopted the markup of another page that this one's script fetches and takes in
 */
export function policyOf(page: string, adopted?: string): Policy {
	const loadsScript = [page, adopted ?? ""].some((markup) => markup.includes('<script type="module" src='));
	const styles = [...inlineTexts(page, "style"), ...inlineTexts(adopted ?? "", "style")];
	const allowed: [(typeof directives)[number], readonly string[]][] = [
		["default-src", ["'none'"]],
		["script-src", [...(loadsScript ? ["'self'"] : []), ...inlineTexts(page, "script").map(hashOf)]],
		["style-src", styles.map(hashOf)],
		["font-src", ["'self'"]],
		["img-src", ["'self'", ...(page.includes(` src="${stockPhotoHost}/`) ? [stockPhotoHost] : [])]],
		["manifest-src", page.includes('<link rel="manifest"') ? ["'self'"] : []],
		["frame-src", page.includes("<iframe") ? ["https://www.youtube-nocookie.com"] : []],
		// For the not-found page that takes in another, and for Lighthouse, which asks for robots.txt as the page would:
		// https://github.com/GoogleChrome/lighthouse/issues/4386
		["connect-src", ["'self'"]],
		["base-uri", ["'none'"]],
		["form-action", ["'none'"]],
	];
	return new Map(
		allowed.filter(([, sources]) => sources.length > 0).map(([name, sources]) => [name, new Set(sources)]),
	);
}

/** The policy that allows what any of these allows: for hosts that send the same header with every page. */
export function unionOf(policies: readonly Policy[]): Policy {
	return new Map(
		directives
			.map((name) => [name, new Set(policies.flatMap((policy) => [...(policy.get(name) ?? [])]))] as const)
			.filter(([, sources]) => sources.size > 0),
	);
}

/** The policy as a browser reads it. */
export function printPolicy(policy: Policy): string {
	return [...policy].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
