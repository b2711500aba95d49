import { describe, expect, it } from "vitest";
import { checkSvg } from "../../../assets/make/pictures/check-svg.ts";

const svg = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

function check(text: string): Promise<void> {
	return checkSvg(new TextEncoder().encode(text));
}

describe("an SVG of still shapes", () => {
	it.each([
		["shapes", `<svg ${svg}><path d="M0 0h4v4z" fill="#14212c"/></svg>`],
		[
			"what Illustrator writes",
			`<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator --><svg version="1.1" id="Layer_1" ${svg} ${xlink} x="0px" y="0px" style="enable-background:new 0 0 9 9;" xml:space="preserve"><style type="text/css">.st0{fill:url(#SVGID_1_);}</style><g transform="translate(1 2) rotate(3)"><path class="st0" d="M0 0h4"/></g></svg>`,
		],
		[
			"a reference inside of the file",
			`<svg ${svg} ${xlink}><g id="a"/><use xlink:href="#a"/><use href="#a"/></svg>`,
		],
		[
			"a gradient and a mask",
			`<svg ${svg}><g fill="url(#a)" mask='url("#b")' style="filter:url('#c')"/></svg>`,
		],
		["a style sheet in CDATA", `<svg ${svg}><style><![CDATA[.a>.b{fill:rgb(1 2 3)}]]></style></svg>`],
		["words with brackets", `<svg ${svg} role="img" aria-label="Scales (floor)"><title>a:b(c)</title></svg>`],
		[
			"a width and a height instead of a viewBox",
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
		],
	])("may hold %s", async (_, text) => {
		await expect(check(text)).resolves.toBeUndefined();
	});
});

describe("an SVG that does, or asks for, anything", () => {
	it.each([
		["a script", `<svg ${svg}><script>alert(1)</script></svg>`, "the element <script>"],
		["an event handler", `<svg ${svg} onload="alert(1)"/>`, "the event handler onload on <svg>"],
		["a foreign object", `<svg ${svg}><foreignObject/></svg>`, "the element <foreignObject>"],
		["a picture", `<svg ${svg}><image href="https://a.example/b.png"/></svg>`, "the element <image>"],
		["a link", `<svg ${svg}><a href="javascript:alert(1)"/></svg>`, "the element <a>"],
		["a part of another file", `<svg ${svg}><use href="b.svg#c"/></svg>`, 'href="b.svg#c" on <use>'],
		["data as a part", `<svg ${svg} ${xlink}><use xlink:href="data:image/svg+xml,x"/></svg>`, "xlink:href"],
		["an escaped address", `<svg ${svg}><use href="java&#115;cript:alert(1)"/></svg>`, "javascript:alert(1)"],
		[
			"xlink by another name",
			`<svg ${svg} xmlns:l="http://www.w3.org/1999/xlink"><use l:href="a#b"/></svg>`,
			"l:href",
		],
		[
			"an outside paint",
			`<svg ${svg}><path fill="url(https://a.example/)"/></svg>`,
			"in the attribute fill on <path>",
		],
		["an outside paint after an inside one", `<svg ${svg}><path fill="url(#a) url(//b)"/></svg>`, "url(//b)"],
		["an outside address in a style", `<svg ${svg}><g style="background:url('//a')"/></svg>`, "style on <g>"],
		["an import", `<svg ${svg}><style>@import "a.css";</style></svg>`, '"@import" in <style>'],
		[
			"an import in CDATA",
			`<svg ${svg}><style><![CDATA[@import "a.css";]]></style></svg>`,
			'"@import" in <style>',
		],
		["a font", `<svg ${svg}><style>@font-face{src:url(a)}</style></svg>`, '"@font-face" in <style>'],
		["an image set", `<svg ${svg}><style>a{background:image-set("//a" 1x)}</style></svg>`, "image-set"],
		["an escape in CSS", `<svg ${svg}><style>a{fill:u\\72l(//a)}</style></svg>`, "in <style>"],
		[
			"an animated address",
			`<svg ${svg}><use><animate attributeName="href" to="//a"/></use></svg>`,
			"<animate>",
		],
		["a set address", `<svg ${svg}><use><set attributeName="href" to="//a"/></use></svg>`, "<set>"],
		[
			"a script of another namespace",
			`<svg ${svg} xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></svg>`,
			"<h:script>",
		],
		[
			"another namespace",
			`<svg ${svg}><g xmlns="http://www.w3.org/1999/xhtml"/></svg>`,
			"the namespace xmlns=",
		],
		["an editor's data", `<svg ${svg}><metadata/></svg>`, "the element <metadata>"],
		["an unknown attribute", `<svg ${svg}><g ping="//a"/></svg>`, "the attribute ping on <g>"],
		["an entity", `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${svg}/>`, "the declaration <!DOCTYPE"],
		[
			"a style sheet beside it",
			`<?xml-stylesheet href="a.css"?><svg ${svg}/>`,
			"the declaration <?xml-stylesheet",
		],
		["another encoding", `<?xml version="1.0" encoding="UTF-7"?><svg ${svg}/>`, 'its encoding is "UTF-7"'],
		["no namespace", "<svg/>", "is not an SVG"],
		["HTML", "<html><svg/></html>", "is not an SVG"],
		["nothing", "", "is not an SVG"],
		["no size", '<svg xmlns="http://www.w3.org/2000/svg"/>', "has no viewBox"],
	])("is refused for %s, by name", async (_, text, finding) => {
		await expect(check(text)).rejects.toThrow(finding);
	});

	it("is refused with all of its findings, and with what to do", async () => {
		const text = `<svg ${svg} onload="a()"><script/><g onclick="b()"/></svg>`;
		await expect(check(text)).rejects.toThrow(
			"holds the event handler onload on <svg>, the element <script>, the event handler onclick on <g>, which a " +
				"logo may not hold. Export it from the drawing program as optimized or plain SVG, with text as outlines.",
		);
	});

	it("is refused when it is compressed", async () => {
		await expect(checkSvg(Uint8Array.from([0x1f, 0x8b, 8, 0]))).rejects.toThrow("is not text in UTF-8");
	});
});
