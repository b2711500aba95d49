import { afterEach, aroundAll, beforeAll, describe, expect, it } from "vitest";
import { playerHost } from "../../content/model/player.ts";
import { startWebServer, type WebServer, withoutScript } from "../browser/web-server.ts";
import { isInstalled } from "../install.ts";
import { files, onePageOfEachKind, pageOf } from "../site.ts";
import { inFirefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { inWebKit } from "./webkit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];
const player = new URL(playerHost).host;
const [menu, close] = ["[data-opens-drawer]", "[data-closes-drawer]"];

/** The name of the focused element. */
const focused = () => {
	const { activeElement } = document;
	return (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "").trim();
};

// All tests share one session of an engine, because browsers are slow to start.
for (const [name, inEngine] of [
	["Firefox", inFirefox],
	["WebKit", inWebKit],
] as const) {
	describe.runIf(isInstalled(name))(`in ${name}`, () => {
		let visitor: Visitor;
		let server: WebServer;
		aroundAll(async (runTests) => {
			await using started = await startWebServer(files);
			server = started;
			await inEngine(server.port, async (engine) => {
				visitor = visitorOf(engine, server);
				await runTests();
			});
		});
		afterEach(() => {
			// The error page reports the missing path, no other host answers, and a busy browser leaves out transitions.
			const expected = /^404 Error: |^Failed to load .*="https:|AbortError: Skipping view transition/;
			expect(server.takeReports().filter((report) => !expected.test(report))).toEqual([]);
		});

		const arrivesAt = (path: string) =>
			visitor.eventually(() => document.readyState === "complete" && location.pathname).toBe(path);

		describe.each([
			...onePageOfEachKind.filter(({ kind }) => kind !== "notice"),
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

			it.runIf(kind !== "notice")("has its own typeface", async () => {
				await visitor
					.eventually(() => {
						const isLoaded = [...document.fonts].some(({ status }) => status === "loaded");
						const title = document.querySelector("h1") ?? document.body;
						return isLoaded && getComputedStyle(title).fontFamily.startsWith("Archivo");
					})
					.toBe(true);
			});

			it("shows every card to a reader who scrolls to it", async () => {
				await visitor
					.eventually(() => {
						const cards = [...document.querySelectorAll("main :is(li, article)")];
						const hidden = cards.filter((card) => getComputedStyle(card).opacity !== "1");
						hidden[0]?.scrollIntoView({ block: "center", behavior: "instant" });
						return hidden.length;
					})
					.toBe(0);
			});

			it("is no wider than the window", async () => {
				const excess = () => document.documentElement.scrollWidth - innerWidth;
				expect(await visitor.look(excess)).toBeLessThanOrEqual(0);
			});

			it("requests no player", async () => {
				await visitor.look(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				expect(visitor.hasAsked(player)).toBe(false);
			});
		});

		describe.each(["", withoutScript])("the drawer of a page%s", (query) => {
			/** Waits until the drawer is closed, or open and at rest at the right edge. */
			const drawerIs = (open: boolean) =>
				visitor
					.eventually(() => {
						const drawer = document.querySelector("dialog");
						const edge = document.documentElement.clientWidth;
						return drawer?.checkVisibility() && Math.round(drawer.getBoundingClientRect().right - edge);
					})
					.toBe(open ? 0 : false);

			beforeAll(() => visitor.visit(product + query));

			async function openDrawer(): Promise<void> {
				await drawerIs(false);
				await visitor.click(menu);
				await drawerIs(true);
			}

			it.each([
				["its button", () => visitor.click(close)],
				["Escape", () => visitor.press("Escape")],
				["a click beside it", () => visitor.clickAt(200, 400)],
			])("closes by %s", async (_, dismiss) => {
				await openDrawer();
				await dismiss();
				await drawerIs(false);
				if (query === "") await visitor.eventually(focused).toBe("Menu");
			});

			it("leads to other pages, where it is closed", async () => {
				await openDrawer();
				await visitor.click(`dialog a[href="${list}"]`);
				await arrivesAt(list);
				await drawerIs(false);
			});

			// Without script, the drawer is a popover, which is still open on the way back.
			it.runIf(query === "")("is closed on the way back, and opens again", async () => {
				await visitor.back();
				await arrivesAt(product);
				await drawerIs(false);
				// By keyboard, because the page's transition still covers the button.
				await visitor.focus(menu);
				await visitor.press("Enter");
				await drawerIs(true);
			});
		});

		describe("the machine of the home page", () => {
			const runs = () =>
				visitor.eventually(() => {
					const animations = document.querySelector(".hero .run")?.getAnimations({ subtree: true }) ?? [];
					return animations.some(({ playState }) => playState === "running");
				});

			it("runs by itself, until its button is pressed", async () => {
				await visitor.visit("/");
				await runs().toBe(true);
				await visitor.click("[data-run]");
				await runs().toBe(false);
			});

			it("runs again when its button is pressed again", async () => {
				await visitor.click("[data-run]");
				await runs().toBe(true);
			});
		});

		// Come last, because requests for players may arrive late, and because Firefox opens no other page while it cannot
		// reach this one's frame.
		describe("a video", () => {
			/** Which videos have their player. */
			const players = () =>
				visitor.eventually(() =>
					[...document.querySelectorAll("details")].flatMap((video, index) =>
						video.querySelector("iframe") ? index : [],
					),
				);

			it("loads its player when its bar is clicked", async () => {
				await visitor.visit(list);
				await players().toEqual([]);
				await visitor.click("summary");
				await players().toEqual([0]);
				await expect.poll(() => visitor.hasAsked(player)).toBe(true);
			});

			it("ends when another one is opened", async () => {
				// Not in the middle of the bar: two clicks in one place of the window are a double click, which counts as one.
				await visitor.click("article:nth-child(2) .video__play");
				await players().toEqual([1]);
			});

			it("ends when its bar is clicked", async () => {
				await visitor.click("article:nth-child(2) summary");
				await players().toEqual([]);
			});

			it("opens and closes by keyboard", async () => {
				await visitor.focus("summary");
				for (const open of [[0], [], [0]]) {
					await visitor.press("Enter");
					await players().toEqual(open);
				}
			});
		});
	});
}
