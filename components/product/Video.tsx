import type { Term } from "../../content/glossary.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/schema/fill.ts";
import {
	autoplayAddress,
	playerFeatures,
	playerName,
	playerReferrerPolicy,
	watchAddress,
} from "../../content/schema/player.ts";
import type { Product } from "../../content/schema/product.ts";
import { machineOnPoster } from "../../content/site/posters.ts";
import { MachineDrawing, partNumbersByText, RunButton } from "../drawings/index.ts";
import { UploadedImage } from "../UploadedImage.tsx";

interface Props {
	/** The product's id, unique on the page. */
	readonly id: string;
	readonly product: Product;
	/**
	 * Whether it is the first one on the page. Only its poster loads eagerly, and it says where
	 * videos come from.
	 */
	readonly first: boolean;
	/** The terms on the page. Those of the drawing's callouts lead to the parts of its machine. */
	readonly terms?: readonly Term[];
}

/** The width of the second column of `.split`, or on a narrow screen, of the only one. */
const posterSizes =
	"(min-width: 1680px) 1003px, (min-width: 1440px) calc(66.7vw - 117px), (min-width: 992px) calc(57.3vw + 18px), (min-width: 480px) calc(87vw + 27px), 91vw";

/**
 * A product's video. Its bar is a link whose target is a frame over the poster, so the video plays
 * in the page without script, too, and no other host learns of the visitor before the click.
 * Without script, the frame is there from the start, empty and transparent. The script inserts the
 * frame at the click. If the script does not arrive, the link opens a tab. The link to the video's
 * own page helps where a firewall blocks the player.
 *
 * By default, `allow` means the origin of `src`, which the frame does not have, so each feature
 * needs `*` (https://www.w3.org/TR/permissions-policy/#iframe-allow-attribute).
 */
export function Video({ id, product, first, terms = [] }: Props) {
	const { name, poster, videoId } = product;
	const machine = machineOnPoster(product);
	const frame = `player-${id}`;
	return (
		<figure className="video" data-machine={machine && ""}>
			{machine &&
				Array.from(
					partNumbersByText(machine),
					([text, number]) =>
						terms.some((term) => term === text) && (
							<span className="video__part" key={text} id={`part-${number}`} data-part={number} />
						),
				)}
			{machine && <RunButton machine={machine} name={name} />}
			<div className="video__box" data-video="">
				<div className="video__poster floor" data-stage="">
					{poster && machine && <MachineDrawing machine={machine} view="poster" alt={poster.alt} />}
					{poster?.photo && (
						<UploadedImage
							upload={{ photo: poster.photo, alt: poster.alt }}
							className="video__photo"
							sizes={posterSizes}
							place={first ? "main" : "below"}
						/>
					)}
				</div>
				<a
					className="video__bar label"
					href={autoplayAddress(videoId)}
					target={frame}
					referrerPolicy={playerReferrerPolicy}
				>
					<span className="video__play" />
					<span className="video__label">{fill(labels.playVideo, name)}</span>
				</a>
				<button className="video__bar video__bar--close label" type="button">
					<span className="video__play" />
					<span className="video__label">{labels.closeVideo}</span>
				</button>
				<noscript>
					<iframe
						className="video__player"
						name={frame}
						title={fill(labels.videoTitle, name)}
						allow={playerFeatures.map((feature) => `${feature} *`).join("; ")}
					/>
				</noscript>
			</div>
			<figcaption className="caption">
				{poster && <p>{poster.caption}</p>}
				{first && <p className="video__note">{labels.videoNote}</p>}
				<p className="video__watch">
					<a className="small-link" href={watchAddress(videoId)} referrerPolicy={playerReferrerPolicy}>
						{fill(labels.watchVideo, playerName)}
						<span className="visually-hidden">{` (${name})`}</span>
					</a>
				</p>
			</figcaption>
		</figure>
	);
}
