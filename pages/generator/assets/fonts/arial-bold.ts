/**
 * The advance widths of the printable ASCII characters in Arial Bold, from the space to "~", in
 * thousandths of the font size. Helvetica Bold, Roboto Bold and Liberation Sans Bold have the same,
 * or nearly: https://github.com/adobe-type-tools/font-tech-notes (Core 14 metrics).
 */
const widths = `
	278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278
	556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611
	975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778
	667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556
	333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611
	611 611 389 556 333 611 556 778 556 556 500 389 280 389 584`
	.trim()
	.split(/\s+/)
	.map(Number);

/** The width of a text of printable ASCII in Arial Bold, in thousandths of the font size. */
export function widthInArialBold(text: string): number {
	return Array.from(text, (character) => widths[character.charCodeAt(0) - 32] ?? 0).reduce(
		(sum, width) => sum + width,
		0,
	);
}
