/** The keys that a visitor needs. Their values are WebDriver's: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

type Key = keyof typeof keys;

/** One tab of a real browser. Its pointer and its keyboard are the browser's own, not events made by a script. */
export interface Engine extends AsyncDisposable {
	/** Goes to an address and waits until the page is loaded. */
	open(address: string): Promise<void>;
	/** Runs an expression in the page, waits for it if it is a promise, and returns its value, a text. */
	evaluate(expression: string): Promise<string>;
	/** Presses and releases the pointer at a place in the window, in CSS pixels. */
	click(x: number, y: number): Promise<void>;
	press(key: Key): Promise<void>;
	/** Goes one page back, as the browser's own button does. */
	back(): Promise<void>;
}

/** The pointer and the keyboard of an engine, by WebDriver's actions, which it performs. */
export function inputsOf(
	perform: (actions: readonly object[]) => Promise<unknown>,
): Pick<Engine, "click" | "press"> {
	async function act(type: "pointer" | "key", actions: readonly object[]): Promise<void> {
		await perform([{ type, id: type, actions }]);
	}
	return {
		click: (x, y) =>
			act("pointer", [
				{ type: "pointerMove", x: Math.round(x), y: Math.round(y) },
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			]),
		press: (key) =>
			act("key", [
				{ type: "keyDown", value: keys[key] },
				{ type: "keyUp", value: keys[key] },
			]),
	};
}
