import { DOMParser } from "linkedom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EmailLink } from "../../components/EmailLink.tsx";

it("Any text can be the subject of an e-mail", () => {
	const subject = '50% of #1 & more?</a>" onload="alert(1)\r\nBcc: b@c.com שלום\u202e\u2028🏭';
	const markup = renderToStaticMarkup(<EmailLink subject={subject}>Ask</EmailLink>);
	const link = new DOMParser().parseFromString(markup, "text/html").querySelector("a");
	const [, query = ""] = link?.getAttribute("href")?.split("?") ?? [];
	expect(query).toMatch(/^subject=[\w!~*'().%-]*$/);
	expect(decodeURIComponent(query.slice("subject=".length))).toBe(subject);
});
