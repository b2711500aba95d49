import { type Replaceable, textOf } from "./placeholder.ts";

/** Where videos play: the host of the player that sets no cookie before it plays. */
export const playerHost = "https://www.youtube-nocookie.com";

/** The address of a video's player. */
export function playerAddress(videoId: Replaceable): string {
	return `${playerHost}/embed/${encodeURIComponent(textOf(videoId))}`;
}
