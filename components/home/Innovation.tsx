import { home } from "../../content/home.ts";
import { SitePlan } from "../drawings/index.ts";
import { UploadedImage } from "../UploadedImage.tsx";
import { StockPicture } from "./StockPicture.tsx";

/** The width of the page. */
const sizes = "(min-width: 1680px) 1520px, 94vw";

/**
 * What is behind the machines, and the factory's site next to a football field at the same scale.
 * Below them, a picture if there is one.
 */
export function Innovation() {
	const { heading, lead, factory, picture } = home.innovation;
	return (
		<section className="innovation" aria-labelledby="innovation">
			<div className="wrap split split--halves">
				<div>
					<h2 id="innovation">{heading}</h2>
					<p className="innovation__lead lead">{lead}</p>
					<h3>{factory.text}</h3>
					<p className="innovation__measure">{factory.measure}</p>
				</div>
				<SitePlan acres={factory.acres} />
				{picture && (
					<div className="innovation__picture">
						{"photo" in picture ? (
							<UploadedImage upload={picture} sizes={sizes} place="below" />
						) : (
							<StockPicture picture={picture} sizes={sizes} />
						)}
					</div>
				)}
			</div>
		</section>
	);
}
