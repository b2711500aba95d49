import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathOf } from "../install.ts";
import { type Engine, inputsOf } from "./engine.ts";

/** Sends a command to Firefox and returns its result: https://www.w3.org/TR/webdriver-bidi/#protocol */
type Send = Awaited<ReturnType<typeof connect>>;

/** The address at which Firefox takes commands, once it has said it. */
function addressOf(firefox: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let output = "";
		firefox.stderr?.on("data", (text) => {
			output += text;
			const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
			if (address) resolve(address);
		});
		firefox.once("exit", () => reject(new Error(`Firefox does not start. It said: ${output}`)));
	});
}

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
 * Starts Debian's Firefox, without a window, and drives it by WebDriver BiDi.
 *
 * @param proxyPort where every request to another host than this machine goes
 */
export async function startFirefox(proxyPort: number): Promise<Engine> {
	const profile = await mkdtemp(join(tmpdir(), "firefox-"));
	// Firefox would look for plug-ins to play films with, at a host that is not its maker's.
	await writeFile(join(profile, "user.js"), 'user_pref("media.gmp-manager.updateEnabled", false);\n');
	const firefox = spawn(
		pathOf("Firefox"),
		["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const ended = once(firefox, "exit");
	async function end(): Promise<void> {
		firefox.kill();
		await ended;
		await rm(profile, { recursive: true, force: true });
	}
	try {
		const send = await connect(await addressOf(firefox));
		const proxy = {
			proxyType: "manual",
			httpProxy: `127.0.0.1:${proxyPort}`,
			sslProxy: `127.0.0.1:${proxyPort}`,
		};
		await send("session.new", { capabilities: { alwaysMatch: { proxy } } });
		return tabs(send, end);
	} catch (error) {
		await end();
		throw error;
	}
}

function tabs(send: Send, end: () => Promise<void>): Engine {
	let context: string | undefined;
	return {
		...inputsOf((actions) => send("input.performActions", { context, actions })),
		// In a new tab each time: Firefox rejects an address while a frame of the last page cannot be reached.
		async open(url) {
			const last = context;
			({ context } = await send("browsingContext.create", { type: "tab" }));
			await send("browsingContext.setViewport", { context, viewport: { width: 1024, height: 768 } });
			if (last) await send("browsingContext.close", { context: last });
			await send("browsingContext.navigate", { context, url, wait: "complete" });
		},
		async evaluate(expression) {
			const { result, exceptionDetails } = await send("script.evaluate", {
				expression,
				target: { context },
				awaitPromise: true,
			});
			if (exceptionDetails) throw new Error(`The page threw: ${exceptionDetails.text}`);
			return result.value;
		},
		async back() {
			await send("browsingContext.traverseHistory", { context, delta: -1 });
		},
		[Symbol.asyncDispose]: end,
	};
}
