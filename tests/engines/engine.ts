/** The keys that a visitor needs. Their values are WebDriver's: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" } as const;

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
