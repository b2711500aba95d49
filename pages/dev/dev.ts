import "../before-build/prepare.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { watch } from "chokidar";
import { DevServer } from "./dev-server.ts";
import { listen } from "./listen.ts";

const sources = ["content", "components", "pages", "assets", "build.ts"];

const port = process.env.PORT || "8080";
const server = new DevServer();
/** Two folders in turn, so that no page changes while it is served. */
let next = "a";
let hasChanged = false;
let isBuilding = false;

/** Builds the site like `npm run build`, in a separate process, and shows it or the error. */
async function build(): Promise<void> {
	const start = performance.now();
	const folder = resolve("node_modules/.cache/stretch-wrappers-site", `dev-${port}${next}`);
	const words = ["pages/before-build/bundle.mjs", "--quiet", "--folder", folder];
	const child = spawn(process.execPath, words, { stdio: ["ignore", "inherit", "pipe"] });
	const [messages, [exitCode]] = await Promise.all([text(child.stderr), once(child, "close")]);
	if (messages) console.error(`\n${messages}`);
	if (exitCode !== 0) return server.showProblem(messages);
	await server.showSite(folder);
	next = next === "a" ? "b" : "a";
	console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
}

/** Builds, and builds again if something changed meanwhile. */
async function update(): Promise<void> {
	hasChanged = true;
	if (isBuilding) return;
	isBuilding = true;
	try {
		while (hasChanged) {
			hasChanged = false;
			await build();
		}
	} finally {
		isBuilding = false;
	}
}

await listen(server.handler, port, "npm run dev");
console.log(`The site is at http://localhost:${port}/ and follows your changes (Ctrl+C stops it).`);
// In milliseconds: editors write a file in several steps.
const awaitWriteFinish = { stabilityThreshold: 50, pollInterval: 10 };
watch(sources, { ignoreInitial: true, awaitWriteFinish }).on("ready", update).on("all", update);
