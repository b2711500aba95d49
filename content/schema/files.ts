import type * as z from "zod/mini";
import type { ContentFile } from "../model/everything.ts";
import { callouts } from "./callouts.ts";
import { accent, colors } from "./colors.ts";
import { company, office, warehouse } from "./company.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { labels } from "./interface.ts";
import { navigation } from "./links.ts";
import { pages } from "./page.ts";
import { partner } from "./partner.ts";
import { catalog } from "./product.ts";
import { redirects } from "./redirects.ts";
import { entries, fields, listOf, name, text } from "./rules.ts";
import { thirdParties } from "./third-parties.ts";

/** The content files, and the shape of what each of them exports. */
export const files = fields({
	"content/company.ts": fields({ company, office, warehouse }),
	"content/colors.ts": fields({ accent, colors }),
	"content/products.ts": catalog,
	"content/partners.ts": fields({ partners: listOf(partner) }),
	"content/pages.ts": fields({ pages }),
	"content/home.ts": fields({ home }),
	"content/guide.ts": guide,
	"content/glossary.ts": fields({ glossary: entries(name, text) }),
	"content/navigation.ts": navigation,
	"content/redirects.ts": fields({ redirects }),
	"content/interface.ts": fields({ labels }),
	"content/callouts.ts": callouts,
	"content/third-parties.ts": fields({ thirdParties }),
} satisfies Record<ContentFile, z.ZodMiniType>);

/** Content whose shapes are right. */
export type Content = z.infer<typeof files>;
