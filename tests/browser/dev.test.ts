import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Request } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySite, type SiteCopy } from "../build-site.ts";
import { ask, freePort, type RunningCommand, startCommand } from "../pages/server/running.ts";
import { pageOf } from "../site.ts";
import { frames, visit } from "./visit.ts";

const { path, heading } = pageOf("product");

/** A mistake whose message contains markup and a letter beyond ASCII. */
const mistake = "www.<b>é</b>";
const makeMistake = (text: string) =>
	text.replace(/siteUrl: placeholder\("[^"]*"\)/, `siteUrl: "${mistake}"`);

/** A build adds a digit to the file "builds" when it has read all files, before it renders. */
const reportReading = (text: string) =>
	`import { appendFileSync } from "node:fs";\n${text}\nappendFileSync("builds", "1");\n`;

// Later tests see what earlier ones have changed.
describe("npm run dev", () => {
	let copy: SiteCopy;
	let dev: RunningCommand;
	let port: number;
	let fixFirst: () => Promise<void>;
	/** Makes a change, and waits until its build has read all files, but not ended. */
	async function nextBuild(change: () => Promise<unknown>) {
		const count = () => readFileSync(join(copy.folder, "builds"), "utf8").length;
		const before = count();
		await change();
		await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(before);
	}
	async function open() {
		const { page, takeReports } = await visit(`http://localhost:${port}${path}`);
		// A build takes a while on a busy computer.
		page.setDefaultTimeout(120_000);
		return { page, takeReports };
	}

	beforeAll(async () => {
		copy = await copySite();
		await copy.edit("content/company.ts", reportReading);
		fixFirst = await copy.edit("content/company.ts", makeMistake);
		port = await freePort();
		dev = startCommand("npm", ["run", "--silent", "dev"], copy.folder, { PORT: `${port}` });
	});
	afterAll(async () => {
		await dev.stop();
		await copy[Symbol.asyncDispose]();
	});

	it("shows why the first build failed, and then the page", async () => {
		await expect.poll(dev.printed, { timeout: 120_000 }).toContain(mistake);
		expect(await ask(port, path)).toMatchObject({ status: 503 });
		const { page, takeReports } = await open();
		await page.getByText(mistake).waitFor();
		await fixFirst();
		await page.getByRole("heading", { level: 1, name: heading }).waitFor();
		expect(takeReports().every((report) => report.includes("status of 503"))).toBe(true);
	});

	it("shows an error over the page as plain text, until it is closed or fixed, and then each change", async () => {
		const { page } = await open();
		const problem = page.getByRole("dialog", { name: "The site cannot be built" });
		const fix = await copy.edit("content/company.ts", makeMistake);
		await problem.getByText(mistake).waitFor();
		await problem.getByRole("button", { name: "Close" }).click();
		await problem.waitFor({ state: "hidden" });
		const fixSyntax = await copy.edit("content/partners.ts", (text) => `${text}\nexport const const`);
		await problem.getByText("content/partners.ts").waitFor();
		await page.evaluate(() => scrollTo(0, 300));
		await fix();
		// This build has none of the changes below.
		await nextBuild(fixSyntax);
		await copy.edit("content/products.ts", (text) => text.replace(`"${heading}"`, '"First & best"'));
		await copy.edit("assets/enhance.ts", (text) => `${text}\ndocument.title = "from the script";`);
		await copy.edit("assets/styles/base.css", (text) => `${text}\n@layer base { h1 { color: #010203 } }`);
		const seen = async () => {
			const title = page.getByRole("heading", { level: 1 });
			const color = await title.evaluate((element) => getComputedStyle(element).color);
			return [await title.innerText(), await page.title(), color];
		};
		const changed = ["First & best", "from the script", "rgb(1, 2, 3)"];
		await expect.poll(() => seen().catch(() => []), { timeout: 120_000 }).toEqual(changed);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
		expect(await problem.count()).toBe(0);
	});

	it("is not connected to pages in hidden tabs, because a browser has six connections for all", async () => {
		const { page } = await open();
		const isStatus = (request: Request) => request.url().endsWith("/.dev/status");
		const hide = (isHidden: boolean) =>
			page.evaluate((isHidden) => {
				Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
				document.dispatchEvent(new Event("visibilitychange"));
			}, isHidden);
		let connections = 1;
		page.on("request", (request) => {
			if (isStatus(request)) connections++;
		});
		page.on("requestfailed", (request) => {
			if (isStatus(request)) connections--;
		});
		await hide(true);
		await expect.poll(() => connections).toBe(0);
		await frames(page, 2);
		expect(connections).toBe(0);
		await hide(false);
		await expect.poll(() => connections).toBe(1);
	});

	it("stops in the middle of a build without a word, and never writes dist/", async () => {
		await nextBuild(() => copy.edit("content/partners.ts", (text) => `${text}\n`));
		await dev.stop();
		expect(dev.printed()).toMatch(/^The site is at http:\/\/localhost:\d+\/ and .*\nBuilt in \d+ ms\.\n$/s);
		expect(existsSync(join(copy.folder, "dist"))).toBe(false);
	});
});
