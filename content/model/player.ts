import { type Replaceable, textOf } from "./placeholder.ts";

/** The address of a video's player, on the host that sets no cookie before it plays. */
export function playerAddress(videoId: Replaceable): string {
	return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(textOf(videoId))}`;
}
