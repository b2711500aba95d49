import { type Replaceable, textOf } from "./placeholder.ts";

/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";

/** YouTube's host for players that set no cookie before a video plays. */
export const playerHost = "https://www.youtube-nocookie.com";

/** The address of a video's player. */
export function playerAddress(videoId: Replaceable): string {
	return `${playerHost}/embed/${encodeURIComponent(textOf(videoId))}`;
}
