import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "../package.json";
import { atLeastOne } from "./at-least-one.ts";
import { programs } from "./install.ts";

const readme = readFileSync("README.md", "utf8");
const [testCommand = "no test command"] = /^npm test\b/m.exec(readme) ?? [];

describe("the README", () => {
	it("names every command of package.json, and no other", () => {
		const named = [...readme.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)];
		const known = new Set(named.map(([, script, short]) => script ?? short));
		expect([...known].sort()).toEqual(Object.keys(scripts).sort());
	});

	const links = [...readme.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, path = ""]) => path);
	it.each(atLeastOne(links, "links"))("links to %s, which exists", (path) =>
		expect(statSync(path).isFile()).toBe(true),
	);
});

describe("the README's test command", () => {
	it("finds every program after .ci/run, which installs them", () => {
		const installed = /^programs="(.*)"$/m.exec(readFileSync(".ci/run", "utf8"))?.[1]?.split(" ") ?? [];
		// The package apache2 needs apache2-bin.
		const needed = Object.values(programs).flatMap((packages) => Object.keys(packages));
		expect(needed.filter((name) => !installed.includes(name))).toEqual(["apache2-bin"]);
	});

	it("is the last line of .ci/run", () => {
		expect(readFileSync(".ci/run", "utf8").trimEnd().split("\n").at(-1)).toBe(testCommand);
	});
});
