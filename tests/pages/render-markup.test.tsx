import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Once } from "../../components/Once.tsx";
import { markupRenderer } from "../../pages/render-markup.tsx";

it("What stands in a Once is rendered for the first page, and the same on every other", () => {
	const Slow = vi.fn(() => <b className="a">{"& so on"}</b>);
	const page = (text: string) => (
		<p>
			{text}
			<Once name="slow part 1">
				<Slow />
				<Slow />
			</Once>
		</p>
	);
	const pages = ["one", "two"].map(page);
	const made = pages.map(markupRenderer());
	expect(made.map(({ whole }) => whole)).toEqual(pages.map((element) => renderToStaticMarkup(element)));
	// Twice the same string, so that what is found in it need not be looked for again.
	const part = '<b class="a">&amp; so on</b>'.repeat(2);
	expect(made).toMatchObject([
		{ own: "<p>one</p>", shared: [part] },
		{ own: "<p>two</p>", shared: [part] },
	]);
	// Twice for the first page; the other times are React's own rendering, to compare.
	expect(Slow).toHaveBeenCalledTimes(2 + 4);
});

it("A Once within another one is rendered too", () => {
	const nested = (
		<Once name="outer">
			<i>
				<Once name="inner">text</Once>
			</i>
		</Once>
	);
	expect(markupRenderer()(nested).whole).toBe("<i>text</i>");
});

it("A text that looks like the mark of a Once stays what it is", () => {
	const mark = '<render-once name="slow part 1"></render-once>';
	expect(markupRenderer()(mark).whole).toBe(renderToStaticMarkup(mark));
	expect(markupRenderer()(<p title={mark}>a</p>).whole).toBe(renderToStaticMarkup(<p title={mark}>a</p>));
});
