import { company } from "../../content/company.ts";
import type { Route } from "../../content/site/routes.ts";
import { cardSize } from "../drawings/index.ts";
import { addressOf, type Card, useSite } from "../site-context.ts";

interface Props {
	readonly route: Route;
	readonly card: Card;
}

/**
 * What social networks show of a page (https://ogp.me), and the tag with which some of them choose
 * a large picture.
 */
export function SharingTags({ route: { path, title, description }, card }: Props) {
	const site = useSite();
	return (
		<>
			<meta property="og:type" content="website" />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={addressOf(site, path)} />
			<meta property="og:site_name" content={company.name} />
			<meta property="og:locale" content="en_US" />
			<meta property="og:image" content={`${site.url}/${card.file}`} />
			<meta property="og:image:width" content={String(cardSize.width)} />
			<meta property="og:image:height" content={String(cardSize.height)} />
			<meta property="og:image:alt" content={card.alt} />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}
