import { afterEach, aroundAll, beforeAll, describe, expect, it } from "vitest";
import { playerHost } from "../../content/schema/player.ts";
import { startWebServer, type WebServer, withoutScript } from "../browser/web-server.ts";
import { isInstalled } from "../install.ts";
import { pageOf } from "../site.ts";
import { inFirefox } from "./firefox.ts";
import { visitorOf } from "./visitor.ts";
import { inWebKit } from "./webkit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];
const menu = "[data-opens-drawer]";

// All tests share one session of an engine, because browsers are slow to start.
const testsIn = (inEngine: typeof inFirefox | typeof inWebKit) => () => {
	let visitor: ReturnType<typeof visitorOf>;
	let server: WebServer;
	aroundAll(async (runTests) => {
		await using started = await startWebServer();
		server = started;
		await inEngine(server.port, async (engine) => {
			visitor = visitorOf(engine, server);
			await runTests();
		});
	});
	afterEach(() => {
		// The error page reports the missing path, no other host answers, and a busy browser leaves out
		// transitions.
		const expected = /^404 Error: |^Failed to load .*="https:|AbortError: Skipping view transition/;
		expect(server.takeReports().filter((report) => !expected.test(report))).toEqual([]);
	});

	const arrivesAt = (path: string) =>
		visitor.eventually(() => document.readyState === "complete" && location.pathname).toBe(path);

	describe.each([
		...[pageOf("home"), pageOf("list"), pageOf("product")],
		{ ...pageOf("list"), path: list + withoutScript },
		// The notice that replaces the error page.
		{ ...pageOf("notice"), path: "/products/nope/" },
	])("$path", ({ path, heading, kind }) => {
		beforeAll(() => visitor.visit(path));

		it("has its heading", async () => {
			await visitor
				.eventually(() => document.querySelector("h1")?.innerText.replace(/\s+/g, " ").trim())
				.toBe(heading);
		});

		it("is no wider than the window", async () => {
			const excess = () => document.documentElement.scrollWidth - innerWidth;
			expect(await visitor.look(excess)).toBeLessThanOrEqual(0);
		});

		// The notice has no typeface of its own.
		if (kind === "notice") return;

		it("loads its typeface", async () => {
			const loaded = () => [...document.fonts].some(({ status }) => status === "loaded");
			await visitor.eventually(loaded).toBe(true);
		});

		// A product has no cards.
		if (kind === "product") return;

		it("shows every card to a reader who scrolls to it", async () => {
			await visitor
				.eventually(() => {
					const cards = [...document.querySelectorAll("[data-stagger] > *")];
					if (cards.length === 0) return ["The page has no cards."];
					const hidden = cards.filter((card) => getComputedStyle(card).opacity !== "1");
					hidden[0]?.scrollIntoView({ block: "center", behavior: "instant" });
					return hidden.map(({ textContent }) => textContent);
				})
				.toEqual([]);
		});
	});

	describe.each([product, product + withoutScript])("the drawer of %s", (path) => {
		/** Waits until the drawer is closed, or open and at rest at the right edge. */
		const drawerIs = (state: "open" | "closed") =>
			visitor
				.eventually(() => {
					const drawer = document.querySelector("dialog");
					if (!drawer?.checkVisibility()) return "closed";
					const gap = drawer.getBoundingClientRect().right - document.documentElement.clientWidth;
					return Math.round(gap) === 0 ? "open" : `${gap} px beyond the edge`;
				})
				.toBe(state);

		beforeAll(() => visitor.visit(path));

		async function openDrawer(): Promise<void> {
			await drawerIs("closed");
			await visitor.click(menu);
			await drawerIs("open");
		}

		it.each([
			["its button", () => visitor.click("[data-closes-drawer]")],
			["Escape", () => visitor.press("Escape")],
			["a click beside it", () => visitor.clickAt(200, 400)],
		])("closes by %s", async (_, dismiss) => {
			await openDrawer();
			await dismiss();
			await drawerIs("closed");
		});

		it("leads to other pages, where it is closed", async () => {
			await openDrawer();
			await visitor.click(`dialog a[href="${list}"]`);
			await arrivesAt(list);
			await drawerIs("closed");
		});

		// Without script, the drawer is a popover, which is still open on the way back.
		if (path !== product) return;

		it("is closed on the way back, and opens again by keyboard", async () => {
			await visitor.look(() => history.back());
			await arrivesAt(product);
			await drawerIs("closed");
			await visitor.focus(menu);
			await visitor.press("Enter");
			await drawerIs("open");
		});
	});

	describe("the machine of the home page", () => {
		const runs = () =>
			visitor.eventually(() => {
				const animations = document.querySelector(".hero .run")?.getAnimations({ subtree: true }) ?? [];
				return animations.some(({ playState }) => playState === "running");
			});

		it.each([
			["runs by itself", () => visitor.visit("/"), true],
			["stops when its button is pressed", () => visitor.click("[data-run]"), false],
			["runs when its button is pressed again", () => visitor.click("[data-run]"), true],
		])("%s", async (_, act, running) => {
			await act();
			await runs().toBe(running);
		});
	});

	// Comes last, because Firefox opens no other page while it cannot reach this one's frame.
	describe("a video", () => {
		const frames = () => visitor.eventually(() => document.querySelectorAll("iframe").length);
		const focused = () => visitor.eventually(() => document.activeElement?.textContent);
		/**
		 * The browser's requests for the player since the last call. Firefox also asks for hosts of its
		 * own.
		 */
		const takeRequests = () =>
			server.takeTunnels().filter((host) => host === `${new URL(playerHost).host}:443`);

		/**
		 * Clicks the first video's link, and expects its player, but not in another tab or in place of
		 * the page.
		 */
		async function playInPage(): Promise<void> {
			const tabs = await visitor.tabs();
			expect(takeRequests()).toEqual([]);
			await visitor.click("[data-video] a");
			await expect.poll(takeRequests).not.toEqual([]);
			expect(await visitor.tabs()).toBe(tabs);
			expect(await visitor.look(() => location.pathname)).toBe(list);
		}

		it("loads its player in the page when its link is clicked, and nothing before", async () => {
			await visitor.visit(list);
			// The script shows this button.
			await visitor.eventually(() => document.querySelector("[data-run]")?.checkVisibility()).toBe(true);
			await frames().toBe(0);
			await playInPage();
			await frames().toBe(1);
		});

		it("closes and opens by keyboard", async () => {
			await focused().toBe("Close video");
			await visitor.press("Enter");
			await frames().toBe(0);
			await focused().toMatch(/^Play the /);
			await visitor.press("Enter");
			await frames().toBe(1);
			await focused().toBe("Close video");
			await visitor.press("Enter");
			await frames().toBe(0);
		});

		it("does the same without script", async () => {
			takeRequests();
			await visitor.visit(list + withoutScript);
			await playInPage();
		});
	});
};

describe.runIf(isInstalled("Firefox"))("in Firefox", testsIn(inFirefox));
describe.runIf(isInstalled("WebKit"))("in WebKit", testsIn(inWebKit));
