import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { copySite } from "../build-site.ts";
import { freePort, startCommand } from "../pages/server/running.ts";
import { pageOf } from "../site.ts";
import { browser } from "./visit.ts";

/** A mistake whose message contains markup and a letter beyond ASCII. */
const wrongAddress = (text: string) =>
	text.replace(/siteUrl: \{ placeholder: "[^"]*" \}/, 'siteUrl: "www.<b>é</b>"');

/** Pretends that a tab is in the background, which a browser without a window never does. */
function setHidden(hidden: boolean): void {
	Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
	document.dispatchEvent(new Event("visibilitychange"));
}

it("npm run dev shows errors and changes, and keeps the scroll position", async () => {
	await using copy = await copySite();
	const context = await browser.newContext({ viewport: { width: 1000, height: 400 } });
	onTestFinished(() => context.close());
	context.setDefaultTimeout(120_000);
	const page = await context.newPage();
	const { path, heading } = pageOf("product");
	const expectHeading = (name: string) =>
		page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
	const expectPosition = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(500);

	// An error before the first build, then the page.
	const fixFirst = await copy.edit("content/company.ts", wrongAddress);
	const port = await freePort();
	const dev = startCommand("npm", ["run", "--silent", "dev"], copy.folder, { PORT: `${port}` });
	onTestFinished(async () => void (await dev.stop()));
	await expect.poll(dev.printed).toContain("www.<b>é</b>");
	const response = await page.goto(`http://localhost:${port}${path}`);
	expect(response?.status()).toBe(503);
	await page.getByText("www.<b>é</b>").waitFor();
	await fixFirst();
	await expectHeading(heading);
	await page.evaluate(() => scrollTo(0, 500));

	// An error on top of the page, as plain text.
	const fix = await copy.edit("content/company.ts", wrongAddress);
	const problem = page.getByRole("dialog", { name: "The site cannot be built" });
	await problem.getByText("www.<b>é</b>").waitFor();
	expect(await problem.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
	await problem.getByRole("button", { name: "Close" }).click();
	await problem.waitFor({ state: "hidden" });
	await expectHeading(heading);
	await expectPosition();
	const broken = (text: string) => text.replace("export const", "export const const");
	const fixSyntax = await copy.edit("content/partners.ts", broken);
	await problem.getByText("content/partners.ts").waitFor();

	// More tabs than a browser has connections. All but the last are hidden.
	const tabs = [page];
	while (tabs.length < 8) {
		await tabs.at(-1)?.evaluate(setHidden, true);
		const tab = await context.newPage();
		await tab.goto(page.url());
		tabs.push(tab);
	}

	// Changes to the content, a style sheet and a script, which a hidden page shows when it is visible again.
	const changes = {
		"content/products.ts": (text: string) => text.replace(`"${heading}"`, '"First & best"'),
		"assets/styles/base.css": (text: string) => `${text}\n@layer base { body { background: rgb(1 2 3) } }`,
		"assets/enhance.ts": (text: string) => `${text}\ndocument.title = "from the script";`,
	};
	await fix();
	await fixSyntax();
	for (const [file, change] of Object.entries(changes)) {
		for (let save = 0; save < 7; save++) {
			await copy.edit(file, (text) => `${text}\n`);
			await wait(40);
		}
		// It comes while earlier ones are built.
		await copy.edit(file, change);
	}
	await tabs.at(-1)?.getByRole("heading", { level: 1, name: "First & best" }).waitFor();
	await page.evaluate(setHidden, false);
	await problem.waitFor({ state: "detached" });
	await expectHeading("First & best");
	await expect.poll(() => page.title()).toBe("from the script");
	expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(1, 2, 3)");
	await expectPosition();

	// A build that is not finished.
	await copy.edit("content/partners.ts", (text) => `${text}\n`);
	await wait(200);
	await dev.stop();
	expect(dev.printed()).toMatch(/^The site is at http:\/\/localhost:\d+\/ and .*\nBuilt in \d+ ms\.\n$/s);
	expect(existsSync(join(copy.folder, "dist"))).toBe(false);
});
