/** A tab of a real browser. Its pointer and keyboard are the browser's own, not events from a script. */
export interface Engine {
	/** Goes to an address and waits until the page is loaded. */
	open(address: string): Promise<void>;
	/** Evaluates an expression in the page and returns its value, a text. */
	evaluate(expression: string): Promise<string>;
	/** Performs the actions of a pointer or keyboard: https://www.w3.org/TR/webdriver2/#actions */
	perform(sources: readonly object[]): Promise<void>;
	/** Goes one page back, as the browser's own button does. */
	back(): Promise<void>;
}

/** Starts a browser, calls `use`, and ends it. The port gets every request to a host other than this computer. */
export type InEngine = (proxyPort: number, use: (engine: Engine) => Promise<void>) => Promise<void>;
