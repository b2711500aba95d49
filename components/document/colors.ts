/** Colors that are used outside of the style sheets, each the same as its token in `assets/styles/tokens.css`. */
export const colors = {
	/** The bar on top of every page. */
	night: "#14212c",
	paper: { light: "#f3f0e9", dark: "#0f171e" },
} as const;
