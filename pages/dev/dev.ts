import type { Outcome } from "./outcome.ts";
import { PortError, portFrom } from "./port.ts";
import { startDevServer } from "./server.ts";
import { siteBuilder } from "./site-builder.ts";
import { watchSources } from "./watch.ts";

/** npm runs every script in the project's folder, wherever it was called. */
const root = process.cwd();
const sources = { folders: ["content", "components", "pages", "assets"], files: ["build.ts"] };

/** Does a task again and again, never twice at once: requests that come while it runs are met by one more run. */
function oneAtATime<T>(task: (requests: readonly T[]) => Promise<void>): (request: T) => Promise<void> {
	let waiting: T[] = [];
	let running: Promise<void> | undefined;

	async function run(): Promise<void> {
		while (waiting.length > 0) {
			const requests = waiting;
			waiting = [];
			await task(requests);
		}
		running = undefined;
	}

	return (request) => {
		waiting.push(request);
		running ??= run();
		return running;
	};
}

function tell(outcome: Outcome, milliseconds: number, changed: readonly string[]): void {
	const messages = outcome.kind === "failure" ? [outcome.message] : [...outcome.failed.values()];
	for (const message of messages) console.error(`\n${message}\n`);
	if (messages.length > 0) return;
	const names = changed.length > 3 ? `${changed.length} files` : changed.join(", ");
	console.log(`Built in ${Math.round(milliseconds)} ms${names && ` after a change to ${names}`}.`);
}

/** Resolves when the process is told to end. More signals do nothing: npm passes on what the terminal has sent. */
function stopSignal(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve());
	});
}

/** Serves the site while its sources are edited, until the process is told to end. */
async function dev(port: number): Promise<void> {
	const stopped = stopSignal();
	const server = await startDevServer(port);
	const builder = await siteBuilder(root);
	const build = oneAtATime<readonly string[]>(async (changes) => {
		const start = performance.now();
		const outcome = await builder.build();
		server.show(outcome);
		tell(outcome, performance.now() - start, [...new Set(changes.flat())]);
	});
	const watcher = await watchSources(root, sources, (changed) => void build(changed));

	await build([]);
	console.log(`The site is at ${server.url} and follows your changes (Ctrl+C stops it).`);
	await stopped;
	watcher.close();
	await server.close();
	await builder.close();
}

try {
	await dev(portFrom(process.env.PORT || "8080", "npm run dev"));
} catch (error) {
	if (!(error instanceof PortError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
