import { home } from "../../content/home.ts";
import { SitePlan } from "../drawings/index.ts";
import { UploadedImage } from "../UploadedImage.tsx";
import { StockPicture } from "./StockPicture.tsx";

/** Half of the page on a wide screen. */
const sizes = "(min-width: 992px) 47vw, 94vw";

/** The factory's site next to a football field at the same scale, and a picture if there is one. */
export function Acreage() {
	const { factory, picture } = home.innovation;
	return (
		<div className="acreage split split--halves">
			<SitePlan acres={factory.acres} />
			<div>
				<h3 className="acreage__area">{factory.text}</h3>
				<p className="acreage__measure">{factory.measure}</p>
				{picture && (
					<div className="acreage__picture">
						{"photo" in picture ? (
							<UploadedImage upload={picture} sizes={sizes} place="below" />
						) : (
							<StockPicture picture={picture} sizes={sizes} />
						)}
					</div>
				)}
			</div>
		</div>
	);
}
