import { afterEach, aroundAll, beforeAll, describe, expect, it } from "vitest";
import { playerHost } from "../../content/model/player.ts";
import { startWebServer, type WebServer, withoutScript } from "../browser/web-server.ts";
import { isInstalled } from "../install.ts";
import { files, onePageOfEachKind, pageOf } from "../site.ts";
import { inFirefox } from "./firefox.ts";
import { visitorOf } from "./visitor.ts";
import { inWebKit } from "./webkit.ts";

const [list, product] = [pageOf("list").path, pageOf("product").path];
const menu = "[data-opens-drawer]";

// All tests share one session of an engine, because browsers are slow to start.
describe.each([
	...(isInstalled("Firefox") ? [["Firefox", inFirefox] as const] : []),
	...(isInstalled("WebKit") ? [["WebKit", inWebKit] as const] : []),
])("in %s", (_, inEngine) => {
	let visitor: ReturnType<typeof visitorOf>;
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

		// The notice has no typeface of its own.
		it("loads its typeface", async () => {
			const loaded = () => [...document.fonts].some(({ status }) => status === "loaded");
			await visitor.eventually(loaded).toBe(kind !== "notice");
		});

		it("shows every card to a reader who scrolls to it", async () => {
			await visitor
				.eventually(() => {
					const cards = [...document.querySelectorAll("main :is(li, article)")];
					const hidden = cards.filter((card) => getComputedStyle(card).opacity !== "1");
					hidden[0]?.scrollIntoView({ block: "center", behavior: "instant" });
					return hidden.map(({ textContent }) => textContent);
				})
				.toEqual([]);
		});

		it("is no wider than the window", async () => {
			const excess = () => document.documentElement.scrollWidth - innerWidth;
			expect(await visitor.look(excess)).toBeLessThanOrEqual(0);
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

		// Without script, the drawer is a popover: focus may stay, and it is still open on the way back.
		if (path !== product) return;

		it("is closed on the way back, and opens again by keyboard", async () => {
			await visitor.look(() => history.back());
			await arrivesAt(product);
			await drawerIs("closed");
			await visitor.focus(menu);
			await visitor.press("Enter");
			await drawerIs("open");
		});

		it("gives the focus back to its button", async () => {
			await visitor.press("Escape");
			await drawerIs("closed");
			await visitor.eventually(() => document.activeElement?.hasAttribute("data-opens-drawer")).toBe(true);
		});
	});

	describe("the machine of the home page", () => {
		const runs = () =>
			visitor.eventually(() => {
				const animations = document.querySelector(".hero .run")?.getAnimations({ subtree: true }) ?? [];
				return animations.some(({ playState }) => playState === "running");
			});

		it("runs by itself", async () => {
			await visitor.visit("/");
			await runs().toBe(true);
		});

		it.each([
			["stops", false],
			["runs again", true],
		])("%s when its button is pressed", async (_, running) => {
			await visitor.click("[data-run]");
			await runs().toBe(running);
		});
	});

	// Come last, because requests for players may arrive late, and because Firefox opens no other page while it cannot
	// reach this one's frame.
	describe("a video", () => {
		/** Waits until these videos have their player. */
		const playersAre = (expected: readonly number[]) =>
			visitor
				.eventually(() =>
					[...document.querySelectorAll("details")].flatMap((video, index) =>
						video.querySelector("iframe") ? index : [],
					),
				)
				.toEqual(expected);

		it("loads its player when its bar is clicked", async () => {
			await visitor.visit(list);
			await playersAre([]);
			server.takeRequests();
			await visitor.click("summary");
			await playersAre([0]);
			const player = new URL(playerHost).host;
			await expect
				.poll(() => server.takeRequests().map(({ address }) => address))
				.toContainEqual(expect.stringContaining(player));
		});

		it("ends when another one is opened", async () => {
			// Not in the middle of the bar: two clicks in one place of the window are a double click, which counts as one.
			await visitor.click("article:nth-child(2) .video__play");
			await playersAre([1]);
		});

		it("opens and closes by keyboard", async () => {
			await visitor.focus("summary");
			for (const players of [[0], [], [0]]) {
				await visitor.press("Enter");
				await playersAre(players);
			}
		});
	});
});
