import type * as z from "zod/mini";
import { callouts } from "../schema/callouts.ts";
import { chooserFile } from "../schema/chooser.ts";
import { accent, colors } from "../schema/colors.ts";
import { company, office, warehouse } from "../schema/company.ts";
import { font } from "../schema/font.ts";
import { home } from "../schema/home.ts";
import { labels } from "../schema/interface.ts";
import { navigation } from "../schema/links.ts";
import { pages } from "../schema/page.ts";
import { partner } from "../schema/partner.ts";
import { catalog } from "../schema/product.ts";
import { redirects } from "../schema/redirects.ts";
import { entries, fields, listOf, name, text } from "../schema/rules.ts";
import { thirdParties } from "../schema/third-parties.ts";
import type { ContentFile } from "./everything.ts";

/** The content files, and the shape of what each of them exports. */
export const files = fields({
	"content/company.ts": fields({ company, office, warehouse }),
	"content/colors.ts": fields({ accent, colors }),
	"content/font.ts": fields({ font }),
	"content/products.ts": catalog,
	"content/partners.ts": fields({ partners: listOf(partner) }),
	"content/pages.ts": fields({ pages }),
	"content/home.ts": fields({ home }),
	"content/chooser.ts": chooserFile,
	"content/glossary.ts": fields({ glossary: entries(name, text) }),
	"content/navigation.ts": navigation,
	"content/redirects.ts": fields({ redirects }),
	"content/interface.ts": fields({ labels }),
	"content/callouts.ts": callouts,
	"content/third-parties.ts": fields({ thirdParties }),
} satisfies Record<ContentFile, z.ZodMiniType>);

/** Content whose shapes are right. */
export type Content = z.infer<typeof files>;
