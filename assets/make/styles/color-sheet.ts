import type { Palette } from "../../../content/model/palette.ts";

/** Makes the sheet with the colors of the site. They are declared wherever the color scheme changes. */
export function makeColorSheet(palette: Palette): string {
	const declarations = [...palette].map(([name, { light, dark }]) =>
		light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
	);
	return `@layer tokens{:root,.night,.shipping-label{${declarations.join(";")}}}`;
}
