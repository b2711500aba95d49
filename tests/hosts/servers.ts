import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { startSite } from "../../pages/dev/start.ts";
import type { HostRules } from "../../pages/hosts/rules.ts";
import type { SiteFiles } from "../../pages/output/files.ts";
import { publish } from "../../pages/output/publish.ts";
import { freePort } from "../free-port.ts";
import { pathOf } from "../install.ts";
import { ask, startCommand } from "../pages/dev/running.ts";
import { type ServerName, stockServers } from "./stock.ts";

/** Writes a site to a new folder, and starts a real server on it, with the files for hosts that the build makes. */
export async function startHost(name: ServerName | "npm start", files: SiteFiles, rules: HostRules) {
	const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
	// The servers' workers run as another user.
	await chmod(folder, 0o755);
	const root = join(folder, "www");
	const dist = join(root, rules.base);
	await publish(files, dist);
	const port = await freePort();
	if (name === "npm start") {
		const { server } = await startSite(dist, String(port));
		return {
			port,
			async close() {
				server.close().closeAllConnections();
				await rm(folder, { recursive: true, force: true });
			},
		};
	}
	const { args, environment } = await stockServers[name](rules, { folder, root, port });
	const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const server = startCommand(pathOf(name), args, folder, { ...homes, ...environment });
	await vi.waitFor(
		() => expect(ask(port, "/"), `${name} printed: ${server.printed()}`).resolves.toBeTruthy(),
		10_000,
	);
	return {
		port,
		async close() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

export type RunningHost = Awaited<ReturnType<typeof startHost>>;
