import { readdirSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RunFile } from "../assets/enhance/run-file.ts";
import { SharedDrawings } from "../components/drawings/index.ts";
import { atLeastOne } from "./at-least-one.ts";
import { files, textOfFile } from "./site.ts";

const published = [...files.keys()];
const runs: readonly RunFile[] = atLeastOne(
	published.filter((file) => file.startsWith("assets/run-")),
	"runs",
).map((file) => JSON.parse(textOfFile(file)));

const styles = ["assets/styles", "components", "pages"].flatMap((folder) =>
	atLeastOne(
		readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css")),
		`style sheets in ${folder}/`,
	).map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);

const pages = published.filter((file) => file.endsWith(".html")).map(textOfFile);
const sprite = renderToStaticMarkup(createElement(SharedDrawings));
const markup = [...pages, ...runs.map(({ drawing }) => drawing), sprite];

describe("a style sheet", () => {
	it("has no underline as a shorthand with a variable, which Safari ignores", () => {
		expect(styles.join("\n").match(/text-decoration:[^;}]*var\([^;}]*/g)).toBe(null);
	});

	it("selects no * after :has(), for which Chromium restyles a whole page when a button is pressed", () => {
		for (const page of pages) expect(page.match(/:has\([^{}]*\*(?=[,{])/g)).toBe(null);
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
		const ids = atLeastOne(shared.match(/ id="[^"]*"/g) ?? [], "shared drawings");
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("have no classes, which their own document could not style", () => {
		expect(shared).not.toContain(" class=");
	});
});
