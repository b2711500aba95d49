import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { baseOf, siteHandler } from "./site-handler.ts";
import { type BuildStatus, statusPath } from "./status.ts";

const clientPath = "/.dev/client.js";
const noStore = { "Cache-Control": "no-store" };

/** Errors show source code. Checking the host keeps other websites from reading it by DNS rebinding. */
const thisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

function clientTag(version: string): string {
	return `<script src="${clientPath}" data-version="${version}"></script>`;
}

/**
 * Adds the client to the pages in a folder. The tag comes before the policy, which only applies to what follows it
 * (https://www.w3.org/TR/CSP3/#meta-element). The policy has to allow the later requests of the client.
 */
async function addClient(folder: string, version: string): Promise<void> {
	for (const name of await readdir(folder, { recursive: true })) {
		if (!name.endsWith(".html")) continue;
		const page = await readFile(join(folder, name), "utf8");
		const livePage = page.replace(
			/<meta http-equiv="Content-Security-Policy" content="[^"]*/,
			(tag) => clientTag(version) + tag + (tag.includes("connect-src") ? "" : "; connect-src 'self'"),
		);
		await writeFile(join(folder, name), livePage);
	}
}

async function bundledClient(): Promise<string | undefined> {
	const { outputFiles } = await build({
		entryPoints: [join(import.meta.dirname, "client.ts")],
		bundle: true,
		write: false,
	});
	return outputFiles[0]?.text;
}

/** The server of `npm run dev`. Until the first build succeeds, it serves an empty page that shows errors. */
export class DevServer {
	readonly #client = bundledClient();
	readonly #listeners = new Set<ServerResponse>();
	#status: BuildStatus = { version: randomUUID() };
	#serveSite: RequestListener = (_, response) => {
		const title = this.#status.problem === undefined ? "The site is being built" : "The site cannot be built";
		response.writeHead(503, { ...noStore, "Content-Type": "text/html" });
		response.end(
			`<!doctype html><html lang="en-US"><meta name="color-scheme" content="light dark"><title>${title}</title>${clientTag(this.#status.version)}`,
		);
	};

	readonly handler: RequestListener = async (request, response) => {
		if (!thisMachine.test(request.headers.host ?? "")) {
			response.writeHead(403, { "Content-Type": "text/plain" });
			response.end(
				"npm run dev answers only at localhost, 127.0.0.1 and [::1], because it shows source code.\n",
			);
			return;
		}
		if (request.url === statusPath) {
			response.writeHead(200, { ...noStore, "Content-Type": "text/event-stream" });
			response.write(this.#event());
			this.#listeners.add(response);
			response.once("close", () => this.#listeners.delete(response));
		} else if (request.url === clientPath) {
			response.writeHead(200, { ...noStore, "Content-Type": "text/javascript" }).end(await this.#client);
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
		await addClient(folder, version);
		this.#serveSite = siteHandler(folder, await baseOf(folder), () => noStore);
		this.#tell({ version });
	}

	/** Shows an error over the open pages. */
	showProblem(problem: string): void {
		this.#tell({ version: this.#status.version, problem });
	}
}
