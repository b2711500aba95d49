import { type Replaceable, textOf } from "./placeholder.ts";

/** The host of the video player that sets no cookie before a video plays. */
export const playerHost = "https://www.youtube-nocookie.com";

/** The address of a video's player. */
export function playerAddress(videoId: Replaceable): string {
	return `${playerHost}/embed/${encodeURIComponent(textOf(videoId))}`;
}
