import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RenderOnce } from "../components/Once.tsx";
import type { Parts } from "./site-file.ts";

/** What React has made of a page, or of a part of one. */
export interface Markup extends Parts {
	readonly whole: string;
}

export type RenderMarkup = (content: ReactNode) => Markup;

/** What stands for the content of a `Once`. No text of a page looks like it, because React escapes "<". */
const mark = /<render-once number="(\d+)"><\/render-once>/;

/**
 * Renders the pages of one site to HTML as React does, but what stands in a `Once` only the first time. Most of the
 * time went there.
 */
export function markupRenderer(): RenderMarkup {
	const numbers = new Map<string, number>();
	const contents: ReactNode[] = [];
	const texts = new Map<number, string>();

	function markFor(name: string, content: ReactNode): ReactNode {
		const number = numbers.get(name) ?? contents.push(content) - 1;
		numbers.set(name, number);
		return createElement("render-once", { number });
	}

	function textOf(number: number): string {
		const text = texts.get(number) ?? renderMarkup(contents[number]).whole;
		texts.set(number, text);
		return text;
	}

	function renderMarkup(content: ReactNode): Markup {
		const marked = renderToStaticMarkup(<RenderOnce value={markFor}>{content}</RenderOnce>);
		// Between the texts of the page stand the numbers in its marks.
		const pieces = marked
			.split(mark)
			.map((piece, place) => (place % 2 === 0 ? piece : textOf(Number(piece))));
		return {
			whole: pieces.join(""),
			own: pieces.filter((_, place) => place % 2 === 0).join(""),
			shared: pieces.filter((_, place) => place % 2 === 1),
		};
	}
	return renderMarkup;
}
