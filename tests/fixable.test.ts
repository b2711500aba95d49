import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, it } from "vitest";

it("Only errors that npm run fix can fix are counted", () => {
	const folder = mkdtempSync(join(tmpdir(), "fixable-"));
	writeFileSync(join(folder, "layout.ts"), "export const a   = 1\n");
	writeFileSync(join(folder, "constant.ts"), "let a = 1;\nexport const b = a;\n");
	writeFileSync(join(folder, "any.ts"), "export const a: any = 1;\n");
	const words = ["--import", import.meta.resolve("tsx"), resolve("tests/fixable.ts")];
	const env = { ...process.env, PATH: resolve("node_modules/.bin") + delimiter + process.env.PATH };
	const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: "utf8" });
	rmSync(folder, { recursive: true });
	expect([status, stderr]).toEqual([1, "npm run fix corrects 2 of these.\n"]);
});
