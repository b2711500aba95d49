import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { pathOf } from "../install.ts";
import { startCommand } from "../pages/server/running.ts";
import type { InEngine } from "./visitor.ts";

/** Connects to Firefox over WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/#protocol */
async function connect(address: string) {
	const socket = new WebSocket(`${address}/session`);
	await once(socket, "open");
	let last = 0;
	return async (method: string, params: object) => {
		const id = ++last;
		socket.send(JSON.stringify({ id, method, params }));
		for (;;) {
			const [{ data }] = await once(socket, "message");
			const answer = JSON.parse(data);
			if (answer.type === "error") throw new Error(`Firefox refused ${method}: ${answer.message}`);
			if (answer.id === id) return answer.result;
		}
	};
}

/**
 * Debian's Firefox, without a window. Playwright cannot drive it yet, because it sends
 * `emulation.setMediaFeaturesOverride`, which only newer versions know.
 */
export const inFirefox: InEngine = async (proxyPort, use) => {
	const profile = await mkdtemp(join(tmpdir(), "firefox-"));
	// Painting is slow without a graphics card, so Firefox paints 15 frames a second in place of 60.
	await writeFile(join(profile, "user.js"), 'user_pref("layout.frame_rate", 15);\n');
	const options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
	const firefox = startCommand(pathOf("Firefox"), options, profile, {});
	try {
		const address = await vi.waitFor(() => {
			const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(firefox.printed()) ?? [];
			if (!found) throw new Error(`Firefox does not start. It printed: ${firefox.printed()}`);
			return found;
		}, 60_000);
		const send = await connect(address);
		const proxy = `127.0.0.1:${proxyPort}`;
		const alwaysMatch = { proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy } };
		await send("session.new", { capabilities: { alwaysMatch } });
		const { context } = await send("browsingContext.create", { type: "tab" });
		await send("browsingContext.setViewport", { context, viewport: { width: 1024, height: 768 } });
		await use({
			open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
			async evaluate(expression) {
				const target = { context };
				const answer = await send("script.evaluate", { expression, target, awaitPromise: false });
				if (answer.exceptionDetails) throw new Error(`The page threw: ${answer.exceptionDetails.text}`);
				return answer.result.value;
			},
			tabs: async () => (await send("browsingContext.getTree", {})).contexts.length,
			perform: (actions) => send("input.performActions", { context, actions }),
		});
	} finally {
		await firefox.stop();
		await rm(profile, { recursive: true, force: true });
	}
};
