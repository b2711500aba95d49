import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { copySite, type SiteCopy } from "../build-site.ts";
import { freePort } from "../free-port.ts";
import { type RunningCommand, startCommand } from "../pages/dev/running.ts";
import { pageOf } from "../site.ts";
import { browser } from "./visit.ts";

// Each test waits for a few builds and loads, and each of these for 30 seconds at most.
vi.setConfig({ testTimeout: 120_000 });
const patience = { timeout: 30_000 };

const { path: product, heading: name } = pageOf("product");
const position = 500;

let copy: SiteCopy;
let dev: RunningCommand;
let url = "";
let page: Page;

beforeAll(async () => {
	copy = await copySite();
	url = `http://localhost:${await freePort()}/`;
});

beforeEach(async () => {
	page = await browser.newPage({ viewport: { width: 1000, height: 400 } });
	page.setDefaultTimeout(30_000);
});

afterEach(() => page.close());

afterAll(async () => {
	await dev.stop();
	await copy[Symbol.asyncDispose]();
});

/** Opens the page of a product, and scrolls down. */
async function open(): Promise<void> {
	await page.goto(url + product.slice(1));
	await expectHeading(name);
	await page.evaluate((y) => scrollTo(0, y), position);
}

async function expectHeading(text: string): Promise<void> {
	await page.getByRole("heading", { level: 1, name: text, exact: true }).waitFor();
}

async function expectPosition(): Promise<void> {
	await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(position);
}

/** The error over the page. */
const problem = () => page.getByRole("dialog", { name: "The site cannot be built" });

/** A mistake whose message contains markup. */
const wrongAddress = (text: string) =>
	text.replace(/siteUrl: \{ placeholder: "[^"]*" \}/, 'siteUrl: "www.<b>example</b>"');

// One process for all tests.
describe("npm run dev", () => {
	it("shows an error before there is a site, and then the page", async () => {
		const fix = await copy.edit("content/company.ts", wrongAddress);
		dev = startCommand("npm", ["run", "--silent", "dev"], copy.folder, { PORT: new URL(url).port });
		await expect.poll(dev.printed, patience).toContain("The site is at ");
		await expect.poll(dev.printed, patience).toContain("www.<b>example</b>");
		const response = await page.goto(url + product.slice(1));
		expect(response?.status()).toBe(503);
		await page.getByText("www.<b>example</b>").waitFor();
		await fix();
		await expectHeading(name);
	});

	it("shows an error over the page as plain text, and keeps the scroll position when it is fixed", async () => {
		await open();
		const fixAddress = await copy.edit("content/company.ts", wrongAddress);
		await problem().getByText("www.<b>example</b>").waitFor();
		await expectHeading(name);
		const broken = (text: string) => text.replace("export const", "export const const");
		const fixSyntax = await copy.edit("content/partners.ts", broken);
		await problem().getByText("content/partners.ts").waitFor();
		expect(await problem().evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
		await fixSyntax();
		await problem().getByRole("button", { name: "Close" }).click();
		await problem().waitFor({ state: "hidden" });
		await expectPosition();
		await fixAddress();
		await problem().waitFor({ state: "detached" });
		await expectHeading(name);
		await expectPosition();
	});

	it("shows changes of the content, a style sheet and a script, and keeps the scroll position", async () => {
		await open();
		const changes = {
			"content/products.ts": (text: string) => text.replace(`"${name}"`, '"First & best"'),
			"assets/styles/base.css": (text: string) => `${text}\n@layer base { body { background: rgb(1 2 3) } }`,
			"assets/enhance.ts": (text: string) => `${text}\ndocument.title = "from the script";`,
		};
		for (const [file, change] of Object.entries(changes)) {
			const path = join(copy.folder, file);
			// Many editors replace the file.
			await writeFile(`${copy.folder}/new`, change(await readFile(path, "utf8")));
			await rename(`${copy.folder}/new`, path);
		}
		await expectHeading("First & best");
		await expect.poll(() => page.title(), patience).toBe("from the script");
		expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(1, 2, 3)");
		await expectPosition();
	});
});
