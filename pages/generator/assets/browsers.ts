/** The oldest versions of browsers that the site is made for: those of early 2023. */
const oldest = { chrome: 109, firefox: 109, safari: 16 };

/** In esbuild's notation. */
export const scriptTargets = Object.entries(oldest).map(([browser, version]) => browser + version);

/** In lightningcss's notation. */
export const styleTargets = Object.fromEntries(
	Object.entries(oldest).map(([browser, version]) => [browser, version << 16]),
);
