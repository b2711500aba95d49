import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

const workflow = await readFile(".github/workflows/site.yml", "utf8");
const readme = await readFile("README.md", "utf8");

/** The lines of one job, or of what stands under any other key. */
function under(key: string): string {
	const [, indent = "", body = ""] =
		new RegExp(`^( *)${key}:\\n((?:\\1 +.*\\n|\\n)*)`, "m").exec(workflow) ?? [];
	if (body === "") throw new Error(`The workflow has no "${indent}${key}:".`);
	return body;
}

describe("the workflow that publishes the site", () => {
	it("pins every action by its commit, with the version beside it", () => {
		const uses = [...workflow.matchAll(/uses: *(.*)/g)].map(([, action = ""]) => action);
		expect(uses.length).toBeGreaterThan(5);
		for (const action of uses) {
			expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	it("uses each action in one version only", () => {
		const versions = new Map<string, Set<string>>();
		for (const [, name = "", version = ""] of workflow.matchAll(/uses: (.*)@(.*)/g)) {
			versions.set(name, (versions.get(name) ?? new Set()).add(version));
		}
		expect([...versions.values()].every(({ size }) => size === 1)).toBe(true);
	});

	it("tests with the README's own command, builds for release, and deploys what was built", () => {
		const [, command = "no command"] = /^(npm ci && npm test)\b/m.exec(readme) ?? [];
		expect(under("test")).toContain(`run: ${command}\n`);
		expect(under("build")).toMatch(/run: npm ci\n.*?run: npm run build -- --release\n.*?path: dist\n/s);
		expect(under("build")).toContain("needs: test\n");
		expect(under("deploy")).toContain("needs: build\n");
	});

	it("gives each job no more rights than it uses, and none to the code that it tests", () => {
		expect(workflow).toMatch(/^permissions: \{\}$/m);
		const rights = (job: string) =>
			[...under(job).matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(
				([, name, right]) => `${name}: ${right}`,
			);
		expect(rights("test")).toEqual(["contents: read"]);
		expect(rights("build")).toEqual(["contents: read", "pages: read"]);
		expect(rights("deploy")).toEqual(["pages: write", "id-token: write"]);
		expect(workflow.match(/persist-credentials: false/g)).toHaveLength(2);
	});

	it("ends every job in time, and never two deployments at once", () => {
		for (const job of ["test", "build", "deploy"]) expect(under(job)).toMatch(/timeout-minutes: \d+\n/);
		expect(under("concurrency")).toMatch(/group: /);
	});

	it("runs on the Node that .nvmrc names, the oldest that package.json allows", async () => {
		expect(workflow.match(/node-version-file: \.nvmrc/g)).toHaveLength(2);
		const oldest = (await readFile(".nvmrc", "utf8")).trim();
		expect(await readFile("package.json", "utf8")).toContain(`"node": ">=${oldest}"`);
		expect(readme).toContain(`Node ${oldest} or later`);
	});
});
