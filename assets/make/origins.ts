/**
 * Writes out the tokens that colors are made from: `rgb(from var(--accent) …)` gets the value of `--accent`. lightningcss
 * computes a color that is made from a plain one, also for browsers that cannot:
 * https://drafts.csswg.org/css-color-5/#relative-colors
 */
export function writeOutOrigins(css: string): string {
	function written(text: string): string {
		return text.replace(/(?<=from )var\((--[\w-]+)\)/g, (origin, token) => {
			const [, value = origin] = new RegExp(`${token}: ([^;]+);`).exec(css) ?? [];
			return value === origin ? origin : written(value);
		});
	}
	return written(css);
}
