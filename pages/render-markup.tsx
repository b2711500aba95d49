import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RenderOnce } from "../components/Once.tsx";
import type { Parts } from "./site-file.ts";

/** What React has made of a page, or of a part of one. */
export interface Markup extends Parts {
	readonly whole: string;
}

const contents = new Map<string, ReactNode>();
const texts = new Map<string, string>();

/** What stands for the content of a `Once`. No text of a page looks like it, because React escapes "<". */
function markFor(name: string, content: ReactNode): ReactNode {
	contents.set(name, content);
	return createElement("render-once", { name });
}

const mark = /<render-once name="([^"]*)"><\/render-once>/;

function textOf(name: string): string {
	const text = texts.get(name) ?? renderMarkup(contents.get(name)).whole;
	texts.set(name, text);
	return text;
}

/** Renders to HTML as React does, but what stands in a `Once` only the first time. Most of the time went there. */
export function renderMarkup(content: ReactNode): Markup {
	const marked = renderToStaticMarkup(<RenderOnce value={markFor}>{content}</RenderOnce>);
	// Between the texts of the page stand the names in its marks.
	const pieces = marked.split(mark).map((piece, place) => (place % 2 === 0 ? piece : textOf(piece)));
	return {
		whole: pieces.join(""),
		own: pieces.filter((_, place) => place % 2 === 0).join(""),
		shared: pieces.filter((_, place) => place % 2 === 1),
	};
}
