import { createHash } from "node:crypto";
import { stockPhotoHost } from "../content/model/pictures.ts";
import type { Parts } from "./site-file.ts";

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

type Directive = (typeof directives)[number];

/** A Content-Security-Policy: what each directive allows. A directive that is not there falls back to `default-src`. */
export type Policy = ReadonlyMap<Directive, ReadonlySet<string>>;

const inlineElement = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;

/**
 * The texts of the inline scripts and styles, as they stand in the markup: that is what browsers hash. A script that
 * holds data does not run, so policies do not ask for its hash.
 */
function inlineTexts(markup: string): Readonly<Record<"script" | "style", readonly string[]>> {
	const texts = { script: [] as string[], style: [] as string[] };
	for (const [, name, attributes = "", text = ""] of markup.matchAll(inlineElement)) {
		if (text === "" || attributes.includes("application/ld+json")) continue;
		texts[name === "style" ? "style" : "script"].push(text);
	}
	return texts;
}

/** Few scripts and styles differ, and each stands in many pages. */
const knownHashes = new Map<string, string>();

function hashOf(text: string): string {
	const hash = knownHashes.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	knownHashes.set(text, hash);
	return hash;
}

/** What every page may do. */
const always: Policy = new Map([
	["default-src", new Set(["'none'"])],
	["font-src", new Set(["'self'"])],
	["img-src", new Set(["'self'"])],
	// For the not-found page that takes in another, and for Lighthouse, which asks for robots.txt as the page would:
	// https://github.com/GoogleChrome/lighthouse/issues/4386
	["connect-src", new Set(["'self'"])],
	["base-uri", new Set(["'none'"])],
	["form-action", new Set(["'none'"])],
]);

/** What a part of a page needs besides. */
function needsOf(part: string): Policy {
	const loadsScript = part.includes('<script type="module" src=');
	const { script, style } = inlineTexts(part);
	return new Map([
		["script-src", new Set([...(loadsScript ? ["'self'"] : []), ...script.map(hashOf)])],
		["style-src", new Set(style.map(hashOf))],
		["img-src", new Set(part.includes(` src="${stockPhotoHost}/`) ? [stockPhotoHost] : [])],
		["manifest-src", new Set(part.includes('<link rel="manifest"') ? ["'self'"] : [])],
		["frame-src", new Set(part.includes("<iframe") ? ["https://www.youtube-nocookie.com"] : [])],
	]);
}

const knownNeeds = new Map<string, Policy>();

function needsOfShared(part: string): Policy {
	const needs = knownNeeds.get(part) ?? needsOf(part);
	knownNeeds.set(part, needs);
	return needs;
}

function allNeedsOf({ own, shared }: Parts): Policy {
	return unionOf([needsOf(own), ...shared.map(needsOfShared)]);
}

/** What a page needs so that its script may take in another one: that page's styles, and the script both load. */
function needsToAdopt(adopted: Parts): Policy {
	const needs = allNeedsOf(adopted);
	const loadsScript = needs.get("script-src")?.has("'self'");
	return new Map([
		["script-src", new Set(loadsScript ? ["'self'"] : [])],
		["style-src", needs.get("style-src") ?? new Set()],
	]);
}

/**
 * The strictest policy under which a page works.
 *
 * @param page the whole markup, as it is written to the file
 * @param adopted another page that this one's script fetches and takes in
 */
export function policyOf(page: Parts, adopted?: Parts): Policy {
	return unionOf([always, ...(adopted ? [needsToAdopt(adopted)] : []), allNeedsOf(page)]);
}

/** The policy that allows what any of these allows: for hosts that send the same header with every page. */
export function unionOf(policies: readonly Policy[]): Policy {
	const union = new Map<Directive, Set<string>>();
	for (const policy of policies) {
		for (const [name, sources] of policy) {
			const allowed = union.get(name) ?? new Set();
			for (const source of sources) allowed.add(source);
			if (allowed.size > 0) union.set(name, allowed);
		}
	}
	return new Map(
		directives.flatMap((name) => {
			const allowed = union.get(name);
			return allowed ? [[name, allowed] as const] : [];
		}),
	);
}

/** The policy as a browser reads it. */
export function printPolicy(policy: Policy): string {
	return [...policy].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
}
