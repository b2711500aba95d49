// Everything about the host of the videos. For another host, change this file alone.

/** What visitors call it. */
export const playerName = "YouTube";

/** YouTube's host for players that set no cookie before a video plays. */
export const playerHost = "https://www.youtube-nocookie.com";

/**
 * What the player may do in a page, although it is from another host:
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Permissions-Policy#directives
 */
export const playerFeatures = ["autoplay", "encrypted-media", "picture-in-picture", "fullscreen"] as const;

/** What the player learns of the page. Without a Referer, it shows error 153. */
export const playerReferrerPolicy = "strict-origin-when-cross-origin";

/** What the id of a video looks like, for messages. */
export const videoIdForm = 'the 11 characters after "v=" or "youtu.be/" in the video\'s address';

/** An id in this form, of no video. */
export const videoIdExample = "EXAMPLE-001";

export function isVideoId(text: string): boolean {
	return /^[\w-]{11}$/.test(text);
}

/**
 * Whether a text names a playlist or a live stream, in place of an id or in the address of a
 * player.
 */
export function isSeveralVideos(text: string): boolean {
	return /^(?:.*\/embed\/)?(?:videoseries|live_stream)(?:\?|$)|\/playlist\?/.test(text);
}

/**
 * The address of a video's player, for a frame:
 * https://developers.google.com/youtube/player_parameters
 */
export function embedAddress(videoId: string): string {
	return `${playerHost}/embed/${encodeURIComponent(videoId)}`;
}

/**
 * The same player, which plays at once and suggests only videos of the same channel when it is
 * done.
 */
export function autoplayAddress(videoId: string): string {
	return `${embedAddress(videoId)}?autoplay=1&rel=0`;
}

/** The address of the page at which a person can watch the video. */
export function watchAddress(videoId: string): string {
	return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}
