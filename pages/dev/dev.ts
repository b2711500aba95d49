import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { watch } from "chokidar";
import { DevServer } from "./dev-server.ts";
import { listen, run } from "./listen.ts";

const sources = ["content", "components", "pages", "assets", "build.ts"];
const program = ["pages/before-build/bundle.mjs", "--quiet", "--folder"];

/** Waits for editors that write a file in several steps, or save several files. */
const pause = 50;

/**
 * Builds the site like `npm run build`, in a separate process.
 *
 * @returns whether the build succeeded, and the errors or warnings it printed
 */
async function build(folder: string): Promise<{ succeeded: boolean; messages: string }> {
	const child = spawn(process.execPath, [...program, folder], {
		env: { ...process.env, NODE_ENV: "production" },
		stdio: ["ignore", "inherit", "pipe"],
	});
	const [messages, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
	// Code that exits the process may use any exit code.
	const succeeded = exitCode === 0 && existsSync(folder);
	return {
		succeeded,
		messages: messages.trim() || (succeeded ? "" : "The build ended before the site was made."),
	};
}

/** Serves the site and rebuilds it after every edit, until the process is stopped. */
async function dev(): Promise<void> {
	const server = new DevServer();
	const { port } = await listen(server.handler, process.env.PORT, "npm run dev");
	const folder = resolve("node_modules/.cache/stretch-wrappers-site", `dev-${port}`);
	const changed = new Set<string>();
	let builds = 0;
	let shown = "";
	let updating: Promise<void> | undefined;
	let stopping = false;

	/** Builds, and builds again if something changed meanwhile. */
	async function update(): Promise<void> {
		await wait(pause);
		const names = [...changed];
		changed.clear();
		const start = performance.now();
		const site = join(folder, `${++builds}`);
		const { succeeded, messages } = await build(site);
		if (stopping) return;
		if (messages) console.error(`\n${messages}\n`);
		if (succeeded) {
			await server.showSite(site);
			await rm(shown, { recursive: true, force: true });
			shown = site;
			const milliseconds = Math.round(performance.now() - start);
			const what = names.length > 3 ? `${names.length} files` : names.join(", ");
			console.log(`Built in ${milliseconds} ms${what && ` after a change to ${what}`}.`);
		} else {
			server.showProblem(messages);
		}
		updating = changed.size > 0 ? update() : undefined;
	}

	async function stop(): Promise<void> {
		stopping = true;
		await updating;
		await rm(folder, { recursive: true, force: true });
		process.exit();
	}

	await rm(folder, { recursive: true, force: true });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
	const watcher = watch(sources, { ignoreInitial: true });
	watcher.on("error", (error) =>
		console.error(`Some changes will not be seen (${error}). Correct this, and start npm run dev again.`),
	);
	watcher.on("all", (_, path) => {
		changed.add(path);
		updating ??= update();
	});
	await new Promise<void>((ready) => watcher.once("ready", ready));
	updating ??= update();
	await updating;
	if (stopping) return;
	console.log(`The site is at http://localhost:${port}/ and follows your changes (Ctrl+C stops it).`);
}

await run(dev);
