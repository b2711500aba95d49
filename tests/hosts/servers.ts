import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startSite } from "../../pages/dev/start.ts";
import type { HostRules } from "../../pages/hosts/rules.ts";
import type { SiteFiles } from "../../pages/output/files.ts";
import { compressedSiblings } from "../../pages/output/precompress.ts";
import { freePort } from "../free-port.ts";
import { ask } from "./ask.ts";
import { type Command, type Place, type ServerName, stockServers } from "./stock.ts";

export type HostName = ServerName | "npm start";

export interface BuiltSite {
	readonly files: SiteFiles;
	readonly rules: HostRules;
}

export interface RunningHost {
	readonly port: number;
	close(): Promise<void>;
}

async function untilItAnswers(port: number, server: ChildProcess, said: () => string): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		if (server.exitCode !== null) {
			break;
		}
		try {
			await ask(port, "/");
			return;
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
	throw new Error(`The server "${server.spawnfile}" does not answer on port ${port}. It printed: ${said()}`);
}

async function startCommand(
	{ program, args }: Command,
	{ port, folder }: Place,
): Promise<() => Promise<void>> {
	const server = spawn(program, args, {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
	});
	let output = "";
	server.stdout.on("data", (text) => {
		output += text;
	});
	server.stderr.on("data", (text) => {
		output += text;
	});
	const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
	await untilItAnswers(port, server, () => output);
	return async () => {
		server.kill("SIGTERM");
		await ended;
	};
}

type Siblings = ReturnType<typeof compressedSiblings>;
/** Compressed once for all servers, because that takes longest. */
const packed = new Map<SiteFiles, Siblings>();

function siblingsOf(files: SiteFiles): Siblings {
	const siblings = packed.get(files) ?? compressedSiblings(files);
	packed.set(files, siblings);
	return siblings;
}

/** Writes the site, precompressed, to a new folder, and starts a real server on it with the files that the build made. */
export async function startHost(name: HostName, site: BuiltSite): Promise<RunningHost> {
	const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
	// The servers' workers run as another user.
	await chmod(folder, 0o755);
	const place = { folder, root: join(folder, "www"), port: await freePort() };
	const dist = join(place.root, site.rules.base);
	for (const [file, contents] of [...site.files, ...siblingsOf(site.files)]) {
		await mkdir(dirname(join(dist, file)), { recursive: true });
		await writeFile(join(dist, file), contents);
	}
	const stop = await startServer(name, site, place);
	return {
		port: place.port,
		close: async () => {
			await stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function startServer(name: HostName, site: BuiltSite, place: Place): Promise<() => Promise<void>> {
	switch (name) {
		case "npm start": {
			const { server } = await startSite(join(place.root, site.rules.base), String(place.port));
			return async () => {
				server.close();
				server.closeAllConnections();
			};
		}
		default:
			return startCommand(await stockServers[name](site.rules, place), place);
	}
}
