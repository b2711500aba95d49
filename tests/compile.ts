import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/**
 * What the TypeScript compiler says about a project in a folder. Empty if there are no mistakes.
 * Throws an Error if it did not run.
 */
export function compile(folder: string, project: string): string {
	const compiler = [resolve("node_modules/typescript/bin/tsc"), "-p", project, "--pretty", "false"];
	const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { cwd: folder, encoding: "utf8" });
	if (status !== 0 && stdout === "") throw new Error(stderr);
	return stdout;
}
