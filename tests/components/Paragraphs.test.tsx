import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Paragraphs } from "../../components/Paragraphs.tsx";

it.each([
	["One.", "<p>One.</p>"],
	["One.\nStill one.", "<p>One.\nStill one.</p>"],
	["One.\n\nTwo.\n \n\tThree.", "<p>One.</p><p>Two.</p><p>\tThree.</p>"],
])("An empty line begins a new paragraph: %j", (text, markup) => {
	expect(renderToStaticMarkup(<Paragraphs of={text} />)).toBe(markup);
});
