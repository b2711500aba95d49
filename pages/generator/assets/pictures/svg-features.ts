/**
 * What an SVG may use so that librsvg draws it as Chromium does, from comparing drawings of each in
 * librsvg 2.63. Everything else is refused, because librsvg ignores what it does not know.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Of the filters, those for shadows. Light, noise and tiles look different. */
export const elements = words(`
	a circle clipPath defs ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient
	rect stop style svg switch symbol use view
	filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDropShadow feFlood feFuncA feFuncB
	feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);

/** Elements that draw nothing, whatever they contain. */
export const invisibleElements = words("color-profile desc font metadata script title");

/** Elements whose text needs a font. Inkscape writes flowRoot. */
export const textElements = words("flowRoot text");

/** As attributes and in styles. */
export const drawnProperties = words(`
	clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering display fill fill-opacity
	fill-rule filter flood-color flood-opacity image-rendering isolation marker marker-end marker-mid marker-start mask
	mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
	stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
	vector-effect visibility
`);

/** Properties of text, and others that change no picture. Chromium reads its own prefix. */
export const undrawnProperties =
	/^(?:-(?!webkit-)|font|text-|glyph-|shape-(?:inside|margin|padding)|solid-|(?:letter|word)-spacing$|line-height$|white-space$|writing-mode$|direction$|unicode-bidi$|(?:baseline|dominant|alignment)-|kerning$|block-progression$|inline-size$|enable-background$|color-profile$|cursor$|pointer-events$|user-select$)/;

export const lengths = words(`
	cx cy fr fx fy height markerHeight markerWidth offset r refX refY rx ry width x x1 x2 y y1 y2
`);

/** Attributes that librsvg does not read, or reads in the language of the computer. */
export const unsupportedAttributes = words("pathLength requiredFeatures systemLanguage transform-origin");

/** In the values of drawn properties and in `transform` attributes. */
export const functions = words(`
	drop-shadow hsl hsla hwb icc-color matrix rgb rgba rotate scale skewX skewY translate url
`);

/** With librsvg, an inch has 72 pixels here, and an em is 12 pixels if nothing says otherwise. */
export const units = words("px deg rad grad turn");

const oneReference = /^(?:none|inherit|url\([^)]*\))$/;

/** The values that a property may have, if it may not have all that its functions allow. */
export const values: ReadonlyMap<string, RegExp> = new Map([
	["clip-path", oneReference],
	["mask", oneReference],
	["color-interpolation", /^(?!linearRGB)/],
	["mix-blend-mode", /^(?!plus-)/],
	// Strokes that do not scale would be thinner in a smaller picture.
	["vector-effect", /^none$/],
]);

/** Inputs of filters that browsers and librsvg fill in different ways. */
export const unsupportedInputs = words("BackgroundAlpha BackgroundImage FillPaint StrokePaint");
