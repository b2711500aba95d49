import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const workflow = readFileSync(".github/workflows/site.yml", "utf8");
const readme = readFileSync("README.md", "utf8");

it("The workflow runs the README's test command before it builds a release and deploys it", () => {
	const [command = "no command"] = /^npm ci && npm test\b/m.exec(readme) ?? [];
	const steps = [`run: ${command}\n`, "needs: test\n", "run: npm run build -- --release\n", "needs: build\n"];
	const places = steps.map((step) => workflow.indexOf(step));
	expect(places).not.toContain(-1);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it("The workflow pins its actions to commits, and gives the tested code only read access", () => {
	const unknown = /uses:(?! actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/m;
	expect(workflow).not.toMatch(unknown);
	expect(workflow).toMatch(/^permissions: \{\}$/m);
	expect(workflow.slice(0, workflow.indexOf("\n  deploy:"))).not.toContain(": write");
});

it("The workflow runs on the Node version in .nvmrc, the oldest that package.json allows", () => {
	expect(workflow.match(/node-version-file: \.nvmrc/g)).toHaveLength(2);
	const oldest = readFileSync(".nvmrc", "utf8").trim();
	expect(readFileSync("package.json", "utf8")).toContain(`"node": ">=${oldest}"`);
	expect(readme).toContain(`Node ${oldest} or later`);
});
