import { playerHost } from "./player.ts";

/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";

/** What a page may do with a third party, as directives of the Content-Security-Policy. */
export const directives = [
	"script-src",
	"style-src",
	"font-src",
	"img-src",
	"media-src",
	"frame-src",
	"connect-src",
	"form-action",
] as const;

export type Directive = (typeof directives)[number];

/**
 * The only other hosts that pages load from or send forms to, with the directives that allow it.
 *
 * To allow another, such as a form's, add `"https://forms.example": ["form-action"]` here, and the host to the `thirdParties` of
 * its page in pages/page-list.tsx.
 */
export const thirdParties = {
	[stockPhotoHost]: ["img-src"],
	[playerHost]: ["frame-src"],
} as const satisfies Readonly<Record<`https://${string}`, readonly Directive[]>>;

export type ThirdParty = keyof typeof thirdParties;
