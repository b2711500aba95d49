/**
 * What the paths have in common that some host or computer takes for the same: with and without
 * `index.html`, `.html` or the slash at the end (hosts with clean URLs), in capital and small
 * letters (Windows and macOS), and with composed and decomposed letters (macOS). Two pages or files
 * with the same value cannot both be published.
 *
 * @param path the path of a page, such as "/partners/", or of a file, such as "partners/index.html"
 */
export function servedAddress(path: string): string {
	return path
		.normalize("NFC")
		.toLowerCase()
		.replace(/^\//, "")
		.replace(/\.html$/, "")
		.replace(/(?<=^|\/)index$/, "")
		.replace(/\/$/, "");
}
