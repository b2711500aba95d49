import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "../../assets/make/problem.ts";
import { ignore, messageOf } from "../output/system-error.ts";
import { fileFor, type HostName, hostNames, readsInside } from "./hosts.ts";
import type { HostRules } from "./rules.ts";

const folder = ".hosts";

/**
 * Writes the file that a host reads beside the site to `.hosts/NAME/`, and updates those of every host whose folder
 * already exists, so that none is outdated. Other files in these folders are left alone.
 *
 * @param wanted the host from the command line
 * @returns the files, from the root of the project, and a sentence for each that could not be updated
 * @throws Problem when the file of the wanted host cannot be written
 */
export async function writeFilesBeside(
	root: string,
	wanted: HostName | undefined,
	rules: HostRules,
): Promise<{ readonly files: readonly string[]; readonly warnings: readonly string[] }> {
	const present = (await readdir(join(root, folder)).catch(ignore("ENOENT", "ENOTDIR"))) ?? [];
	const files: string[] = [];
	const warnings: string[] = [];
	for (const name of hostNames) {
		if (readsInside(name) || (name !== wanted && !present.includes(name))) continue;
		try {
			const [file, contents] = fileFor(name, rules);
			await mkdir(join(root, folder, name), { recursive: true });
			await writeFile(join(root, folder, name, file), contents);
			files.push(`${folder}/${name}/${file}`);
		} catch (cause) {
			const problem = `${folder}/${name}/ could not be brought up to date: ${messageOf(cause)}`;
			if (name === wanted) throw new Problem(problem, { cause });
			warnings.push(problem);
		}
	}
	return { files, warnings };
}
