import type { Site } from "../components/site.ts";

/** A minimal site for tests of components. */
export const plainSite: Site = {
	url: "https://www.example.com",
	base: "/",
	year: 2026,
	assets: { script: "assets/a.js", print: "assets/a.css", drawings: "assets/a.svg" },
	pictures: new Map(),
	cards: new Map(),
	runs: new Map(),
};
