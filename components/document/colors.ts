/** Colors for use outside style sheets. Each has the value of its token in `assets/styles/tokens.css`. */
export const colors = {
	/** The top bar. */
	night: "#14212c",
	paper: { light: "#f3f0e9", dark: "#0f171e" },
} as const;
