/** The width and height that a PNG states, in pixels. https://www.w3.org/TR/png-3/#11IHDR */
export function pngSize(contents: string | Uint8Array): { readonly width: number; readonly height: number } {
	const bytes = Buffer.from(contents);
	if (bytes.subarray(1, 4).toString() !== "PNG") {
		throw new Error("This is not a PNG.");
	}
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
