import { playerHost } from "./schema/player.ts";
import { stockPhotoHost } from "./schema/stock-photo.ts";
import type { Directive } from "./schema/third-parties.ts";

/**
 * The only other hosts that pages load from or send forms to, with the directives that allow it.
 * Which pages use which of them is in pages/page-list.tsx. README.md says how to add one.
 */
export const thirdParties = {
	[stockPhotoHost]: ["img-src"],
	[playerHost]: ["frame-src"],
} as const satisfies Readonly<Record<`https://${string}`, readonly Directive[]>>;

export type ThirdParty = keyof typeof thirdParties;
