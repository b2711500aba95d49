import { createHash } from "node:crypto";

/** A file of the site: its path relative to the root, and its contents. */
export type SiteFile = readonly [path: string, contents: string | Uint8Array];

/** Every file of the site, by path. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

/** A file whose name changes when its contents do: `assets/name-1a2b3c4d.ext`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): SiteFile {
	const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
	return [`assets/${name}-${hash}.${extension}`, contents];
}
