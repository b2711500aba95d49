import { afterEach, aroundAll, describe, expect, it } from "vitest";
import { playerHost } from "../../content/model/player.ts";
import { stockPhotoHost } from "../../content/model/stock-photo.ts";
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
			const expected = ["404 Error: ", stockPhotoHost, "AbortError: Skipping view transition"];
			const reports = server.takeReports();
			expect(reports.filter((report) => !expected.some((text) => report.includes(text)))).toEqual([]);
		});

		/** Waits until the drawer is closed, or open and at rest at the right edge. */
		const drawerIs = (open: boolean) =>
			visitor
				.eventually(() => {
					const drawer = document.querySelector("dialog");
					const edge = document.documentElement.clientWidth;
					return drawer?.checkVisibility() && Math.round(drawer.getBoundingClientRect().right - edge);
				})
				.toBe(open ? 0 : false);
		const videoIs = (visible: boolean) =>
			visitor.eventually(() => document.querySelector("iframe") !== null).toBe(visible);
		const arrivesAt = (path: string) =>
			visitor.eventually(() => document.readyState === "complete" && location.pathname).toBe(path);

		it.each([
			...onePageOfEachKind.filter(({ kind }) => kind !== "notice"),
			{ ...pageOf("list"), path: list + withoutScript },
			// The notice that replaces the error page.
			{ ...pageOf("notice"), path: "/products/nope/" },
		])(
			"$path can be read to its end in its own typeface, and requests no player",
			async ({ path, heading, kind }) => {
				const { visit, look, eventually, hasAsked } = visitor;
				await visit(path);
				await eventually(() => document.querySelector("h1")?.innerText.replace(/\s+/g, " ").trim()).toBe(
					heading,
				);
				await eventually(() => {
					const isLoaded = [...document.fonts].some(({ status }) => status === "loaded");
					const title = document.querySelector("h1") ?? document.body;
					return isLoaded && getComputedStyle(title).fontFamily.startsWith("Archivo");
				}).toBe(kind !== "notice");
				await look(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
				await eventually(() => {
					const cards = [...document.querySelectorAll("main :is(li, article)")];
					const hidden = cards.filter((card) => getComputedStyle(card).opacity !== "1");
					hidden[0]?.scrollIntoView({ block: "center", behavior: "instant" });
					return hidden.length;
				}).toBe(0);
				expect(await look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
				expect(hasAsked(player)).toBe(false);
			},
		);

		it.each(["", withoutScript])(
			"the drawer of a page%s opens from Menu, closes in three ways, its links work, and with script it is closed on the way back",
			async (query) => {
				const { visit, click, clickAt, press, focus, eventually, back } = visitor;
				await visit(product + query);
				await drawerIs(false);
				for (const dismiss of [() => click(close), () => press("Escape"), () => clickAt(200, 400)]) {
					await click(menu);
					await drawerIs(true);
					await dismiss();
					await drawerIs(false);
					if (query === "") await eventually(focused).toBe("Menu");
				}
				await click(menu);
				await click(`dialog a[href="${list}"]`);
				await arrivesAt(list);
				await drawerIs(false);
				// Without script, the drawer is a popover, which is still open on the way back.
				if (query !== "") return;
				await back();
				await arrivesAt(product);
				await drawerIs(false);
				// By keyboard, because the page's transition still covers the button.
				await focus(menu);
				await press("Enter");
				await drawerIs(true);
			},
		);

		it("the home page's machine runs by itself, and stops and runs when its button is pressed", async () => {
			const { visit, click, eventually } = visitor;
			await visit("/");
			const isRunning = () => {
				const animations = document.querySelector(".hero .run")?.getAnimations({ subtree: true }) ?? [];
				return animations.some(({ playState }) => playState === "running");
			};
			for (const runs of [true, false, true]) {
				await eventually(isRunning).toBe(runs);
				await click("[data-run]");
			}
		});

		// Comes last, because its requests for players may arrive late, and because Firefox opens no other page while it
		// cannot reach this one's frame.
		it("a video opens by pointer and keyboard, loads its player, and closes the last one", async () => {
			const { visit, click, focus, press, eventually, hasAsked } = visitor;
			await visit(list);
			await videoIs(false);
			await click("summary");
			await videoIs(true);
			await expect.poll(() => hasAsked(player)).toBe(true);
			await click(".video__bar");
			await videoIs(false);
			await focus("summary");
			for (const visible of [true, false, true]) {
				await press("Enter");
				await videoIs(visible);
			}
			await click("article:nth-child(2) .video__play");
			await eventually(() =>
				[...document.querySelectorAll("details")].slice(0, 2).map(({ open }) => open),
			).toEqual([false, true]);
		});
	});
}
