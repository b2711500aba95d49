import { type ChildProcess, spawn } from "node:child_process";
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

/** Asks for a path exactly as it is written, which `fetch` would tidy up first. */
export async function ask(port: number, path: string, { method = "GET", headers = {} } = {}) {
	const asked = request({ port, path, method, headers }).end();
	const [response] = await once(asked, "response");
	const { statusCode: status, headers: sent } = response;
	return { status, headers: sent, body: await text(response) };
}

export interface RunningScript {
	readonly child: ChildProcess;
	/** What it has printed so far. */
	readonly printed: () => string;
	/** Resolves with the exit code. */
	readonly ended: Promise<number | null>;
}

/** Starts a script of the project in another folder. */
export function startScript(
	script: string,
	cwd: string,
	environment: Readonly<Record<string, string>>,
): RunningScript {
	const { NODE_ENV: _, ...surroundings } = process.env;
	const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), join(project, script)], {
		cwd,
		env: { ...surroundings, ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk) => {
			output += String(chunk);
		});
	}
	const ended = once(child, "close").then(([code]) => code);
	return { child, printed: () => output, ended };
}
