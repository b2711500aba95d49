import { createHash } from "node:crypto";

/** A file of the site. */
export interface SiteFile {
	/** Relative to the root of the site, with "/" on every computer. */
	readonly path: string;
	readonly contents: string | Uint8Array;
}

/** A file whose name changes when its contents do: `assets/name-1a2b3c4d.ext`. */
export function hashedFile(name: string, extension: string, contents: string | Uint8Array): SiteFile {
	const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
	return { path: `assets/${name}-${hash}.${extension}`, contents };
}
