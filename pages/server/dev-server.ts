import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { siteHandler } from "./serve.ts";

const client = await readFile(join(import.meta.dirname, "client.js"), "utf8");
/** The connections to open pages. */
const listeners = new Set<ServerResponse>();
/** Changes with each build. A page of another version reloads. */
let version = "";
/** Why the last build failed, if it did. */
let problem = "";
let serveSite: RequestListener = (_, response) => {
	response.writeHead(503, { "Content-Type": "text/plain;charset=utf-8", Refresh: "1" });
	response.end(problem || "The site is being built.");
};

/**
 * The server of `npm run dev`. Until the first build succeeds, pages show a message and reload
 * every second.
 */
export const devHandler: RequestListener = (request, response) => {
	if (request.url === "/.dev/status") {
		response.writeHead(200, { "Content-Type": "text/event-stream" });
		listeners.add(response);
		response.once("close", () => listeners.delete(response));
		sendStatus(response);
	} else {
		serveSite(request, response);
	}
};

function sendStatus(listener: ServerResponse): void {
	listener.write(`id: ${version}\n${problem.replaceAll(/^/gm, "data: ")}\n\n`);
}

/**
 * Serves the site in this folder, and reloads the open pages. Adds the client to its pages, before
 * the CSP, which only applies to what follows it (https://www.w3.org/TR/CSP3/#meta-element).
 */
export async function showSite(folder: string): Promise<void> {
	const next = randomUUID();
	const script = `<script data-version="${next}">${client}</script>`;
	for (const name of await readdir(folder, { recursive: true })) {
		if (!name.endsWith(".html")) continue;
		const page = await readFile(join(folder, name), "utf8");
		const csp = '<meta http-equiv="Content-Security-Policy"';
		await writeFile(
			join(folder, name),
			page.replace(csp, () => script + csp),
		);
	}
	serveSite = await siteHandler(folder);
	version = next;
	problem = "";
	listeners.forEach(sendStatus);
}

/** Shows the error of a failed build on top of the open pages. */
export function showProblem(text: string): void {
	problem = text;
	listeners.forEach(sendStatus);
}
