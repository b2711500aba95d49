import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { copySite } from "./build-site.ts";
import { steps } from "./edit-content.ts";
import { applyStep } from "./recipes.ts";

describe("the recipes of the READMEs", () => {
	it("are printed as the formatter prints them", async () => {
		await using copy = await copySite();
		// As the formatter prints a list whose last entry is gone.
		await copy.edit("content/redirects.ts", (text) => text.replace(/= \[.*\]/s, "= []"));
		for (const step of steps) await copy.edit(step.file, (text) => applyStep(step, text));
		const config = `--config-path=${resolve(".biome.json")}`;
		const files = new Set(steps.map(({ file }) => file));
		const { stdout, stderr, status } = spawnSync(
			resolve("node_modules/.bin/biome"),
			["format", "--vcs-enabled=false", config, ...files],
			{ cwd: copy.folder, encoding: "utf8" },
		);
		expect(status === 0 ? "" : stdout + stderr).toBe("");
	});
});
