import type * as z from "zod/mini";
import type { ContentFile } from "../model/everything.ts";
import { textOf } from "../model/placeholder.ts";
import { callouts } from "./callouts.ts";
import { company, office, warehouse } from "./company.ts";
import { guide } from "./guide.ts";
import { home } from "./home.ts";
import { labels } from "./interface.ts";
import { navigation } from "./links.ts";
import { moved } from "./moved.ts";
import type { namesIn } from "./names.ts";
import { pages } from "./page.ts";
import { partner } from "./partner.ts";
import { catalog } from "./product.ts";
import { entries, fields, listOf, name, sentence, text } from "./rules.ts";
import { thirdParties } from "./third-parties.ts";

/** The content files, and what each of them exports. */
export function files(names: ReturnType<typeof namesIn>) {
	return fields({
		"content/company.ts": fields({ company, office, warehouse }),
		"content/products.ts": catalog(names.terms),
		"content/partners.ts": fields({ partners: listOf(partner) }),
		"content/pages.ts": fields({ pages }),
		"content/home.ts": fields({ home }),
		"content/guide.ts": guide(names, names.types),
		"content/glossary.ts": fields({ glossary: entries(name, text) }),
		"content/navigation.ts": fields({ drawerLinks: navigation(names), quickLinks: navigation(names) }),
		"content/moved.ts": fields({ moved: moved(names) }),
		"content/interface.ts": fields({ labels }),
		"content/callouts.ts": fields({ callouts }),
		"content/model/third-parties.ts": fields({ thirdParties }),
	} satisfies Record<ContentFile, z.ZodMiniType>).check(({ value, issues }) => {
		const seller = textOf(value["content/company.ts"].company.name);
		const message = sentence("contains the company's name, which the page adds", "the title without it");
		for (const [path, { title: input }] of Object.entries(value["content/pages.ts"].pages)) {
			if (!input.includes(seller)) continue;
			issues.push({ code: "custom", input, path: ["content/pages.ts", "pages", path, "title"], message });
		}
	});
}
