import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { context, formatMessages, type Message } from "esbuild";
import type { Outcome } from "./outcome.ts";
import { problemText } from "./problem-text.ts";

export interface SiteBuilder {
	/** Makes the site from its sources as they are now. Call it again when the last call is done. */
	build(): Promise<Outcome>;
	close(): Promise<void>;
}

/** A bundle that was imported stays in memory until its thread ends, about 3 MB each. */
const buildsPerWorker = 100;

/**
 * Makes a site in memory, again and again. esbuild bundles build.ts, reading only what has changed, and a thread of
 * its own runs each bundle: nothing that the sources do there can end the server. The thread is kept, because React
 * and the compilers are slow only the first time.
 */
export async function siteBuilder(root: string): Promise<SiteBuilder> {
	// Bundles look for packages in node_modules by their own place.
	const cache = join(root, "node_modules/.cache/stretch-wrappers-site");
	await mkdir(cache, { recursive: true });
	const folder = await mkdtemp(join(cache, "dev-"));
	const bundler = await context({
		absWorkingDir: root,
		entryPoints: {
			build: join(root, "build.ts"),
			worker: fileURLToPath(new URL("./worker.ts", import.meta.url)),
		},
		outdir: folder,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		packages: "external",
		logOverride: { "duplicate-object-key": "error" },
		platform: "node",
		target: "node20",
		format: "esm",
		jsx: "automatic",
		sourcemap: "inline",
		// Sources find the project's files by their own address.
		define: { "import.meta.url": JSON.stringify(pathToFileURL(join(root, "build.ts")).href) },
		logLevel: "silent",
	});
	let worker: Worker | undefined;
	let builds = 0;

	async function endWorker(): Promise<void> {
		await worker?.terminate();
		worker = undefined;
	}

	async function build(): Promise<Outcome> {
		try {
			await bundler.rebuild();
		} catch (error) {
			return { kind: "failure", message: await bundleProblem(error) };
		}
		if (builds % buildsPerWorker === 0) await endWorker();
		worker ??= new Worker(join(folder, "worker.mjs"), {
			execArgv: [],
			env: { ...process.env, NODE_ENV: "production" },
		});
		const outcome = await answerOf(worker, { bundle: join(folder, "build.mjs"), number: builds++ });
		if (outcome !== undefined) return outcome;
		await endWorker();
		return { kind: "failure", message: "The build ended itself before the site was made." };
	}

	async function close(): Promise<void> {
		await endWorker();
		await bundler.dispose();
		await rm(folder, { recursive: true, force: true });
	}

	return { build, close };
}

/** The worker's answer, or nothing when it ended without one. */
function answerOf(worker: Worker, request: unknown): Promise<Outcome | undefined> {
	return new Promise((resolve) => {
		worker.removeAllListeners();
		worker.once("message", resolve);
		worker.once("error", (error) => resolve({ kind: "failure", message: problemText(error) }));
		worker.once("exit", () => resolve(undefined));
		worker.postMessage(request);
	});
}

/** What esbuild found, with the lines of the sources. */
async function bundleProblem(error: unknown): Promise<string> {
	if (!(error instanceof Error) || !("errors" in error) || !Array.isArray(error.errors)) {
		return problemText(error);
	}
	const errors: Message[] = error.errors;
	return (await formatMessages(errors, { kind: "error" })).join("").trim();
}
