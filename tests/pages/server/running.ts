import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	await once(probe.close(), "close");
	return typeof address === "object" && address !== null ? address.port : 0;
}

/**
 * Requests exactly this path, which `fetch` would normalize. Throws an Error if the server is
 * silent for two minutes.
 */
export async function ask(port: number, path: string) {
	const asked = request({ port, path }).end();
	asked.setTimeout(120_000, () => asked.destroy(new Error(`The server did not answer ${path}.`)));
	const [response] = await once(asked, "response");
	const { statusCode: status, headers } = response;
	return { status, headers, body: await text(response) };
}

export type RunningCommand = ReturnType<typeof startCommand>;

export function startCommand(
	command: string,
	args: readonly string[],
	cwd: string,
	environment: Readonly<Record<string, string>>,
) {
	// Without the React settings of the tests.
	const env = { ...process.env, NODE_ENV: undefined, ...environment };
	const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += String(chunk);
		});
	}
	const ended = once(child, "close");
	return {
		/** The output so far. */
		printed: () => output,
		/** Settles when it has ended. */
		ended,
		/** Ends the whole process group, like Ctrl+C in a terminal. */
		async stop() {
			const isRunning = child.exitCode === null && child.signalCode === null;
			if (child.pid !== undefined && isRunning) process.kill(-child.pid, "SIGINT");
			await ended;
		},
	};
}
