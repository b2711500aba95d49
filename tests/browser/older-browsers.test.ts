import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { all, files, pageOf, siteUrl } from "../site.ts";
import { visit } from "./visit.ts";

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
	const site = new Map([...files, ...pages.map(({ file, text }) => [file, asOf2023(text)] as const)]);

	it("the drawer opens and closes by script alone", async () => {
		await using visitor = await visit("/", { site });
		const { page } = visitor;
		const drawer = page.getByRole("dialog", { name: "Navigation" });
		for (const dismiss of [
			() => page.getByRole("button", { name: "Close navigation" }).click(),
			() => page.keyboard.press("Escape"),
			() => page.mouse.click(100, 400),
		]) {
			await page.getByRole("button", { name: "Menu" }).click();
			expect(await drawer.isVisible()).toBe(true);
			await dismiss();
			expect(await drawer.isVisible()).toBe(false);
		}
	});

	it("without the script, the drawer stays closed, the quick links work, and a video opens", async () => {
		await using visitor = await visit("/", { site, javaScriptEnabled: false });
		const { page } = visitor;
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await page.locator("dialog").isVisible()).toBe(false);
		for (const path of all("/", "footer nav a").map((link) => link.getAttribute("href"))) {
			await page.locator(`footer nav a[href="${path}"]`).click();
			await page.waitForURL(siteUrl + path);
		}
		await page.goto(siteUrl + pageOf("product").path);
		await page.locator("summary").click();
		expect(await page.locator("details[open]").count()).toBe(1);
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

it.each(pages)(
	"$file has only attributes of older browsers, and each rule of a newer one by itself",
	({ text }) => {
		expect(text).not.toMatch(/ (?:command|commandfor|closedby|interestfor|interesttarget)=/i);
		const css = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
		expect(css).not.toBe("");
		expect(css).not.toMatch(/light-dark\(|\(from |color-mix\(|&/);
		// A browser that does not know one selector of a list drops the whole rule.
		const lists = [...css.matchAll(/[{}]([^{}]*:popover-open[^{}]*)\{/g)].map(([, list = ""]) => list);
		expect(lists.filter((list) => list.includes(","))).toEqual([]);
	},
);
