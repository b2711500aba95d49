import { expect, it } from "vitest";
import { RenderError } from "../../pages/render-error.ts";

it("A page that throws while rendering is named with its route, component, place and error", () => {
	const cause = new TypeError("poster is not defined");
	cause.stack = `TypeError: poster is not defined
    at Video (file:///site/components/product/Video.tsx:21:9)
    at renderWithHooks (/site/node_modules/react-dom/cjs/react-dom-server.js:1:1)`;
	expect(new RenderError("/products/x1/", cause).message).toBe(
		'The page /products/x1/ could not be rendered: the component Video (components/product/Video.tsx:21) threw "TypeError: poster is not defined".',
	);
});

it("A thrown value that is not an Error appears in the message too", () => {
	expect(new RenderError("/", "no roll on the mandrel").message).toContain('threw "no roll on the mandrel"');
});
