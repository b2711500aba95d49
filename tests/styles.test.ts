import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { RunFile } from "../assets/enhance/run-file.ts";
import { namesIn } from "../assets/make/styles.ts";
import { transitionStyles } from "../components/drawings/machines/index.ts";
import { SharedDrawings } from "../components/drawings/SharedDrawings.tsx";
import { viewBoxStyles } from "../components/drawings/view-boxes.ts";
import { all, files, onePageOfEachKind, textOfFile } from "./site.ts";

const runs = [...files.keys()].filter((file) => file.startsWith("assets/run-"));
const machineFiles: RunFile[] = runs.map((file) => JSON.parse(textOfFile(file)));

const sources = ["assets/styles", "components", "pages"]
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => file.endsWith(".css"))
			.map((file) => readFileSync(`${folder}/${file}`, "utf8").replace(/\/\*.*?\*\//gs, "")),
	)
	.concat(
		machineFiles.map(({ styles }) => styles),
		transitionStyles,
		viewBoxStyles,
	);
const styled = new Set(
	sources.flatMap((css) =>
		[...css.replace(/url\([^)]*\)/g, "").matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name),
	),
);
const pages = [...files.keys()].filter((file) => file.endsWith(".html")).map(textOfFile);
const drawings = machineFiles.map(({ drawing }) => drawing);
const sprite = renderToStaticMarkup(createElement(SharedDrawings));
const written = new Set([...pages, ...drawings, sprite].flatMap((markup) => [...namesIn(markup)]));

it("Every class on a page is in a style sheet", () => {
	expect([...written].filter((name) => !name.startsWith("--") && !styled.has(name))).toEqual([]);
});

it("Every class in a style sheet is used by a page, the script or a photo", () => {
	const scripts = ["stagger", "machine"].map((name) => readFileSync(`assets/enhance/${name}.ts`, "utf8"));
	// "in-front" is a class of view transitions, which style sheets set. The fixture has no photo of a partner or a video.
	const unseen = ['"video__photo"', '"partner__upload"', '"in-front"'];
	const elsewhere = [...scripts, ...unseen].join();
	const isIdle = (name = "") => !written.has(name) && !elsewhere.includes(`"${name}"`);
	expect([...styled].filter(isIdle)).toEqual([]);
});

it.each(onePageOfEachKind)("parts of blocks are inside of their blocks on $path", ({ path }) => {
	const isStray = (part: Element) => {
		const [block = ""] = /[\w-]+(?=__)/.exec(part.classList.value) ?? [];
		return styled.has(block) && !part.closest(`.${block}`);
	};
	const isMixed = ({ children }: Element) =>
		new Set([...children].map(({ className }) => className.replace(/ \S+--\S+/g, ""))).size > 1;
	const faults = [...all(path, '[class*="__"]').filter(isStray), ...all(path, "ul, ol").filter(isMixed)];
	expect(faults.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
});

it("No underline is written as a shorthand with a variable, which Safari ignores", () => {
	expect(sources.join().match(/text-decoration:[^;}]*var\([^;}]*/g)).toBe(null);
});

it("every drawing gets its colors from tokens, and has no empty path", () => {
	const faults =
		/.{0,60}(?: (?:style|color|stop-color|opacity)="| (?:fill|stroke)="(?!var\(--|currentColor|none)|<path(?![^>]* d="\S)|NaN|Infinity|undefined)/g;
	for (const markup of [...pages, ...drawings, sprite]) expect(markup.match(faults)).toBe(null);
});

it("shared drawings have unique ids, and no classes", () => {
	const [shared = ""] = [...files.keys()].filter((file) => file.startsWith("assets/drawings-"));
	const ids = textOfFile(shared).match(/ id="[^"]*"/g) ?? [];
	expect(new Set(ids).size).toBe(ids.length);
	expect(textOfFile(shared)).not.toContain(" class=");
});
