/** What a solid is made of: carton, wood, light housing, steel, dark frame, or a moving part. */
export type Material = "k" | "w" | "m" | "s" | "d" | "a";

/** A face of a solid: its material and 1 for the top, 2 for the left (y+) and 3 for the right (x+) side. */
export type Tone = `${Material}${1 | 2 | 3}`;

/** The role of a shape, as a class. drawings.css gives every role its colors. */
export type Ink =
	| Tone
	/** b label, c end of a film roll, f film, g shadow, h wheel hub, n opening, r film roll */
	| ("b" | "c" | "f" | "g" | "h" | "n" | "r")
	/** e film edge, i bolts, j joint, k detail, o produce, q chain, t tape, v motion arrow, x film rope */
	| ("e" | "i" | "j" | "k" | "o" | "q" | "t" | "v" | "x")
	/** ax axis, y floor path, z dimension or leader, tk dimension tick */
	| ("ax" | "y" | "z" | "tk");
