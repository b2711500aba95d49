import { vi } from "vitest";
import type { Behavior, WebServer } from "../browser/web-server.ts";
import type { Engine } from "./engine.ts";

/** What a visitor does and sees, in any engine. Selectors take the element with this place among all that they find. */
export interface Visitor {
	/** Opens a path of the site, on a server that behaves like this. */
	visit(path: string, behavior?: Partial<Behavior>): Promise<void>;
	/** Presses the pointer in the middle of an element, once it is at rest in the middle of the window. */
	click(selector: string, place?: number): Promise<void>;
	clickAt: Engine["click"];
	press: Engine["press"];
	back: Engine["back"];
	/** Runs a function in the page. It sees nothing but its arguments; they and its result have to be JSON. */
	look<Result, Given extends readonly unknown[]>(
		seen: (...given: Given) => Result,
		...given: Given
	): Promise<Awaited<Result>>;
	/** Puts the focus on an element, as tabbing there does. */
	focus(selector: string): Promise<void>;
	/** The name of what has the focus. */
	focused(): Promise<string>;
	isVisible(selector: string): Promise<boolean>;
	/** Waits until a page is there and its transition over, which begins a moment later: until then, the pointer meets a picture. */
	arrivesAt(path: string): Promise<void>;
	/** Hosts other than the site's that were asked for anything since the page was opened; not the browser's maker's own. */
	elsewhere(): readonly string[];
}

const makersOwn = /\b(?:mozilla\.(?:com|net|org)|firefox\.com)(?::\d+|\/|$)/;

export function visitorOf(engine: Engine, server: WebServer): Visitor {
	let asked: string[] = [];

	const look: Visitor["look"] = async (seen, ...given) =>
		JSON.parse(
			await engine.evaluate(
				`Promise.resolve((${seen})(...${JSON.stringify(given)})).then((result) => JSON.stringify(result ?? null))`,
			),
		);

	return {
		async visit(path, behavior = {}) {
			server.behave({ keeps: false, ...behavior });
			server.takeRequests();
			asked = [];
			await engine.open(server.origin + path);
		},
		async click(selector, place = 0) {
			// Asked from outside, because timers of the page do not run where its scripts are off.
			const middle = () =>
				look(
					(wanted, index) => {
						const element = document.querySelectorAll(wanted)[index];
						element?.scrollIntoView({ block: "center", behavior: "instant" });
						const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
						const at = { x: x + width / 2, y: y + height / 2 };
						const isOnTop = element?.contains(document.elementFromPoint(at.x, at.y)) ?? false;
						return { ...at, canBePressed: isOnTop && x + width <= innerWidth };
					},
					selector,
					place,
				);
			let before: Awaited<ReturnType<typeof middle>> | undefined;
			// Twice, a moment apart: WebKit takes a press where the page stood before it was scrolled.
			const at = await vi.waitFor(async () => {
				const [last, now] = [before, await middle()];
				before = now;
				if (!now.canBePressed || now.x !== last?.x || now.y !== last.y) {
					throw new Error(`"${selector}" does not come to rest inside the window with nothing over it.`);
				}
				return now;
			}, 5000);
			await engine.click(at.x, at.y);
		},
		clickAt: (x, y) => engine.click(x, y),
		press: (key) => engine.press(key),
		back: () => engine.back(),
		look,
		async focus(selector) {
			await look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
		},
		focused: () =>
			look(() => {
				const { activeElement } = document;
				return (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "").trim();
			}),
		isVisible: (selector) =>
			look(
				(wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
				selector,
			),
		arrivesAt: (path) =>
			vi.waitFor(async () => {
				const whereabouts = () =>
					look(() => {
						const pictures = document
							.getAnimations()
							.filter(
								({ effect }) =>
									effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
							);
						return document.readyState === "complete" && pictures.length === 0
							? location.pathname
							: "on its way";
					});
				const places = [await whereabouts()];
				await new Promise((resolve) => setTimeout(resolve, 200));
				places.push(await whereabouts());
				if (places.some((place) => place !== path)) {
					throw new Error(`The visitor wanted to be at ${path}, and was ${places.join(", then ")}.`);
				}
			}, 10_000),
		elsewhere() {
			const addresses = server.takeRequests().map(({ address }) => address);
			asked.push(
				...addresses.filter((address) => !address.startsWith(server.origin) && !makersOwn.test(address)),
			);
			return asked;
		},
	};
}
