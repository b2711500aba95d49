import { setTimeout as wait } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { WebServer } from "../browser/web-server.ts";
import type { Engine } from "./engine.ts";

/** WebDriver's key values: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

export type Visitor = ReturnType<typeof visitorOf>;

/** What a visitor does and sees in any engine. */
export function visitorOf(engine: Engine, server: WebServer) {
	/** Runs a function in the page. It only sees its arguments. These and its result have to be JSON. */
	async function look<Result, Given extends readonly unknown[]>(
		seen: (...given: Given) => Result,
		...given: Given
	): Promise<Result> {
		return JSON.parse(
			await engine.evaluate(`JSON.stringify((${seen})(...${JSON.stringify(given)}) ?? null)`),
		);
	}

	async function clickAt(x: number, y: number): Promise<void> {
		const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
		const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
		await engine.perform([{ type: "pointer", id: "pointer", actions }]);
	}

	return {
		look,
		clickAt,
		back: () => engine.back(),
		/** Opens a path of the site. */
		async visit(path: string) {
			server.takeRequests();
			await engine.open(server.origin + path);
		},
		/** Presses the pointer on the middle of an element, once that is at rest in the middle of the window. */
		async click(selector: string, place = 0) {
			// Polls from outside, because a page's timers do not run with scripts turned off.
			const middle = () =>
				look(
					(wanted, index) => {
						const element = document.querySelectorAll(wanted)[index];
						element?.scrollIntoView({ block: "center", behavior: "instant" });
						const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
						const at = { x: x + width / 2, y: y + height / 2 };
						const isOnTop = element?.contains(document.elementFromPoint(at.x, at.y)) ?? false;
						// Firefox also finds elements outside the window, such as a drawer that has not started to slide in.
						return isOnTop && at.x < innerWidth ? at : "not to be pressed";
					},
					selector,
					place,
				);
			// Checks twice, because WebKit may press where the page was before it was scrolled.
			const at = await vi.waitFor(async () => {
				const before = await middle();
				await wait(50);
				const now = await middle();
				expect(now, `the place of ${selector}, a moment later`).toEqual(before);
				if (typeof now === "string") throw new Error(`"${selector}" is ${now}.`);
				return now;
			}, 5000);
			await clickAt(at.x, at.y);
		},
		async press(key: keyof typeof keys) {
			const value = keys[key];
			const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
			await engine.perform([{ type: "key", id: "keyboard", actions }]);
		},
		/** Focuses an element, as tabbing to it does. */
		focus: (selector: string) =>
			look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
		/** The name of the focused element. */
		focused: () =>
			look(() => {
				const { activeElement } = document;
				return (activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "").trim();
			}),
		arrivesAt: (path: string) =>
			expect
				.poll(() => look(() => document.readyState === "complete" && location.pathname), { timeout: 10_000 })
				.toBe(path),
		/** Whether this host got a request since the last call. */
		hasAsked: (host: string) => server.takeRequests().some(({ address }) => address.includes(host)),
	};
}
