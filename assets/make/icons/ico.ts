/**
 * An ICO file with one PNG in it. https://en.wikipedia.org/wiki/ICO_(file_format)
 *
 * @param side width and height in pixels, below 256
 */
export function ico(png: Uint8Array, side: number): Uint8Array {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2); // an icon, not a cursor
	head.writeUInt16LE(1, 4); // one picture
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10); // color planes
	head.writeUInt16LE(32, 12); // bits for each pixel
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
