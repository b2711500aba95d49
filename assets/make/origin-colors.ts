/**
 * Puts the value of a token where a relative color starts from it: `rgb(from var(--accent) …)` becomes
 * `rgb(from #ff6a13 …)`, which lightningcss computes, so that browsers without relative colors get plain ones:
 * https://drafts.csswg.org/css-color-5/#relative-colors
 */
export function inlineOriginColors(css: string): string {
	function written(text: string): string {
		return text.replace(/(?<=from )var\((--[\w-]+)\)/g, (origin, token) => {
			const [, value = origin] = new RegExp(`${token}: ([^;]+);`).exec(css) ?? [];
			return value === origin ? origin : written(value);
		});
	}
	return written(css);
}
