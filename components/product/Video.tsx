import { callouts } from "../../content/callouts.ts";
import type { Term } from "../../content/glossary.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/schema/fill.ts";
import { autoplayAddress, playerName, watchAddress } from "../../content/schema/player.ts";
import type { Product } from "../../content/schema/product.ts";
import { machineOnPoster } from "../../content/site/posters.ts";
import { MachineDrawing, machines, RunButton } from "../drawings/index.ts";
import { UploadedImage } from "../UploadedImage.tsx";

interface Props {
	readonly product: Product;
	/** Whether it is the first one on the page. Only its poster loads eagerly, and it says where videos come from. */
	readonly first: boolean;
	/** The terms on the page. Those of the drawing's callouts lead to the parts of its machine. */
	readonly terms?: readonly Term[];
}

/** The width of the second column of `.split`, or on a narrow screen, of the only one. */
const posterSizes =
	"(min-width: 1680px) 1003px, (min-width: 1440px) calc(66.7vw - 117px), (min-width: 992px) calc(57.3vw + 18px), (min-width: 480px) calc(87vw + 27px), 91vw";

/**
 * A product's video: a bar that opens the player over the poster above it, where the script inserts it, so no other host
 * learns of the visitor before that. Without a Referer, the player shows error 153. The shared name keeps only one video
 * open at a time (browsers since 2024). The link to the video's own page helps where a firewall blocks the player, and
 * without script.
 */
export function Video({ product, first, terms = [] }: Props) {
	const { name, poster, videoId } = product;
	const machine = machineOnPoster(product);
	return (
		<figure className="video" data-machine={machine && ""}>
			{machine &&
				machines[machine].callouts.map(
					({ word }, index) =>
						terms.some((term) => term === callouts[word]) && (
							<span className="video__part" key={word} id={`part-${index + 1}`} data-part={index + 1} />
						),
				)}
			<div className="video__box">
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
				<details className="video__details" name="video" data-video="">
					<summary className="video__bar label">
						<span className="video__play" />
						<span className="video__label">{fill(labels.playVideo, name)}</span>{" "}
						<span className="video__label video__label--close">{labels.closeVideo}</span>
					</summary>
					<template>
						<iframe
							className="video__player"
							title={fill(labels.videoTitle, name)}
							src={autoplayAddress(videoId)}
							allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
							referrerPolicy="strict-origin-when-cross-origin"
						/>
					</template>
					<p>
						<a
							className="text-link"
							href={watchAddress(videoId)}
							referrerPolicy="strict-origin-when-cross-origin"
						>
							{fill(labels.watchVideo, playerName)}
							<span className="visually-hidden">{` (${name})`}</span>
						</a>
					</p>
				</details>
			</div>
			{machine && <RunButton machine={machine} name={name} />}
			<figcaption className="caption">
				{poster && <p>{poster.caption}</p>}
				{first && <p className="video__note">{labels.videoNote}</p>}
				<p className="video__address">{fill(labels.videoAddress, watchAddress(videoId))}</p>
			</figcaption>
		</figure>
	);
}
