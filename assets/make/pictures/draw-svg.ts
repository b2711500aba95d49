import { spawnSync } from "node:child_process";
import { Problem } from "../problem.ts";

/** Logos are at most 320 px wide and high, on screens with up to three device pixels per CSS pixel. */
const side = 960;

/**
 * librsvg loads no external files for an SVG without a URL:
 * https://gnome.pages.gitlab.gnome.org/librsvg/Rsvg-2.0/class.Handle.html#security-and-locations-of-referenced-files
 */
const program = (seconds: number) => `
	setTimeout(() => process.kill(process.pid, "SIGKILL"), ${1000 * seconds}).unref();
	const picture = require("sharp")().resize(${side}, ${side}, { fit: "inside" }).png();
	picture.on("error", ({ message }) => {
		console.error(message);
		process.exit(1);
	});
	process.stdin.pipe(picture).pipe(process.stdout);
`;

const advice = "Export it from the drawing program again, as plain SVG with text as outlines.";

/** The first byte of a gzip file. */
const gzip = 0x1f;

/** Whether the contents of a file look like an SVG, which may be compressed. */
export function isSvg(upload: Uint8Array): boolean {
	const start = Buffer.from(upload.subarray(0, 1000)).toString("latin1");
	return upload[0] === gzip || /^(?:\xef\xbb\xbf)?\s*<(?:.*<)?svg/is.test(start);
}

/**
 * Renders an SVG as a PNG that fits a square of 960 pixels. A few lines of SVG can take hours, and librsvg cannot be
 * interrupted, so it runs in its own process.
 *
 * @param seconds the time limit
 * @throws Problem for an SVG that is compressed, contains text, refers to another file, is broken, or takes too much time or memory
 */
export function drawSvg(upload: Uint8Array, seconds = 30): Uint8Array {
	if (upload[0] === gzip) throw new Problem(`is compressed. ${advice}`);
	const source = new TextDecoder().decode(upload);
	const [, linked] =
		/<(?:\w+:)?(?:image|feImage|use)\b[^>]*\bhref\s*=\s*["'](?!#|data:)([^"']*)/.exec(source) ?? [];
	if (linked !== undefined) {
		throw new Problem(`links to another file, ${linked}, which is not drawn. Embed that one. ${advice}`);
	}
	// Illustrator keeps its own data in a foreignObject with requiredExtensions.
	if (/<(?:\w+:)?(?:text|flowRoot|foreignObject(?![^>]*\srequiredExtensions))\b/.test(source)) {
		throw new Problem(`contains text, which would look different on each computer. ${advice}`);
	}
	const options = { input: upload, maxBuffer: 10e6 };
	const { status, signal, stdout, stderr } = spawnSync(
		process.execPath,
		["--eval", program(seconds)],
		options,
	);
	if (status === 0) return stdout;
	if (signal) throw new Problem(`takes too much time or memory to draw. ${advice}`);
	throw new Problem(`cannot be drawn (${stderr.toString().trim().split("\n").at(-1)}). ${advice}`);
}
