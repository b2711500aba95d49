/**
 * What node:fs and node:fs/promises are on Windows: they take paths with both separators, and list
 * them with backslashes.
 */
import fs from "node:fs";
import promises from "node:fs/promises";

function withPaths<Arguments extends unknown[], Result>(
	call: (...args: Arguments) => Result,
	paths = 1,
): (...args: unknown[]) => Result {
	return (...args) => {
		const posix = args.map((arg, index) =>
			typeof arg === "string" && index < paths ? arg.replaceAll("\\", "/") : arg,
		);
		return Reflect.apply(call, undefined, posix);
	};
}

export const createReadStream = withPaths(fs.createReadStream);
export const createWriteStream = withPaths(fs.createWriteStream);
export const existsSync = withPaths(fs.existsSync);
export const lstatSync = withPaths(fs.lstatSync);
export const mkdirSync = withPaths(fs.mkdirSync);
export const readdirSync = withPaths(fs.readdirSync);
export const renameSync = withPaths(fs.renameSync, 2);
export const rmSync = withPaths(fs.rmSync);
export const writeFileSync = withPaths(fs.writeFileSync);
export const mkdir = withPaths(promises.mkdir);
export const readFile = withPaths(promises.readFile);
export const realpath = withPaths(promises.realpath);
export const rename = withPaths(promises.rename, 2);
export const rm = withPaths(promises.rm);
export const stat = withPaths(promises.stat);
export const writeFile = withPaths(promises.writeFile);

export async function readdir(
	path: string,
	options?: { readonly recursive: boolean },
): Promise<readonly string[]> {
	const names = await promises.readdir(path.replaceAll("\\", "/"), { encoding: "utf8", ...options });
	return names.map((name) => name.replaceAll("/", "\\"));
}
