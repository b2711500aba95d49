/** A tab of a real browser. Its pointer and keyboard are the browser's own, not events from a script. */
export interface Engine extends AsyncDisposable {
	/** Goes to an address and waits until the page is loaded. */
	open(address: string): Promise<void>;
	/** Evaluates an expression in the page and returns its value, a text. Awaits it if it is a promise. */
	evaluate(expression: string): Promise<string>;
	/** Performs the actions of one pointer or keyboard: https://www.w3.org/TR/webdriver2/#actions */
	perform(type: "pointer" | "key", actions: readonly object[]): Promise<void>;
	/** Goes one page back, as the browser's own button does. */
	back(): Promise<void>;
}
