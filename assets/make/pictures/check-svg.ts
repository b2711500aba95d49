import { UnfitUpload } from "./unfit-upload.ts";

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/));
}

/** Still shapes, text, paints and filters. Whatever runs, moves, links or loads is not among them. */
const elements = words(
	"svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon text tspan textPath " +
		"linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix " +
		"feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight " +
		"feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset " +
		"fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
);

/** Attributes whose values are names or words, in which a bracket means nothing. */
const textAttributes = words(
	"aria-hidden aria-label aria-labelledby aria-describedby role id class data-name font-family lang xml:lang",
);

const attributes = words(
	"version baseProfile viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy fx fy fr d " +
		"points pathLength rotate textLength lengthAdjust startOffset method spacing side transform " +
		"gradientTransform gradientUnits patternTransform patternUnits patternContentUnits spreadMethod offset " +
		"clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight orient refX refY " +
		"filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent " +
		"stdDeviation edgeMode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY preserveAlpha " +
		"surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth elevation z " +
		"pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector yChannelSelector radius " +
		"baseFrequency numOctaves seed stitchTiles fill fill-opacity fill-rule stroke stroke-width stroke-opacity " +
		"stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity display " +
		"visibility overflow clip clip-path clip-rule mask filter flood-color flood-opacity lighting-color stop-color " +
		"stop-opacity color-interpolation color-interpolation-filters color-rendering shape-rendering text-rendering " +
		"image-rendering marker-start marker-mid marker-end paint-order vector-effect enable-background font " +
		"font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor " +
		"text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi " +
		"transform-origin isolation mix-blend-mode style href xlink:href xml:space media",
);

const namespaces: Readonly<Record<string, string>> = {
	xmlns: "http://www.w3.org/2000/svg",
	"xmlns:svg": "http://www.w3.org/2000/svg",
	"xmlns:xlink": "http://www.w3.org/1999/xlink",
};

/** CSS functions that load nothing. `url()` may lead to a part of the same file. */
const harmlessFunction =
	/(?:rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?|calc|not|is|where|nth-child)\s*\(|url\(\s*(["']?)#[\w.-]+\1\s*\)/gi;

/** Changes when what an SVG may hold does. */
export const svgRules = [...elements, ...textAttributes, ...attributes, harmlessFunction.source].join(" ");

/** What a paint, a transformation or a style sheet holds besides plain values, or nothing. */
function loadedBy(css: string): string | undefined {
	const rest = css.replace(harmlessFunction, " ");
	return /@[\w-]*|[\w-]+\s*\([^)]*\)?|\\.?/.exec(rest)?.[0];
}

interface MarkupAttribute {
	readonly name: string;
	readonly value: string;
}

function refusedAttribute(element: string, { name, value }: MarkupAttribute): string | undefined {
	const place = `on <${element}>`;
	if (name in namespaces) {
		return value === namespaces[name] ? undefined : `the namespace ${name}="${value}" ${place}`;
	}
	if (textAttributes.has(name)) return undefined;
	if (/^on/i.test(name)) return `the event handler ${name} ${place}`;
	if (!attributes.has(name)) return `the attribute ${name} ${place}`;
	if (/href$/.test(name)) {
		return /^#[\w.-]+$/.test(value)
			? undefined
			: `the outside reference ${name}="${value.slice(0, 60)}" ${place}`;
	}
	const loaded = loadedBy(value);
	return loaded && `"${loaded.slice(0, 60)}" in the attribute ${name} ${place}`;
}

/** The file as text, if it is text in UTF-8 and holds nothing that only a document type can bring. */
function textOf(upload: Uint8Array): string {
	let text = "";
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(upload);
	} catch {
		throw new UnfitUpload("is not text in UTF-8. Save it as plain SVG, in UTF-8 and not compressed.");
	}
	const [, encoding = "utf-8"] = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text) ?? [];
	if (encoding.toLowerCase() !== "utf-8") {
		throw new UnfitUpload(`says that its encoding is "${encoding}". Save it as plain SVG in UTF-8.`);
	}
	const [declaration] = /<!(?!--|\[CDATA\[)\w*|<\?(?!xml\s)[\w-]*/.exec(text) ?? [];
	if (declaration !== undefined) {
		throw new UnfitUpload(`holds the declaration ${declaration}. ${advice}`);
	}
	return text;
}

const advice = "Export it from the drawing program as optimized or plain SVG, with text as outlines.";

/**
 * Checks that an SVG holds still shapes and text alone: no script, event handler, foreign object, animation or
 * reference to anything outside of the file. It goes by a list of what is allowed.
 *
 * @param upload the file; the caller checks that it is well-formed, which this parser does not
 * @throws UnfitUpload that names the elements and attributes found
 */
export async function checkSvg(upload: Uint8Array): Promise<void> {
	const text = textOf(upload);
	// Inside of the function, as sharp is: most builds have no SVG to check.
	const { DOMParser } = await import("linkedom");
	const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
	if (root?.tagName !== "svg" || root.getAttribute("xmlns") !== namespaces.xmlns) {
		throw new UnfitUpload(`is not an SVG. ${advice}`);
	}
	const found = [root, ...root.querySelectorAll("*")].flatMap((element): readonly (string | undefined)[] => {
		const name = element.tagName;
		if (!elements.has(name)) return [`the element <${name}>`];
		const loaded = name === "style" ? loadedBy(element.textContent ?? "") : undefined;
		return [
			loaded && `"${loaded.slice(0, 60)}" in <style>`,
			...[...element.attributes].map((attribute) => refusedAttribute(name, attribute)),
		];
	});
	const refused = [...new Set(found.filter((finding) => finding !== undefined))];
	if (refused.length > 0) {
		const more = refused.length > 4 ? ` and ${refused.length - 4} more` : "";
		throw new UnfitUpload(
			`holds ${refused.slice(0, 4).join(", ")}${more}, which a logo may not hold. ${advice}`,
		);
	}
	if (!root.hasAttribute("viewBox") && !(root.hasAttribute("width") && root.hasAttribute("height"))) {
		throw new UnfitUpload(`has no viewBox, so its size is unknown. ${advice}`);
	}
}
