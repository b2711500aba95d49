import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const workflow = await readFile(".github/workflows/site.yml", "utf8");
const readme = await readFile("README.md", "utf8");

describe("the workflow that publishes the site", () => {
	it("pins every action by its commit, with the version beside it", () => {
		const uses = [...workflow.matchAll(/uses: *(.*)/g)].map(([, action = ""]) => action);
		expect(uses.length).toBeGreaterThan(5);
		for (const action of uses) {
			expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	it("tests with the README's own command before it builds for release and deploys", () => {
		const [command = "no command"] = /^npm ci && npm test\b/m.exec(readme) ?? [];
		const steps = [
			`run: ${command}\n`,
			"needs: test\n",
			"run: npm run build -- --release\n",
			"needs: build\n",
		];
		const places = steps.map((step) => workflow.indexOf(step));
		expect(places).not.toContain(-1);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	it("gives the code that it tests no rights but to read", () => {
		expect(workflow).toMatch(/^permissions: \{\}$/m);
		const beforeDeployment = workflow.slice(0, workflow.indexOf("\n  deploy:"));
		expect(beforeDeployment).not.toContain(": write");
		expect(workflow.match(/persist-credentials: false/g)).toHaveLength(2);
	});

	it("runs on the Node that .nvmrc names, the oldest that package.json allows", async () => {
		expect(workflow.match(/node-version-file: \.nvmrc/g)).toHaveLength(2);
		const oldest = (await readFile(".nvmrc", "utf8")).trim();
		expect(await readFile("package.json", "utf8")).toContain(`"node": ">=${oldest}"`);
		expect(readme).toContain(`Node ${oldest} or later`);
	});
});
