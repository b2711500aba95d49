import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, it } from "vitest";

it("Only errors that npm run fix can fix are counted", async () => {
	const folder = await mkdtemp(join(tmpdir(), "fixable-"));
	await writeFile(join(folder, "layout.ts"), "export const a   = 1\n");
	await writeFile(join(folder, "constant.ts"), "let a = 1;\nexport const b = a;\n");
	await writeFile(join(folder, "any.ts"), "export const a: any = 1;\n");
	const words = ["--import", import.meta.resolve("tsx"), resolve("tests/fixable.ts")];
	const env = { ...process.env, PATH: resolve("node_modules/.bin") + delimiter + process.env.PATH };
	const outcome = await new Promise((done) => {
		execFile(process.execPath, words, { cwd: folder, env }, (error, _, errors) =>
			done({ exitCode: error?.code, errors }),
		);
	});
	await rm(folder, { recursive: true });
	expect(outcome).toEqual({ exitCode: 1, errors: "npm run fix corrects 2 of these.\n" });
});
