/** One tab of a real browser. Its pointer and its keyboard are the browser's own, not events made by a script. */
export interface Engine extends AsyncDisposable {
	/** Goes to an address and waits until the page is loaded. */
	open(address: string): Promise<void>;
	/** Runs an expression in the page, waits for it if it is a promise, and returns its value, a text. */
	evaluate(expression: string): Promise<string>;
	/** Performs actions of one pointer or keyboard: https://www.w3.org/TR/webdriver2/#actions */
	perform(type: "pointer" | "key", actions: readonly object[]): Promise<void>;
	/** Goes one page back, as the browser's own button does. */
	back(): Promise<void>;
}
