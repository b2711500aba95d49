import type { Site } from "../site.ts";

interface Props {
	readonly site: Site;
}

/**
 * Lets browsers ask for both fonts before they have read the styles. It stands first in the body, because Chromium
 * holds back the first paint for fonts that the head preloads, which costs 120 ms on a slow phone:
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/render_blocking_resource_manager.h
 */
export function FontPreloads({ site }: Props) {
	return [site.assets.headlineFont, site.assets.stretchFont].map((font) => (
		<link key={font} rel="preload" href={site.base + font} as="font" type="font/woff2" crossOrigin="" />
	));
}
