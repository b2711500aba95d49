import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockPhotoHost } from "../../content/model/pictures.ts";
import { startWebServer, type WebServer } from "../browser/web-server.ts";
import { isInstalled } from "../install.ts";
import { all, files, onePageOfEachKind, pageOf, textOf } from "../site.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const starts = { Firefox: startFirefox, WebKit: startWebKit } as const;
const drawerLinks = all("/", "dialog a").map((link) => ({
	label: textOf(link),
	path: link.getAttribute("href") ?? "",
}));
const [list, product] = [pageOf("list").path, pageOf("product").path];

/** Tests the site in one engine, if it is installed. There is one session for all tests: browsers are heavy. */
export function testIn(name: keyof typeof starts): void {
	describe.runIf(isInstalled(name))(`in ${name}`, { timeout: 60_000 }, () => {
		let server: WebServer | undefined;
		let engine: Engine | undefined;
		let current: Visitor | undefined;

		beforeAll(async () => {
			server = await startWebServer(files);
			engine = await starts[name](server.port);
			current = visitorOf(engine, server);
		});
		afterAll(async () => {
			await engine?.[Symbol.asyncDispose]();
			await server?.[Symbol.asyncDispose]();
		});

		function visitor(): Visitor {
			if (!current)
				throw new Error("The engine is started before the first test; visit a page in a test only.");
			return current;
		}

		const menu = "[data-opens-drawer]";
		const close = "[data-closes-drawer]";
		const drawer = "dialog";
		async function expectEveryCard(): Promise<void> {
			const { look } = visitor();
			const cards = await look(() => document.querySelectorAll(".stagger > *").length);
			expect(cards).toBeGreaterThan(2);
			for (let card = 0; card < cards; card++) {
				const opacity = () =>
					look((place) => {
						const element = document.querySelectorAll(".stagger > *")[place];
						element?.scrollIntoView({ block: "center", behavior: "instant" });
						return element && getComputedStyle(element).opacity;
					}, card);
				await expect.poll(opacity).toBe("1");
			}
		}

		const drawerIs = (visible: boolean) => expect.poll(() => visitor().isVisible(drawer)).toBe(visible);

		describe.each(["runs", "fails", "off"] as const)("when the script %s", (script) => {
			const read = {
				runs: onePageOfEachKind,
				fails: [pageOf("home"), pageOf("list")],
				off: [pageOf("home")],
			}[script];
			it.each(read)(
				"$path can be read to its end, in its own typeface, with each card in view, and asks for no player",
				async ({ path, heading, kind }) => {
					const { visit, look, elsewhere } = visitor();
					await visit(path, { script });
					expect(await look(() => document.querySelector("h1")?.innerText.replace(/\s+/g, " ").trim())).toBe(
						heading,
					);
					if (kind !== "notice") {
						await expect
							.poll(() => look(() => [...document.fonts].filter(({ status }) => status === "loaded").length))
							.toBeGreaterThan(0);
					}
					if (kind === "home") await expectEveryCard();
					await look(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
					expect(await look(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
					// The stock photo is below the fold of one page.
					const photos = new URL(stockPhotoHost).host;
					expect(elsewhere().filter((address) => !address.startsWith(photos))).toEqual([]);
				},
			);

			// To the drawer, a script that fails is one that is off.
			if (script === "fails") return;
			it("the drawer opens from Menu, closes in three ways, and its links work, as do the quick links", async () => {
				const { visit, click, clickAt, press, look, focused, arrivesAt } = visitor();
				await visit(product, { script });
				await drawerIs(false);
				for (const dismiss of [() => click(close), () => press("Escape"), () => clickAt(200, 400)]) {
					await click(menu);
					await drawerIs(true);
					await dismiss();
					await drawerIs(false);
					if (script === "runs") await expect.poll(focused).toBe("Menu");
				}
				await click(menu);
				await drawerIs(true);
				await expect
					.poll(() =>
						look(() => {
							const { width, right } =
								document.querySelector("dialog")?.getBoundingClientRect() ?? new DOMRect();
							return [width, Math.round(right - document.documentElement.clientWidth)];
						}),
					)
					.toEqual([320, 0]);
				expect(
					await look(() => [...document.querySelectorAll("dialog a")].map(({ textContent }) => textContent)),
				).toEqual(drawerLinks.map(({ label }) => label));
				await click(
					"dialog a",
					drawerLinks.findIndex(({ path }) => path === list),
				);
				await arrivesAt(list);
				await drawerIs(false);
				await click(".footer__quick-links a");
				await arrivesAt(all(list, ".footer__quick-links a")[0]?.getAttribute("href") ?? "");
			});
		});

		it("without script, a closed video asks for nothing, and an opened one offers a link", async () => {
			const { visit, click, isVisible, elsewhere, look } = visitor();
			await visit(product, { script: "off" });
			await click("summary");
			await expect.poll(() => isVisible(".video__without-script a")).toBe(true);
			expect(await look(() => document.querySelector(".video__without-script a")?.getAttribute("href"))).toBe(
				all(product, "iframe")[0]?.getAttribute("src")?.split("?")[0],
			);
			expect(elsewhere()).toEqual([]);
		});

		// The last request for a player may arrive late, so no test from here on says what is not asked for.
		it.each(["runs", "fails"] as const)(
			"when the script %s, a video opens by pointer and keyboard, loads its player, and closes the last one",
			async (script) => {
				const { visit, click, focus, press, isVisible, look, elsewhere } = visitor();
				const playerIs = (visible: boolean) => expect.poll(() => isVisible("iframe")).toBe(visible);
				await visit(list, { script });
				await playerIs(false);
				await click("summary");
				await playerIs(true);
				await expect.poll(() => new Set(elsewhere())).toEqual(new Set(["www.youtube-nocookie.com:443"]));
				await click(".video__bar");
				await playerIs(false);
				await focus("summary");
				for (const visible of [true, false, true]) {
					await press("Enter");
					await playerIs(visible);
				}
				await click(".video__play", 1);
				await expect
					.poll(() =>
						look(() => [...document.querySelectorAll("details")].slice(0, 2).map(({ open }) => open)),
					)
					.toEqual([false, true]);
			},
		);

		it("an unknown page says so and links to the home page", async () => {
			const { visit, click, look, arrivesAt } = visitor();
			await visit("/nope");
			expect(await look(() => document.querySelector("h1")?.textContent)).toBe(pageOf("error").heading);
			await click("main a");
			await arrivesAt("/");
		});

		it.each(["root-404", "nearest-404"] as const)(
			"an unknown product gets its one text on a %s host",
			async (host) => {
				const { visit, look } = visitor();
				await visit("/products/nope/", { host });
				await expect.poll(() => look(() => document.body.innerText.trim())).toBe(pageOf("notice").heading);
			},
		);

		it("by keyboard, the skip link leads to the content, and the drawer takes the focus and keeps it", async () => {
			const { visit, focus, focused, press, look } = visitor();
			await visit("/");
			await press("Tab");
			expect(await look(() => document.activeElement?.matches(".skip-link"))).toBe(true);
			await press("Enter");
			await expect.poll(() => look(() => document.activeElement?.id)).toBe("main");
			await focus(menu);
			await press("Enter");
			await drawerIs(true);
			expect(await focused()).toBe("Close navigation");
			// One press more would leave the page for the browser's own controls.
			for (const { label } of drawerLinks) {
				await press("Tab");
				expect(await focused()).toBe(label);
			}
			await focus("footer a");
			expect(await focused()).toBe(drawerLinks.at(-1)?.label);
		});

		it("back leads to the page as it was, and the drawer is closed", async () => {
			const { visit, click, back, arrivesAt } = visitor();
			await visit("/");
			await click(menu);
			await drawerIs(true);
			await click("dialog a", 1);
			await arrivesAt(drawerLinks[1]?.path ?? "");
			await back();
			await arrivesAt("/");
			await drawerIs(false);
			await click(menu);
			await drawerIs(true);
		});

		it("the machine runs when its button is pressed, and stops again", async () => {
			const { visit, click, look } = visitor();
			await visit("/");
			const states = () =>
				look(() => [
					...new Set(
						document
							.querySelector(".hero svg")
							?.getAnimations({ subtree: true })
							.map(({ playState }) => playState),
					),
				]);
			// It comes to rest, so that only a press can be why it runs.
			await look(() => {
				const animations = document.querySelector(".hero svg")?.getAnimations({ subtree: true });
				for (const animation of animations ?? []) animation.finish();
			});
			expect(await states()).toEqual(["finished"]);
			await click("[data-runs-machine]");
			await expect.poll(states).toEqual(["running"]);
			await click("[data-runs-machine]");
			await expect.poll(states).toEqual(["paused"]);
		});
	});
}
