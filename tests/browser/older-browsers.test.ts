import { transform } from "esbuild";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { all, files, pageOf } from "../site.ts";
import { browser } from "./visit.ts";
import { startWebServer, type WebServer } from "./web-server.ts";

const pages = [...files].flatMap(([file, text]) =>
	file.endsWith(".html") && typeof text === "string" ? [{ file, text }] : [],
);
const scripts = [...files].flatMap(([file, text]) =>
	file.endsWith(".js") && typeof text === "string" ? [{ file, text }] : [],
);

/**
 * The page in a browser of 2023: without the attributes that such a browser ignores. Of Baseline 2024 and later, the
 * site uses `popover` with the attributes of its buttons, and `name` on `details`.
 */
function asOf2023(page: string): string {
	return page.replace(/ popover\w*="[^"]*"/gi, "").replace(/(<details[^>]*) name="[^"]*"/g, "$1");
}

describe("in a browser of 2023", () => {
	let server: WebServer;
	let page: Page;

	beforeAll(async () => {
		const older = pages.map(({ file, text }) => [file, asOf2023(text)] as const);
		server = await startWebServer(new Map([...files, ...older]));
		page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1024, height: 768 } });
	});
	afterAll(async () => {
		await page.close();
		await server[Symbol.asyncDispose]();
	});

	const menu = () => page.getByRole("button", { name: "Menu" });
	const drawer = () => page.getByRole("dialog", { name: "Navigation" });

	it("the drawer opens and closes by script alone", async () => {
		server.behave({ keeps: false });
		await page.goto(server.origin);
		const dismissals = [
			() => page.getByRole("button", { name: "Close navigation" }).click(),
			() => page.keyboard.press("Escape"),
			() => page.mouse.click(100, 400),
		];
		for (const dismiss of dismissals) {
			await menu().click();
			expect(await drawer().isVisible()).toBe(true);
			await dismiss();
			expect(await drawer().isVisible()).toBe(false);
		}
	});

	it("without the script, the drawer stays closed, the quick links work, and a video opens", async () => {
		server.behave({ script: "fails", keeps: false });
		await page.goto(server.origin);
		await menu().click();
		expect(await page.locator("dialog").isVisible()).toBe(false);
		for (const path of all("/", "footer nav a").map((link) => link.getAttribute("href"))) {
			await page.locator(`footer nav a[href="${path}"]`).click();
			await page.waitForURL(`${server.origin}${path}`);
		}
		await page.goto(server.origin + pageOf("product").path);
		await page.locator("summary").click();
		expect(await page.locator("iframe").isVisible()).toBe(true);
	});
});

it.each(scripts)(
	"$file is written in the syntax of 2021 and calls nothing newer than 2023",
	async ({ text }) => {
		const options = { minify: true, format: "esm" } as const;
		const [older, newest] = await Promise.all([
			transform(text, { ...options, target: "es2021" }),
			transform(text, { ...options, target: "esnext" }),
		]);
		expect(older.code).toBe(newest.code);
		expect(text).not.toMatch(
			/Popover|closedBy|commandFor|checkVisibility|startViewTransition|moveBefore|setHTML|withResolvers|groupBy|toSorted/,
		);
	},
);

describe.each(pages)("$file", ({ text }) => {
	it("uses no attribute that only the newest browsers know", () => {
		expect(text).not.toMatch(/ (?:command|commandfor|closedby|interestfor|interesttarget)=/i);
	});

	it("has each rule of a newer browser by itself, so that an older one drops that rule alone", () => {
		const css = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
		expect(css).not.toBe("");
		expect(css).not.toMatch(/light-dark\(|\(from |color-mix\(|&/);
		const lists = [...css.matchAll(/[{}]([^{}]*:popover-open[^{}]*)\{/g)].map(([, list = ""]) => list);
		expect(lists.filter((list) => list.includes(","))).toEqual([]);
	});
});
