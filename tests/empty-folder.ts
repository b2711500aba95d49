import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs `work` in an empty folder, as if the build had been started there. */
export async function inEmptyFolder<Result>(work: () => Promise<Result>): Promise<Result> {
	const project = process.cwd();
	const folder = await mkdtemp(join(tmpdir(), "site-"));
	process.chdir(folder);
	try {
		return await work();
	} finally {
		process.chdir(project);
		await rm(folder, { recursive: true });
	}
}
