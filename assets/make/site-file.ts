import { createHash } from "node:crypto";

/** A file name that changes when the contents do: `assets/name-1a2b3c4d.ext`. */
export function hashedName(name: string, extension: string, contents: string | Uint8Array): string {
	const hash = createHash("sha256").update(contents).digest("hex").slice(0, 8);
	return `assets/${name}-${hash}.${extension}`;
}
