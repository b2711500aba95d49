import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { checkLogo } from "../../../../pages/generator/assets/pictures/check-logo.ts";

const svg = (contents: string, attributes = 'viewBox="0 0 9 9"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${contents}</svg>`;
const path = (attributes: string) => svg(`<path d="M0 0h9v9z" ${attributes}/>`);
const style = (css: string) => svg(`<style>${css}</style><path class="a" d="M0 0h9v9z"/>`);

const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: "#f00" } });
const embed = (image: Buffer) => `data:image/png;base64,${image.toString("base64")}`;
const png = await pixel.clone().png().toBuffer();

/** What drawing programs write, shortened. */
const exports = {
	Illustrator: `<?xml version="1.0" encoding="utf-8"?>
		<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
			<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"> <!ENTITY ns_svg "http://www.w3.org/2000/svg">
			<!ENTITY st0 "fill:#0055A4;">
		]>
		<svg xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" width="9px"
			height="9px" viewBox="0 0 9 9" style="enable-background:new 0 0 9 9;" xml:space="preserve">
		<style type="text/css">.st1{fill:url(#l);} .st2{mix-blend-mode:multiply;clip-path:url(#c)}</style>
		<switch><foreignObject requiredExtensions="&ns_ai;"><i:pgfRef xlink:href="#pgf"/></foreignObject>
		<g i:extraneous="self"><path style="&st0;" class="st1" d="M0 0h9v9z"/></g></switch><i:pgf id="pgf">eJzs</i:pgf></svg>`,
	Inkscape: `<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm" viewBox="0 0 9 9"
		xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><sodipodi:namedview pagecolor="#fff"/>
		<path style="font-size:12pt;line-height:1.25em;fill:#c00;stroke-width:8.65e-1;paint-order:stroke fill markers;
		color-interpolation:sRGB;color-interpolation-filters:linearRGB;-inkscape-stroke:none;solid-color:#000"
		d="M0 0h9v9z"/><flowRoot><flowRegion><path d="M0 0z"/></flowRegion><flowPara/></flowRoot></svg>`,
	Figma: svg(`<filter id="f" x="0" y="0" width="9" height="9" filterUnits="userSpaceOnUse">
		<feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feGaussianBlur stdDeviation="2"/>
		<feBlend in="SourceGraphic"/></filter><mask id="m" style="mask-type:alpha"><path d="M0 0h9v9z" fill="#D9D9D9"/></mask>
		<g filter="url(#f)" mask="url(#m)"><image width="9" height="9" xlink:href="${embed(png)}"/></g>`),
	CorelDRAW: svg(
		`<defs><font id="F"><font-face font-family="Arial"/></font><style><![CDATA[
		@font-face { font-family:"Arial";src:url("#F") format(svg)} .fil0 {fill:#E31E24;stroke-width:7.6}]]></style></defs>
		<metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0" d="M0 0h9v9z"/>`,
		'width="9in" height="9in" viewBox="0 0 9 9" style="fill-rule:evenodd;shape-rendering:geometricPrecision"',
	),
};

describe("a logo", async () => {
	const webp = await pixel.clone().webp().toBuffer();

	it.each(Object.entries(exports))("is accepted as %s exports it", async (_, logo) => {
		await expect(checkLogo(logo)).resolves.toBeUndefined();
	});

	it.each([
		["var()", path('fill="var(--a, red)"')],
		["oklch()", style(".a { fill: oklch(60% .2 30) }")],
		["<foreignObject>", svg("<foreignObject/>")],
		["<animate>", svg('<g><animate attributeName="opacity" to="1"/></g>')],
		["a link to another file", svg('<image href="logo.png"/>')],
		["a link to another file", svg('<use xlink:href="symbols.svg#a"/>')],
		["a link to another file", path('fill="url(colors.svg#a)"')],
		["a style sheet in another file", `<?xml-stylesheet href="a.css"?>${svg("")}`],
		["an embedded image", svg(`<image href="${embed(webp)}"/>`)],
		["an embedded image", svg(`<image href="${embed(png.subarray(0, 60))}"/>`)],
		["a missing or empty viewBox", svg("", 'width="9"')],
		["a missing or empty viewBox", svg("", 'width="9pt" height="9pt"')],
		["a transform of the whole drawing", svg("", 'viewBox="0 0 9 9" transform="rotate(9)"')],
		["transform-origin", path('transform-origin="4 4"')],
		["transform-origin in a style", path('style="transform-origin:center"')],
		["background in a style", svg("", 'viewBox="0 0 9 9" style="background:#fd0"')],
		["calc()", path('style="stroke-width:calc(1px + 1px)"')],
		["the unit pt", path('style="stroke-width:1pt"')],
		["the unit em", svg('<rect width="1em" height="9"/>')],
		["mask: url(#a) alpha", path('style="mask:url(#a) alpha"')],
		["vector-effect: non-scaling-stroke", path('vector-effect="non-scaling-stroke"')],
		["@media", style("@media (prefers-color-scheme: dark) { .a { fill: #fff } }")],
		["nested styles", style("svg { .a { fill: red } }")],
		["the selector :is(.a)", style(":is(.a) { fill: red }")],
		["blurred shapes", svg('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>')],
		["<feTurbulence>", svg('<filter id="f"><feTurbulence/><feBlend/></filter>')],
		["systemLanguage", svg('<switch><g systemLanguage="de"/></switch>')],
		["<style>", svg('<style xmlns="http://www.w3.org/1999/xhtml">path { fill: red }</style>')],
	])("is refused because of %s", async (feature, logo) => {
		await expect(checkLogo(logo)).rejects.toThrow(
			`would not look as it does in a browser, because of ${feature}`,
		);
	});

	it("is refused with each reason once, and what to do", async () => {
		const logo = style(".a { fill: var(--a); stroke: var(--b); width: 9px }");
		await expect(checkLogo(logo)).rejects.toThrow(
			"because of var(), width in a style. Export it as a PNG, 960 pixels wide, or as an SVG with outlines, plain colors and embedded images.",
		);
	});
});
