import { tmpdir } from "node:os";
import { vi } from "vitest";
import { pathOf } from "../install.ts";
import { freePort, startCommand } from "../pages/server/running.ts";
import type { InEngine } from "./visitor.ts";

/**
 * Sends a command to WebKit's driver (https://www.w3.org/TR/webdriver2/#endpoints) and returns its
 * answer.
 */
async function ask(method: "GET" | "POST" | "DELETE", address: string, body?: object) {
	const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = await response.json();
	if (!response.ok) {
		throw new Error(`WebKit refused ${method} ${address}: ${value.error}. ${value.message}`);
	}
	return value;
}

/** Debian's WebKitGTK in its MiniBrowser, on a virtual screen. */
export const inWebKit: InEngine = async (proxyPort, use) => {
	const port = await freePort();
	const address = `http://127.0.0.1:${port}`;
	const screen = ["-a", "-s", "-screen 0 1280x1024x24"];
	// Mesa's software driver sometimes crashes the whole browser (SIGSEGV in swrast_dri.so).
	// https://docs.webkit.org/Ports/WebKitGTK%20and%20WPE%20WebKit/EnvironmentVariables.html
	const driver = startCommand("xvfb-run", [...screen, pathOf("WebKit"), `--port=${port}`], tmpdir(), {
		WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
	});
	try {
		await vi.waitFor(() => ask("GET", `${address}/status`), 60_000);
		// With the capability "proxy" instead of this option, the driver sends secure requests past the
		// proxy.
		const args = ["--automation", `--proxy=http://127.0.0.1:${proxyPort}`, "--ignore-host=localhost"];
		const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
		const { sessionId } = await ask("POST", `${address}/session`, { capabilities });
		const session = `${address}/session/${sessionId}`;
		await use({
			open: (url) => ask("POST", `${session}/url`, { url }),
			evaluate: (expression) =>
				ask("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
			tabs: async () => (await ask("GET", `${session}/window/handles`)).length,
			perform: (actions) => ask("POST", `${session}/actions`, { actions }),
		});
		await ask("DELETE", session);
	} finally {
		await driver.stop();
	}
};
