import * as z from "zod/mini";
import type { ContentFile } from "../model/everything.ts";
import { company } from "./company.ts";
import { chooser, comparison } from "./guide.ts";
import { home } from "./home.ts";
import { labels } from "./interface.ts";
import { navigationLinks } from "./links.ts";
import { moved } from "./moved.ts";
import { pages } from "./page.ts";
import { partner } from "./partner.ts";
import { catalog } from "./product.ts";
import { entries, fields, listOf, text } from "./rules.ts";

/** The content files, and what each of them exports. */
export const files = fields({
	"content/company.ts": fields({ company }),
	"content/products.ts": catalog,
	"content/partners.ts": fields({ partners: listOf(partner) }),
	"content/pages.ts": fields({ pages }),
	"content/home.ts": fields({ home }),
	"content/guide.ts": fields({ chooser, comparison }),
	"content/glossary.ts": fields({ glossary: entries(z.string(), text) }),
	"content/navigation.ts": fields({ drawerLinks: navigationLinks, quickLinks: navigationLinks }),
	"content/moved.ts": fields({ moved }),
	"content/interface.ts": fields({ labels }),
} satisfies Record<ContentFile, z.ZodMiniType>);
