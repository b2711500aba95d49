import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

const project = join(import.meta.dirname, "../../..");

export async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
	for (const [path, contents] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), contents);
	}
}

/** Requests exactly this path, which `fetch` would normalize. */
export async function ask(port: number, path: string, { method = "GET", headers = {} } = {}) {
	const asked = request({ port, path, method, headers }).end();
	const [response] = await once(asked, "response");
	const { statusCode: status, headers: sent } = response;
	return { status, headers: sent, body: await text(response) };
}

export interface RunningCommand {
	/** The output so far. */
	readonly printed: () => string;
	/** Resolves with the exit code. */
	readonly ended: Promise<number | null>;
	/** Ends the whole process group, like Ctrl+C in a terminal. Resolves with the exit code. */
	readonly stop: () => Promise<number | null>;
}

export function startCommand(
	command: string,
	args: readonly string[],
	cwd: string,
	environment: Readonly<Record<string, string>>,
): RunningCommand {
	const { NODE_ENV: _, ...surroundings } = process.env;
	const child = spawn(command, args, {
		cwd,
		env: { ...surroundings, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += String(chunk);
		});
	}
	const ended = once(child, "close").then(([code]) => code);
	return {
		printed: () => output,
		ended,
		stop() {
			const isRunning = child.exitCode === null && child.signalCode === null;
			if (child.pid !== undefined && isRunning) process.kill(-child.pid, "SIGINT");
			return ended;
		},
	};
}

/** Starts a script of the project in another folder. */
export function startScript(
	script: string,
	cwd: string,
	environment: Readonly<Record<string, string>>,
): RunningCommand {
	const args = ["--import", import.meta.resolve("tsx"), join(project, script)];
	return startCommand(process.execPath, args, cwd, environment);
}
