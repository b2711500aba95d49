import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scripts } from "../package.json";

const readme = readFileSync("README.md", "utf8");
const [testCommand = "no test command"] = /^npm ci && npm test\b/m.exec(readme) ?? [];

describe("the README", () => {
	it("names every command of package.json, and no other", () => {
		const named = [...readme.matchAll(/\bnpm (?:run (\w+)|(start|test)\b)/g)];
		const known = new Set(named.map(([, script, short]) => script ?? short));
		expect([...known].sort()).toEqual(Object.keys(scripts).sort());
	});

	it("links only to files that exist", () => {
		for (const [, path = ""] of readme.matchAll(/\]\((?!http)([^)#]+)/g)) {
			expect(statSync(path).isFile(), path).toBe(true);
		}
	});
});

describe("the README's test command", () => {
	it("is the last line of .ci/run", () => {
		expect(readFileSync(".ci/run", "utf8").trimEnd().split("\n").at(-1)).toBe(testCommand);
	});

	it("runs before the workflow builds a release and deploys it", () => {
		const workflow = readFileSync(".github/workflows/site.yml", "utf8");
		const steps = [
			`run: ${testCommand}\n`,
			"needs: test\n",
			"run: npm run build -- --release\n",
			"needs: build\n",
		];
		const places = steps.map((step) => workflow.indexOf(step));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});
});
