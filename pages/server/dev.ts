import "../generator/report-errors.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";
import { cacheFolder } from "../generator/cache.ts";
import { devHandler, showProblem, showSite } from "./dev-server.ts";
import { defaultPort, listen } from "./serve.ts";

const port = process.env.PORT || defaultPort;
/**
 * The folder of the builds: the cache, or a temporary folder where the cache belongs to another
 * user or is read-only.
 */
const parent = await mkdir(cacheFolder, { recursive: true })
	.then(() => access(cacheFolder, constants.W_OK))
	.then(
		() => cacheFolder,
		() => mkdtemp(join(tmpdir(), "site-")),
	);
/** Builds alternate between two folders, so that no page changes while it is served. */
let folder = "a";
/** The last build, and whether another one follows it. */
let building = Promise.resolve();
let isPlanned = false;

/** Builds the site like `npm run build`, in a separate process, and shows it or the error. */
async function build(): Promise<void> {
	const start = performance.now();
	const target = join(parent, `dev-${port}${folder}`);
	const args = ["pages/generator/start-build.js", "--dev", target];
	const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "pipe"] });
	const [messages, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
	if (messages) console.error(`\n${messages}`);
	if (exitCode !== 0) return showProblem(messages);
	await showSite(target);
	folder = folder === "a" ? "b" : "a";
	console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
}

/** Builds the site once the build that is running has ended. */
function update(): void {
	if (isPlanned) return;
	isPlanned = true;
	building = building.then(async () => {
		// Editors write a file in several steps.
		await setTimeout(50);
		isPlanned = false;
		await build();
	});
}

const addresses = await listen(devHandler, port, process.env.HOST);
console.log(`The site is at ${addresses.join(" and ")} and updates as you edit. Press Ctrl+C to stop.`);
const sources = ["content", "components", "pages", "assets", "build.ts"];
// Editors and file systems write hidden files beside those that are edited, such as `.#Hero.css`.
const ignored = (path: string) => /^\.(?!well-known$)/.test(basename(path));
watch(sources, { ignoreInitial: true, ignored }).on("ready", update).on("all", update);
