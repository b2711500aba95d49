/** The start tag of an element. */
export interface StartTag {
	/** The name of the element, in lowercase. */
	readonly name: string;
	/** The values of its attributes, whose names are in lowercase. */
	readonly attributes: ReadonlyMap<string, string>;
	/** The tag as it is written. */
	readonly text: string;
}

/** React writes tags and attributes in this form, and escapes `"`, `<` and `>` in values. */
const tag = /<([a-z][\w:-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

function withoutEntities(value: string): string {
	return value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

/** The start tags in markup that React has rendered, in order, with those in templates. */
export function startTagsIn(markup: string): readonly StartTag[] {
	return [...markup.matchAll(tag)].map(([text, name = "", list = ""]) => ({
		name: name.toLowerCase(),
		attributes: new Map(
			[...list.matchAll(attribute)].map(([, key = "", value = ""]) => [
				key.toLowerCase(),
				withoutEntities(value),
			]),
		),
		text,
	}));
}

/** The addresses in a `srcset` whose variants have widths. */
export function addressesIn(srcset: string): readonly string[] {
	return [...srcset.matchAll(/(\S+) \d+w,?/g)].map(([, address = ""]) => address);
}
