import { describe, expect, it } from "vitest";
import { pageOf, textOfFile } from "../site.ts";
import { visit } from "./visit.ts";

const [lost, notice] = [pageOf("error"), pageOf("notice")];

/** Marks the heading after each change of the document, while it is visible. */
function markHeadings(): void {
	new MutationObserver(() => {
		const heading = document.querySelector("h1");
		if (heading?.innerText && heading.checkVisibility()) performance.mark(heading.innerText);
	}).observe(document, { childList: true, subtree: true, attributes: true });
}

describe.each(["root-404", "nearest-404"] as const)("on a host that answers with its %s page", (host) => {
	it.each(["/products/nope/", "/products/%3Cimg%20src=x%20onerror=alert(1)%3E"])(
		"%s shows nothing but its one text",
		async (path) => {
			const { page, marks } = await visit(path, { host, watch: markHeadings });
			await expect.poll(() => page.locator("body").innerText()).toBe(notice.heading);
			expect(new Set(await marks()), "all headings from the first moment on").toEqual(
				new Set([notice.heading]),
			);
			expect(await page.title()).toContain(notice.heading);
			expect(await page.locator("header, footer, nav, button, a").count()).toBe(0);
		},
	);

	it.each(["/products/a/b", "/nope%22%3E%3Cscript%3Ealert(1)%3C/script%3E"])(
		"%s shows the full page, and logs the path",
		async (path) => {
			const { page, takeReports, marks } = await visit(path, { host, watch: markHeadings });
			await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(lost.heading);
			expect(new Set(await marks()), "all headings from the first moment on").toEqual(
				new Set([lost.heading]),
			);
			const log = `404 Error: no page at ${new URL(page.url()).pathname}`;
			await expect.poll(takeReports).toEqual([log]);
			await page.getByRole("button", { name: "Menu" }).click();
			await page.getByRole("dialog", { name: "Navigation" }).waitFor();
		},
	);
});

it("the page that the host sent shows if the full page cannot be loaded", async () => {
	const { page, takeReports } = await visit("/", { host: "nearest-404" });
	await page.route("**/404.html", (route) => route.abort());
	await page.goto(new URL("/products/a/b", page.url()).href);
	await page.getByRole("heading", { name: notice.heading }).waitFor();
	takeReports();
});

describe("a script with attributes that an analytics service needs", () => {
	const withTag = (file: string) =>
		textOfFile(file).replace("</head>", '<script defer data-domain="a.example" src="/stats.js"></script>$&');

	it.each([
		["the full page", ["404.html"]],
		["both pages", ["404.html", "products/404.html"]],
	])("runs once if it is on %s", async (_, files) => {
		const { page, marks, takeReports } = await visit("/", { host: "nearest-404" });
		const answers = new Map(files.map((file) => [`/${file}`, withTag(file)]));
		const body = "performance.mark(document.currentScript.dataset.domain)";
		await page.route("**/stats.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
		await page.route(/404\.html$|\/b$/, (route) => {
			const file = route.request().url().endsWith("/b") ? "/products/404.html" : "/404.html";
			const body = answers.get(file);
			return body ? route.fulfill({ contentType: "text/html", body }) : route.fallback();
		});
		await page.goto(new URL("/products/a/b", page.url()).href);
		await page.getByRole("heading", { name: lost.heading }).waitFor();
		// This is the script's work, which comes last.
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("dialog", { name: "Navigation" }).waitFor();
		expect(await marks()).toEqual(["a.example"]);
		takeReports();
	});
});
