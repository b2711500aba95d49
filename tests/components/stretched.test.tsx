import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stretched } from "../../components/Stretched.tsx";

it('Every "Stretch" of a text is wide, and none is lost', () => {
	const markup = renderToStaticMarkup(<Stretched text="Stretch hoods, Stretch film" />);
	const wide = '<span class="stretched">Stretch</span>';
	expect(markup).toBe(`${wide} hoods, ${wide} film`);
});
