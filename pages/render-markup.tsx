import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RenderOnce } from "../components/Once.tsx";

const contents = new Map<string, ReactNode>();
const markups = new Map<string, string>();
const mark = /\{once ([a-z\d -]+)\}/g;

function markFor(name: string, content: ReactNode): ReactNode {
	contents.set(name, content);
	return `{once ${name}}`;
}

function markupOf(name: string): string {
	const markup = markups.get(name) ?? renderMarkup(contents.get(name));
	markups.set(name, markup);
	return markup;
}

/** Renders to HTML as React does, but what stands in a `Once` only the first time. Most of the time went there. */
export function renderMarkup(content: ReactNode): string {
	const markup = renderToStaticMarkup(<RenderOnce value={markFor}>{content}</RenderOnce>);
	return markup.replace(mark, (text, name: string) => (contents.has(name) ? markupOf(name) : text));
}
