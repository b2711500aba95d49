import * as colors from "../../content/colors.ts";
import type { RunningMachine } from "../../content/model/drawings.ts";
import { everything } from "../../content/model/everything.ts";
import { colorIn, paletteOf } from "../../content/model/palette.ts";
import { routes } from "../../content/model/routes.ts";
import { makeCards } from "./cards/cards.tsx";
import { makeDrawings } from "./drawings.tsx";
import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.tsx";
import type { Pictures } from "./pictures/pictures.ts";
import { makeRuns } from "./runs.tsx";
import { makeScripts } from "./scripts.ts";
import { makeStyles } from "./styles.ts";

/** The drawings that a page loads. */
export interface LoadedDrawings {
	/** The machines that can run on it. */
	readonly machines?: readonly RunningMachine[];
	/** Whether it shows drawings from the file of shared drawings. */
	readonly sharedDrawings?: boolean;
}

/**
 * Makes styles, script, fonts, icons, cards and running machines.
 *
 * @param root the project's folder
 * @param base the base path of the site
 */
export async function makeAssets(root: string, base: string, pictures: Pictures) {
	const palette = paletteOf(colors);
	const { draw, sharedDrawings, sprite } = makeDrawings(palette);
	const [scripts, fonts, cards, icons, runs] = await Promise.all([
		makeScripts(root, base),
		makeFonts(root, JSON.stringify(everything)),
		makeCards(root, routes, draw),
		makeIcons(root, draw),
		makeRuns(root),
	]);
	const { pageStyles, print } = await makeStyles(root, palette, {
		headline: base + fonts.headline,
		stretch: base + fonts.stretch,
	});
	const [[script], [printSheet], [drawings]] = [scripts.module, print, sprite];
	return {
		site: {
			assets: { script, print: printSheet },
			colors: {
				topBar: colorIn(palette, "night"),
				page: { light: colorIn(palette, "paper"), dark: colorIn(palette, "paper", "dark") },
			},
			cards: cards.cards,
			runs: new Map(runs.map(({ name, file: [path] }) => [name, path])),
			drawings,
			pictures: pictures.pictures,
		},
		/** Makes the style sheet of a page from the markup of its body and of the drawings that it loads. */
		stylesFor: (body: string, page: LoadedDrawings) => {
			const machines = runs.filter(({ name }) => page.machines?.includes(name)).map(({ drawing }) => drawing);
			return pageStyles([body, ...machines, page.sharedDrawings ? sharedDrawings : ""].join(""));
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
			...fonts.files,
		],
	};
}

/** Everything that browsers get besides pages, and what pages need to refer to these files. */
export type Assets = Awaited<ReturnType<typeof makeAssets>>;
