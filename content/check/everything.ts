import * as callouts from "../callouts.ts";
import * as chooser from "../chooser.ts";
import * as colors from "../colors.ts";
import * as company from "../company.ts";
import * as font from "../font.ts";
import * as glossary from "../glossary.ts";
import * as home from "../home.ts";
import * as labels from "../interface.ts";
import * as navigation from "../navigation.ts";
import * as pages from "../pages.ts";
import * as partners from "../partners.ts";
import * as products from "../products.ts";
import * as redirects from "../redirects.ts";
import * as thirdParties from "../third-parties.ts";

/** All content: every export of every content file. */
export const everything = {
	"content/company.ts": company,
	"content/colors.ts": colors,
	"content/font.ts": font,
	"content/products.ts": products,
	"content/partners.ts": partners,
	"content/pages.ts": pages,
	"content/home.ts": home,
	"content/chooser.ts": chooser,
	"content/glossary.ts": glossary,
	"content/navigation.ts": navigation,
	"content/redirects.ts": redirects,
	"content/interface.ts": labels,
	"content/callouts.ts": callouts,
	"content/third-parties.ts": thirdParties,
};

export type ContentFile = keyof typeof everything;
