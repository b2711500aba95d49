import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RunFile } from "../assets/enhance/run-file.ts";
import { classesIn } from "../assets/make/styles.ts";
import { transitionStyles } from "../components/drawings/machines/index.ts";
import { SharedDrawings } from "../components/drawings/SharedDrawings.tsx";
import { viewBoxStyles } from "../components/drawings/view-boxes.ts";
import { files, textOfFile } from "./site.ts";

const published = [...files.keys()];
const runs: RunFile[] = published
	.filter((file) => file.startsWith("assets/run-"))
	.map((file) => JSON.parse(textOfFile(file)));

const sheets = ["assets/styles", "components", "pages"].flatMap((folder) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".css"))
		.map((file) => readFileSync(`${folder}/${file}`, "utf8").replace(/\/\*.*?\*\/|url\([^)]*\)/gs, "")),
);
const css = [...sheets, ...runs.map(({ styles }) => styles), transitionStyles, viewBoxStyles].join("\n");
const styled = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));

const pages = published.filter((file) => file.endsWith(".html")).map(textOfFile);
const sprite = renderToStaticMarkup(createElement(SharedDrawings));
const markup = [...pages, ...runs.map(({ drawing }) => drawing), sprite];
const written = new Set(markup.flatMap((text) => [...classesIn(text)]));

describe("a class", () => {
	it("on a page is in a style sheet", () => {
		expect([...written].filter((name) => !styled.has(name))).toEqual([]);
	});

	it("in a style sheet is used by a page, the script or a photo", () => {
		const scripts = ["stagger", "machine"].map((name) => readFileSync(`assets/enhance/${name}.ts`, "utf8"));
		// "in-front" is a class of view transitions, which style sheets set. The fixture has no photo of a partner or a video.
		const elsewhere = [...scripts, '"video__photo"', '"partner__upload"', '"in-front"'].join();
		expect([...styled].filter((name) => !written.has(name) && !elsewhere.includes(`"${name}"`))).toEqual([]);
	});
});

describe("a style sheet", () => {
	it("has no underline as a shorthand with a variable, which Safari ignores", () => {
		expect(css.match(/text-decoration:[^;}]*var\([^;}]*/g)).toBe(null);
	});
});

describe("a drawing", () => {
	it("gets its colors from tokens", () => {
		const others =
			/.{0,60} (?:(?:style|color|stop-color|opacity)="|(?:fill|stroke)="(?!var\(--|currentColor|none))/g;
		for (const text of markup) expect(text.match(others)).toBe(null);
	});

	it("has no empty path, and no number that is none", () => {
		for (const text of markup) expect(text.match(/<path(?![^>]* d="\S)|NaN|Infinity|undefined/g)).toBe(null);
	});
});

describe("the shared drawings", () => {
	const shared = textOfFile(published.find((file) => file.startsWith("assets/drawings-")) ?? "");

	it("have unique ids", () => {
		const ids = shared.match(/ id="[^"]*"/g) ?? [];
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("have no classes, which their own document could not style", () => {
		expect(shared).not.toContain(" class=");
	});
});
