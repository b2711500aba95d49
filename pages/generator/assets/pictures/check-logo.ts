import postcss, { type Container, type Declaration, type Rule } from "postcss";
import type { SaxesAttributeNS } from "saxes";
import { Problem } from "../../problem.ts";
import { loadSharp } from "../sharp.ts";
import { checkColors } from "./colors.ts";
import { parseSvg, type SvgElement } from "./parse-svg.ts";
import * as supported from "./svg-features.ts";

/** Elements without a namespace are not SVG, but librsvg draws them as if they were. */
const svgNamespaces = ["http://www.w3.org/2000/svg", ""];

/** Namespaces that are not the private data of a drawing program. */
const foreignNamespaces = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2001/XInclude"];

const xlink = "http://www.w3.org/1999/xlink";

/**
 * Checks that librsvg, with which sharp draws SVGs, draws a logo as browsers do.
 *
 * @throws Problem that names what it would leave out or draw in another way, and what to do
 * @throws Error for broken XML and CSS
 */
export async function checkLogo(svg: string): Promise<void> {
	const { root, instructions } = parseSvg(svg);
	if (hasText(root)) {
		throw new Problem(
			"contains text, which would look different on each computer. Export it with its text converted to outlines.",
		);
	}
	const found = new Set([...unsupportedInRoot(root), ...unsupportedIn(root)]);
	if (instructions.includes("xml-stylesheet")) found.add("a style sheet in another file");
	for (const url of embeddedImages(root)) {
		if (!(await isPlainImage(url))) found.add("an embedded image that is not an upright PNG or JPEG in sRGB");
	}
	if (found.size > 0) {
		throw new Problem(
			`would not look as it does in a browser, because of ${[...found].join(", ")}. Export it as a PNG, 960 pixels wide, or as an SVG with outlines, plain colors and embedded images.`,
		);
	}
}

function isSvg({ namespace }: SvgElement): boolean {
	return svgNamespaces.includes(namespace);
}

function attribute(element: SvgElement, name: string): string | undefined {
	return element.attributes.find((attribute) => attribute.name === name)?.value;
}

/**
 * The children that can be drawn. In a switch, no browser has the extensions of a drawing program.
 */
function drawnChildren(element: SvgElement): readonly SvgElement[] {
	const isExtension = (child: SvgElement) => attribute(child, "requiredExtensions") !== undefined;
	return element.children.filter(
		(child) =>
			isSvg(child) &&
			!supported.invisibleElements.has(child.name) &&
			!(element.name === "switch" && isExtension(child)),
	);
}

function hasText(element: SvgElement): boolean {
	const hasWords = ({ text, children }: SvgElement): boolean => text.trim() !== "" || children.some(hasWords);
	return (
		(supported.textElements.has(element.name) && hasWords(element)) || drawnChildren(element).some(hasText)
	);
}

function embeddedImages(element: SvgElement): readonly string[] {
	const own =
		element.name === "image" ? element.attributes.filter(isReference).map(({ value }) => value) : [];
	return [...own.filter(isData), ...drawnChildren(element).flatMap(embeddedImages)];
}

async function isPlainImage(url: string): Promise<boolean> {
	const sharp = await loadSharp();
	try {
		const image = Buffer.from(await (await fetch(url)).arrayBuffer());
		const metadata = await sharp(image).metadata();
		checkColors(image, metadata);
		await sharp(image).stats();
		const { format, orientation = 1, hasProfile } = metadata;
		return (format === "png" || format === "jpeg") && orientation === 1 && !hasProfile;
	} catch {
		return false;
	}
}

/** Without a viewBox, browsers and librsvg agree on sizes in pixels alone. */
function* unsupportedInRoot(root: SvgElement) {
	const [, , width = 0, height = 0] = (attribute(root, "viewBox") ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const isSized = ["width", "height"].every((name) =>
		/^\s*[\d.]+(?:px)?\s*$/.test(attribute(root, name) ?? ""),
	);
	if (!(width > 0 && height > 0) && !isSized) yield "a missing or empty viewBox";
	if (attribute(root, "transform") !== undefined) yield "a transform of the whole drawing";
}

function* unsupportedIn(element: SvgElement, parent?: SvgElement): Generator<string> {
	const { name, children, attributes } = element;
	const isText = supported.textElements.has(name);
	if (isText) return;
	if (!supported.elements.has(name)) {
		yield `<${name}>`;
		return;
	}
	for (const { name, namespace } of children) if (foreignNamespaces.includes(namespace)) yield `<${name}>`;
	for (const attribute of attributes) yield* unsupportedInAttribute(attribute, element, parent);
	if (name === "style") yield* unsupportedInSheet(postcss.parse(element.text));
	// librsvg cuts shapes off at the edges of the drawing before it blurs them. Shadows go on after
	// their blur.
	if (name === "filter" && children.at(-1)?.name === "feGaussianBlur") yield "blurred shapes";
	for (const child of drawnChildren(element)) yield* unsupportedIn(child, element);
}

function isReference({ local, uri }: SaxesAttributeNS): boolean {
	return local === "href" && (uri === "" || uri === xlink);
}

function isData(url: string): boolean {
	return url.trimStart().startsWith("data:");
}

/** Whether an element draws something from another file. The links of `<a>` draw nothing. */
function isOtherFile(attribute: SaxesAttributeNS, element: SvgElement): boolean {
	if (!isReference(attribute) || element.name === "a") return false;
	const { value } = attribute;
	const isEmbedded = element.name === "image" && isData(value);
	return !isEmbedded && !/^\s*(?:#|$)/.test(value);
}

/** Whether a style sheet is not, or not always, for screens. */
function isForOtherMedia({ name, value }: SaxesAttributeNS, element: SvgElement): boolean {
	return element.name === "style" && name === "media" && !/^\s*(?:all|screen|)\s*$/.test(value);
}

function* unsupportedInAttribute(attribute: SaxesAttributeNS, element: SvgElement, parent?: SvgElement) {
	const { name, value } = attribute;
	if (name === "style") yield* unsupportedInSheet(postcss.parse(value));
	if (supported.drawnProperties.has(name)) yield* unsupportedInValue(name, value);
	if (supported.unsupportedAttributes.has(name)) yield name;
	if (name === "requiredExtensions") yield name;
	if (name === "transform" && element.name === "symbol") yield "a transform of a symbol";
	if (/^in2?$/.test(name) && supported.unsupportedInputs.has(value)) yield value;
	if (/[tT]ransform$/.test(name)) yield* unsupportedFunctions(value);
	if (supported.lengths.has(name)) {
		yield* unsupportedFunctions(value);
		if (parent) yield* unsupportedUnits(value);
	}
	if (isForOtherMedia(attribute, element)) yield "@media";
	if (isOtherFile(attribute, element)) yield "a link to another file";
}

/** Checks a style sheet, the content of a rule, or the declarations of a `style` attribute. */
function* unsupportedInSheet(sheet: Container): Generator<string> {
	for (const node of sheet.nodes ?? []) {
		if (node.type === "decl") yield* unsupportedInDeclaration(node);
		if (node.type === "rule") yield* unsupportedInRule(node);
		if (node.type === "atrule" && !/^(?:charset|font-face)$/.test(node.name)) yield `@${node.name}`;
	}
}

function* unsupportedInDeclaration({ prop, value }: Declaration) {
	if (supported.drawnProperties.has(prop)) yield* unsupportedInValue(prop, value);
	else if (!supported.undrawnProperties.test(prop)) yield `${prop} in a style`;
}

function* unsupportedInRule(rule: Rule) {
	if (/:(?!root\b|hover\b)/.test(rule.selector)) yield `the selector ${rule.selector}`;
	if (rule.parent?.type === "rule") yield "nested styles";
	yield* unsupportedInSheet(rule);
}

function* unsupportedInValue(property: string, value: string) {
	yield* unsupportedFunctions(value);
	yield* unsupportedUnits(value);
	const isAllowed = supported.values.get(property)?.test(value) ?? true;
	if (!isAllowed || /^(?:initial|revert(?:-layer)?)$|\bfrom\b/.test(value)) yield `${property}: ${value}`;
	if (/\burl\(\s*["']?(?![\s"'#])/.test(value)) yield "a link to another file";
}

function* unsupportedFunctions(value: string) {
	for (const [, name = ""] of value.matchAll(/([\w-]+)\(/g)) {
		if (!supported.functions.has(name)) yield `${name}()`;
	}
}

function* unsupportedUnits(value: string) {
	for (const [, unit = ""] of value.matchAll(
		/(?<![\w#.-])[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?([a-z]*)/gi,
	)) {
		if (unit !== "" && !supported.units.has(unit)) yield `the unit ${unit}`;
	}
}
