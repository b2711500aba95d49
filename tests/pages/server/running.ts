import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

export async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
	for (const [path, contents] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), contents);
	}
}

/** Requests exactly this path, which `fetch` would normalize. Throws an Error if the server is silent for two minutes. */
export async function ask(port: number, path: string, { method = "GET", headers = {} } = {}) {
	const asked = request({ port, path, method, headers }).end();
	asked.setTimeout(120_000, () => asked.destroy(new Error(`The server did not answer ${path}.`)));
	const [response] = await once(asked, "response");
	const { statusCode: status, headers: sent } = response;
	return { status, headers: sent, body: await text(response) };
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
		/** Ends the whole process group, like Ctrl+C in a terminal. */
		async stop() {
			const isRunning = child.exitCode === null && child.signalCode === null;
			if (child.pid !== undefined && isRunning) process.kill(-child.pid, "SIGINT");
			await ended;
		},
	};
}

/** Starts a script of the project in another folder. */
export function startScript(script: string, cwd: string, port: number): RunningCommand {
	const args = ["--import", import.meta.resolve("tsx"), resolve(script)];
	return startCommand(process.execPath, args, cwd, { PORT: `${port}` });
}
