import type { Behaviour, WebServer } from "../browser/web-server.ts";
import type { Engine } from "./engine.ts";

/** What a visitor does and sees, in any engine. Selectors take the element with this place among all that they find. */
export interface Visitor {
	/** Opens a path of the site, on a server that behaves like this. */
	visit(path: string, behaviour?: Partial<Behaviour>): Promise<void>;
	/** Presses the pointer in the middle of an element, once it stands still in the middle of the window. */
	click(selector: string, place?: number): Promise<void>;
	clickAt: Engine["click"];
	press: Engine["press"];
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
	path(): Promise<string>;
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
		async visit(path, behaviour = {}) {
			server.behave(behaviour);
			server.takeRequests();
			asked = [];
			await engine.open(server.origin + path);
		},
		async click(selector, place = 0) {
			const middle = await look(
				async (wanted, index) => {
					const element = document.querySelectorAll(wanted)[index];
					element?.scrollIntoView({ block: "center", behavior: "instant" });
					let before = "";
					for (;;) {
						const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
						const place = { x: x + width / 2, y: y + height / 2 };
						if (before === JSON.stringify(place)) return place;
						before = JSON.stringify(place);
						await new Promise((resolve) => setTimeout(resolve, 60));
					}
				},
				selector,
				place,
			);
			await engine.click(middle.x, middle.y);
		},
		clickAt: (x, y) => engine.click(x, y),
		press: (key) => engine.press(key),
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
			look((wanted) => {
				const element = document.querySelector(wanted);
				if (element === null || getComputedStyle(element).visibility !== "visible") return false;
				const { width, height } = element.getBoundingClientRect();
				return width > 0 && height > 0;
			}, selector),
		path: () => look(() => location.pathname),
		elsewhere() {
			const addresses = server.takeRequests().map(({ address }) => address);
			asked.push(
				...addresses.filter((address) => !address.startsWith(server.origin) && !makersOwn.test(address)),
			);
			return asked;
		},
	};
}
