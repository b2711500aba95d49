import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SharingTags } from "../../components/document/SharingTags.tsx";
import { RunKey } from "../../components/drawings/RunKey.tsx";
import { type Site, SiteContext } from "../../components/site-context.ts";
import { routeOf } from "../../content/model/routes.ts";

/** A site that has made nothing yet. */
const site: Site = {
	url: "https://www.example.com",
	base: "/",
	year: 2026,
	assets: { script: "", print: "", drawings: "" },
	pictures: new Map(),
	colors: { topBar: "", page: { light: "", dark: "" } },
	runs: new Map(),
	cards: new Map(),
};

it("A component reports what the site does not have for it, by name", () => {
	const render = (element: ReactElement) =>
		renderToStaticMarkup(<SiteContext value={site}>{element}</SiteContext>);
	expect(() => render(<RunKey machine="x1" className="run-key" />)).toThrow(
		'The machine "x1" runs on a page',
	);
	expect(() => render(<SharingTags route={routeOf("/partners/")} />)).toThrow(
		"The page /partners/ has no card",
	);
});
