import { type SaxesAttributeNS, SaxesParser } from "saxes";

export interface SvgElement {
	/** The name without its prefix. */
	readonly name: string;
	readonly namespace: string;
	readonly attributes: readonly Readonly<SaxesAttributeNS>[];
	readonly children: SvgElement[];
	/** The text in it, without that of its children. */
	text: string;
}

/**
 * Parses an SVG.
 *
 * @returns its root element, and the targets of its processing instructions
 * @throws Error for XML that browsers do not read either, with line and column
 */
export function parseSvg(svg: string) {
	const instructions: string[] = [];
	const root: SvgElement = { name: "", namespace: "", attributes: [], children: [], text: "" };
	const open = [root];

	const parser = new SaxesParser({ xmlns: true });
	// Illustrator names namespaces and styles by entities. The parser leaves those to its users.
	parser.on("doctype", (doctype) => {
		for (const [, name = "", , value = ""] of doctype.matchAll(/<!ENTITY\s+([\w:.-]+)\s+(["'])(.*?)\2/gs)) {
			if (value.includes("<")) throw new Error(`its entity ${name} contains elements`);
			parser.ENTITIES[name] = value;
		}
	});
	parser.on("processinginstruction", ({ target }) => instructions.push(target));
	parser.on("opentag", ({ local, uri, attributes }) => {
		const element = {
			name: local,
			namespace: uri,
			attributes: Object.values(attributes),
			children: [],
			text: "",
		};
		open.at(-1)?.children.push(element);
		open.push(element);
	});
	const addText = (text: string) => {
		const parent = open.at(-1);
		if (parent) parent.text += text;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", () => open.pop());
	parser.write(svg).close();

	const [element = root] = root.children;
	return { root: element, instructions };
}
