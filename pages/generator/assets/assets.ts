import { everything } from "../../../content/check/everything.ts";
import * as colors from "../../../content/colors.ts";
import { colorIn, paletteOf } from "../../../content/site/palette.ts";
import { routes } from "../../../content/site/routes.ts";
import { makeCards } from "./cards/cards.tsx";
import { makeDrawings } from "./drawings.tsx";
import { makeFontSheet } from "./fonts/font-sheet.ts";
import { makeFonts } from "./fonts/fonts.ts";
import { loadHeadlineLettering } from "./fonts/headlines.ts";
import { makeIcons } from "./icons.tsx";
import type { Pictures } from "./pictures/pictures.ts";
import { makeRuns } from "./runs.tsx";
import { makeScripts } from "./scripts.ts";
import { makeStyles } from "./styles/styles.ts";

/**
 * Makes styles, script, fonts, icons, cards and running machines.
 *
 * @param base the base path of the site
 */
export async function makeAssets(base: string, pictures: Pictures) {
	const palette = paletteOf(colors);
	const { draw, sharedDrawings, sprite } = makeDrawings(palette);
	const lettering = await loadHeadlineLettering();
	const [scripts, fonts, cards, icons, runs] = await Promise.all([
		makeScripts(base),
		makeFonts(JSON.stringify(everything)),
		makeCards(routes, draw, lettering),
		makeIcons(draw),
		makeRuns(),
	]);
	const fontSheet = makeFontSheet(lettering, {
		headline: base + fonts.headline.path,
		stretch: base + fonts.stretch.path,
	});
	const { pageStyles, print } = await makeStyles(palette, fontSheet);
	return {
		site: {
			script: scripts.module.path,
			print: print.path,
			colors: {
				topBar: colorIn("light", palette.night),
				page: { light: colorIn("light", palette.paper), dark: colorIn("dark", palette.paper) },
			},
			cards: cards.cards,
			runs: new Map(runs.map(({ name, file }) => [name, file.path])),
			drawings: sprite.path,
			pictures: pictures.pictures,
		},
		/**
		 * Makes a page's style sheet from the markup of its body and of the drawing files that the body
		 * names.
		 */
		stylesFor: (body: string) => {
			const files = [{ file: sprite, drawing: sharedDrawings }, ...runs];
			const loaded = files.filter(({ file }) => body.includes(file.path)).map(({ drawing }) => drawing);
			return pageStyles(body + loaded.join(""));
		},
		inlineScripts: scripts.inline,
		icons,
		files: [
			...pictures.files,
			...cards.files,
			scripts.module,
			print,
			sprite,
			...runs.map(({ file }) => file),
			fonts.headline,
			fonts.stretch,
		],
	};
}

/** Everything that browsers get besides pages, and what pages need to refer to these files. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;
