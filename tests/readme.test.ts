import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { scripts } from "../package.json";

const readme = readFileSync("README.md", "utf8");
const contentReadme = readFileSync("content/README.md", "utf8");

/** The names in a folder with this ending. Folders end with a slash. */
function namesIn(folder: string, ending = "/"): readonly string[] {
	return readdirSync(folder, { withFileTypes: true })
		.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
		.filter((name) => name.endsWith(ending) && !/^(?:\.|node_modules|dist)/.test(name))
		.map((name) => (folder === "." ? name : folder + name));
}

it("The map in README has every folder, and no other", () => {
	const [, map = ""] = /```\n(build\.ts .*?)```/s.exec(readme) ?? [];
	let parent = "";
	const mapped = [...map.matchAll(/^( *)([\w-]+\/) /gm)].map(([, indent, name = ""]) => {
		if (indent === "") parent = name;
		return indent === "" ? name : parent + name;
	});
	const top = namesIn(".");
	const inside = top.filter((name) => name !== "tests/").flatMap((name) => namesIn(name));
	expect([...mapped].sort()).toEqual([...top, ...inside].sort());
});

it("README names every command of package.json, and no other", () => {
	const named = [...readme.matchAll(/\bnpm (?:run (\w+)|(start|test)\b)/g)];
	const known = new Set(named.map(([, script, short]) => script ?? short));
	expect([...known].sort()).toEqual(Object.keys(scripts).sort());
});

it("The READMEs name every content file, and link only to files that exist", () => {
	const files = [...contentReadme.matchAll(/^\| `([\w-]+\.ts)`/gm)].map(([, name]) => `content/${name}`);
	expect(files.sort()).toEqual([...namesIn("content/", ".ts")].sort());
	for (const [, path = ""] of readme.matchAll(/\]\((?!http)([^)#]+)/g)) {
		expect(statSync(path).isFile(), path).toBe(true);
	}
});

it("The workflow runs the README's test command before it builds a release and deploys it", () => {
	const workflow = readFileSync(".github/workflows/site.yml", "utf8");
	const [command = "no command"] = /^npm ci && npm test\b/m.exec(readme) ?? [];
	const steps = [`run: ${command}\n`, "needs: test\n", "run: npm run build -- --release\n", "needs: build\n"];
	const places = steps.map((step) => workflow.indexOf(step));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
});
