import { existsSync, type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

export interface Watcher {
	close(): void;
}

/** An editor writes a file in several steps, which are over in this many milliseconds. */
const pause = 30;

async function foldersIn(folder: string): Promise<readonly string[]> {
	const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
	if (entries === undefined) return [];
	const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
	return [folder, ...(await Promise.all(inside.map(foldersIn))).flat()];
}

/**
 * Watches folders with all that is in them, and single files. Each folder has a watcher of its own: a watcher is
 * bound to what it was opened for, and most editors replace a file by another of the same name
 * (https://nodejs.org/docs/latest-v20.x/api/fs.html#inodes), which only its folder sees.
 *
 * @param root where the paths begin
 * @param onChange gets the paths that changed, once nothing has changed for a moment
 * @throws Error of the system when there are more folders than it will watch
 */
export async function watchSources(
	root: string,
	{ folders, files }: { readonly folders: readonly string[]; readonly files: readonly string[] },
	onChange: (changed: readonly string[]) => void,
): Promise<Watcher> {
	const watchers = new Map<string, FSWatcher>();
	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;

	function note(path: string): void {
		changed.add(path);
		clearTimeout(timer);
		timer = setTimeout(report, pause);
	}

	async function report(): Promise<void> {
		const paths = [...changed];
		changed.clear();
		// A folder that was made anew under its old name needs a new watcher.
		for (const path of paths) drop(path);
		await watchFolders();
		onChange(paths.map((path) => relative(root, path).replaceAll("\\", "/")));
	}

	function drop(folder: string): void {
		watchers.get(folder)?.close();
		watchers.delete(folder);
	}

	function add(folder: string, concerns: (name: string) => boolean): void {
		const watcher = watch(folder, (_, name) => {
			if (name !== null && concerns(name)) note(join(folder, name));
		});
		// This is how Windows tells that the folder is gone.
		watcher.on("error", () => drop(folder));
		watchers.set(folder, watcher);
	}

	async function watchFolders(): Promise<void> {
		const present = (await Promise.all(folders.map((folder) => foldersIn(join(root, folder))))).flat();
		for (const folder of watchers.keys()) {
			if (folder !== root && !present.includes(folder)) drop(folder);
		}
		for (const folder of present) {
			if (!watchers.has(folder) && existsSync(folder)) add(folder, () => true);
		}
	}

	add(root, (name) => files.includes(name) || folders.includes(name));
	await watchFolders();
	return {
		close: () => {
			clearTimeout(timer);
			for (const watcher of watchers.values()) watcher.close();
		},
	};
}
