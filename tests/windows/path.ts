/**
 * What node:path is on Windows, except for absolute paths, which are still those of this computer.
 */
import path from "node:path";

export const { basename, dirname, extname, join, relative, sep } = path.win32;
export const { isAbsolute, resolve } = path;
