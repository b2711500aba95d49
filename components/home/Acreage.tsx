import type { Home } from "../../content/schema/home.ts";
import { SitePlan } from "../drawings/SitePlan.tsx";
import { Picture } from "../Picture.tsx";
import { StockPicture } from "./StockPicture.tsx";

interface Props {
	readonly site: Home["innovation"]["site"];
	readonly picture: Home["innovation"]["picture"] | undefined;
}

/** 1.5rem wider than `.wrap` on both sides. */
const sizes = "(min-width: 1384px) 1328px, 100vw";

/** The factory's site next to a football field at the same scale, over a picture if there is one. */
export function Acreage({ site, picture }: Props) {
	return (
		<div className="band floor">
			{picture &&
				("photo" in picture ? (
					<Picture upload={picture} className="band__picture" sizes={sizes} place="below" />
				) : (
					<StockPicture picture={picture} className="band__picture" sizes={sizes} />
				))}
			<SitePlan acres={site.acres} />
			<div className="band__words">
				<h3 className="band__acres">{site.text}</h3>
				<p className="band__measure">{site.measure}</p>
			</div>
		</div>
	);
}
