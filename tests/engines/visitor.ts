import { setTimeout as wait } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { WebServer } from "../browser/web-server.ts";

/** A tab of a real browser. */
export interface Engine {
	/** Goes to an address and waits until the page is loaded. */
	open(address: string): Promise<void>;
	/** Evaluates an expression in the page and returns its value, a text. */
	evaluate(expression: string): Promise<string>;
	/** The number of open tabs and windows. */
	tabs(): Promise<number>;
	/** Uses the browser's own pointer or keyboard: https://www.w3.org/TR/webdriver2/#actions */
	perform(sources: readonly object[]): Promise<void>;
}

/**
 * Starts a browser, calls `use`, and ends it. The port gets every request to a host other than this
 * computer.
 */
export type InEngine = (proxyPort: number, use: (engine: Engine) => Promise<void>) => Promise<void>;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Enter: "\uE007", Escape: "\uE00C" } as const;

/** What a visitor does and sees in any engine. */
export function visitorOf({ open, evaluate, tabs, perform }: Engine, { origin }: WebServer) {
	/** Runs a function in the page. It only sees its selector. Its result has to be JSON. */
	async function look<Result>(seen: (selector: string) => Result, selector = ""): Promise<Result> {
		return JSON.parse(await evaluate(`JSON.stringify((${seen})(${JSON.stringify(selector)}) ?? null)`));
	}

	async function clickAt(x: number, y: number): Promise<void> {
		const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
		await perform([{ type: "pointer", id: "pointer", actions: [{ type: "pointerMove", x, y }, ...press] }]);
	}

	return {
		look,
		tabs,
		/** Expects a result of a function in the page, sooner or later. */
		eventually: (seen: () => unknown) => expect.poll(() => look(seen)),
		/** Opens a path of the site. */
		visit: (path: string) => open(origin + path),
		clickAt,
		/**
		 * Presses the pointer on the middle of an element, once that is at rest in the middle of the
		 * window.
		 */
		async click(selector: string) {
			// Polls from outside, because a page's timers do not run with scripts turned off.
			const middle = () =>
				look((wanted) => {
					const element = document.querySelector(wanted);
					element?.scrollIntoView({ block: "center", behavior: "instant" });
					const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
					const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
					// Firefox also finds elements outside the window, such as a drawer that has not started
					// to slide in.
					return element?.contains(document.elementFromPoint(...at)) && at[0] < innerWidth ? at : undefined;
				}, selector);
			// Checks twice, because WebKit may press where the page was before it was scrolled.
			const at = await vi.waitFor(async () => {
				const before = await middle();
				await wait(50);
				const now = await middle();
				if (!now || `${now}` !== `${before}`) throw new Error(`"${selector}" is missing, covered or moving.`);
				return now;
			}, 30_000);
			await clickAt(...at);
		},
		async press(key: keyof typeof keys) {
			const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
			await perform([{ type: "key", id: "keyboard", actions }]);
		},
		/** Focuses an element, as tabbing to it does. */
		focus: (selector: string) =>
			look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
	};
}
