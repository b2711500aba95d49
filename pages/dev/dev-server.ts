import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { baseOf, siteHandler } from "./site-handler.ts";
import { type BuildStatus, statusPath } from "./status.ts";

const client = "dev-client.js";

/** Errors show source code. Checking the host keeps other websites from reading it by DNS rebinding. */
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Adds the client to the pages in a folder. Its tag comes before the policy, which only applies to what follows it
 * (https://www.w3.org/TR/CSP3/#meta-element).
 */
async function addClient(folder: string, base: string, version: string): Promise<void> {
	const source = join(import.meta.dirname, "client.ts");
	await build({ entryPoints: [source], bundle: true, outfile: join(folder, client) });
	const tag = `<script src="${base}${client}" data-version="${version}"></script>`;
	for (const name of await readdir(folder, { recursive: true })) {
		if (!name.endsWith(".html")) continue;
		const page = await readFile(join(folder, name), "utf8");
		await writeFile(
			join(folder, name),
			page.replace('<meta http-equiv="Content-Security-Policy"', `${tag}$&`),
		);
	}
}

/** The server of `npm run dev`. Until the first build succeeds, it serves the error or a text, again each second. */
export class DevServer {
	readonly #listeners = new Set<ServerResponse>();
	#status: BuildStatus = { version: "" };
	#serveSite: RequestListener = (_, response) => {
		response.writeHead(503, { "Content-Type": "text/plain;charset=utf-8", Refresh: "1" });
		response.end(this.#status.problem ?? "The site is being built.");
	};

	readonly handler: RequestListener = (request, response) => {
		if (!thisMachine.test(request.headers.host ?? "")) {
			response.writeHead(403).end("npm run dev answers only at localhost, 127.0.0.1 and [::1].\n");
		} else if (request.url === statusPath) {
			response.writeHead(200, { "Content-Type": "text/event-stream" });
			response.write(this.#event());
			this.#listeners.add(response);
			response.once("close", () => this.#listeners.delete(response));
		} else {
			this.#serveSite(request, response);
		}
	};

	#event(): string {
		return `data: ${JSON.stringify(this.#status)}\n\n`;
	}

	#tell(status: BuildStatus): void {
		this.#status = status;
		for (const listener of this.#listeners) listener.write(this.#event());
	}

	/** Serves the site in this folder, with the client added, and reloads the open pages. */
	async showSite(folder: string): Promise<void> {
		const version = randomUUID();
		const base = await baseOf(folder);
		await addClient(folder, base, version);
		this.#serveSite = siteHandler(folder, base);
		this.#tell({ version });
	}

	/** Shows an error over the open pages. */
	showProblem(problem: string): void {
		this.#tell({ version: this.#status.version, problem });
	}
}
