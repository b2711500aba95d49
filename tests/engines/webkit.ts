import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../free-port.ts";
import { pathOf } from "../install.ts";
import { type Engine, inputsOf } from "./engine.ts";

/** Asks WebKit's driver for something (https://www.w3.org/TR/webdriver2/#endpoints), and returns what it answers. */
async function ask(method: "GET" | "POST" | "DELETE", address: string, body?: object) {
	const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
	const { value } = await response.json();
	if (!response.ok) {
		throw new Error(`WebKit refused ${method} ${address}: ${value.error}. ${value.message}`);
	}
	return value;
}

async function untilReady(driver: string): Promise<void> {
	for (let attempt = 0; attempt < 150; attempt++) {
		try {
			await ask("GET", `${driver}/status`);
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
	throw new Error("WebKit's driver has not answered for 15 seconds.");
}

/**
 * Starts Debian's WebKitGTK in its MiniBrowser, on a virtual screen.
 *
 * @param proxyPort where every request to another host than this machine goes
 */
export async function startWebKit(proxyPort: number): Promise<Engine> {
	const port = await freePort();
	// A process group of its own, because xvfb-run does not take its children along when it is ended.
	const driver = spawn(
		"xvfb-run",
		["-a", "-s", "-screen 0 1280x1024x24", pathOf("WebKit"), `--port=${port}`],
		{
			detached: true,
			stdio: "ignore",
			// Mesa's software driver now and then takes the whole browser down with it (SIGSEGV in swrast_dri.so).
			// https://docs.webkit.org/Ports/WebKitGTK%20and%20WPE%20WebKit/EnvironmentVariables.html
			env: { ...process.env, WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" },
		},
	);
	const ended = once(driver, "exit");
	const end = async () => {
		try {
			if (driver.pid !== undefined) process.kill(-driver.pid);
		} catch {
			// It has ended by itself with the session.
		}
		await ended;
	};
	const address = `http://127.0.0.1:${port}`;
	try {
		await untilReady(address);
		// As its own option: the driver knows the capability "proxy", and then sends secure requests past it.
		const args = ["--automation", `--proxy=http://127.0.0.1:${proxyPort}`, "--ignore-host=localhost"];
		const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args } } };
		const { sessionId } = await ask("POST", `${address}/session`, { capabilities });
		return tab(`${address}/session/${sessionId}`, end);
	} catch (error) {
		await end();
		throw error;
	}
}

function tab(session: string, end: () => Promise<void>): Engine {
	return {
		...inputsOf((actions) => ask("POST", `${session}/actions`, { actions })),
		async open(url) {
			await ask("POST", `${session}/url`, { url });
		},
		evaluate: (expression) =>
			ask("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
		async back() {
			await ask("POST", `${session}/back`, {});
		},
		async [Symbol.asyncDispose]() {
			try {
				await ask("DELETE", session);
			} finally {
				await end();
			}
		},
	};
}
