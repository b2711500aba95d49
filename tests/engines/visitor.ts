import { setTimeout as wait } from "node:timers/promises";
import { expect, vi } from "vitest";
import type { WebServer } from "../browser/web-server.ts";
import type { Engine } from "./engine.ts";

/** WebDriver's key values: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

export type Visitor = ReturnType<typeof visitorOf>;

/** What a visitor does and sees in any engine. */
export function visitorOf(engine: Engine, server: WebServer) {
	/** Runs a function in the page. It only sees its selector. Its result has to be JSON. */
	async function look<Result>(seen: (selector: string) => Result, selector = ""): Promise<Result> {
		const call = `(${seen})(${JSON.stringify(selector)})`;
		return JSON.parse(await engine.evaluate(`JSON.stringify(${call} ?? null)`));
	}

	async function clickAt(x: number, y: number): Promise<void> {
		const move = { type: "pointerMove", x, y };
		const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
		await engine.perform([{ type: "pointer", id: "pointer", actions }]);
	}

	return {
		look,
		/** Expects a result of a function in the page, sooner or later. */
		eventually: (seen: () => unknown) => expect.poll(() => look(seen)),
		clickAt,
		back: engine.back,
		/** Opens a path of the site. */
		async visit(path: string) {
			server.takeRequests();
			await engine.open(server.origin + path);
		},
		/** Presses the pointer on the middle of an element, once that is at rest in the middle of the window. */
		async click(selector: string) {
			// Polls from outside, because a page's timers do not run with scripts turned off.
			const middle = () =>
				look((wanted) => {
					const element = document.querySelector(wanted);
					element?.scrollIntoView({ block: "center", behavior: "instant" });
					const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
					const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
					// Firefox also finds elements outside the window, such as a drawer that has not started to slide in.
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
			const value = keys[key];
			const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
			await engine.perform([{ type: "key", id: "keyboard", actions }]);
		},
		/** Focuses an element, as tabbing to it does. */
		focus: (selector: string) =>
			look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector),
		/** Whether this host got a request since the last call. */
		hasAsked: (host: string) => server.takeRequests().some(({ address }) => address.includes(host)),
	};
}
