import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BuiltSite } from "../../build.ts";
import { startSite } from "../../pages/dev/start.ts";
import { filesFor } from "../../pages/hosts/hosts.ts";
import { siteRoot } from "../../pages/hosts/site-root.ts";
import { withSiblings } from "../../pages/output/precompress.ts";
import { freePort } from "../free-port.ts";
import { pathOf } from "../install.ts";
import { ask } from "./ask.ts";

/** Servers that come from Debian. */
export const serverNames = ["nginx", "apache", "caddy", "lighttpd"] as const;
type ServerName = (typeof serverNames)[number];

export type HostName = ServerName | "sirv" | "serve";

export interface RunningHost {
	readonly port: number;
	close(): Promise<void>;
}

interface Place {
	/** The folder of the server's own files. */
	readonly folder: string;
	/** The folder that answers for "/". */
	readonly root: string;
	readonly port: number;
}

interface Command {
	readonly program: string;
	readonly args: readonly string[];
}

/** The file that the build made for one's own server, with the real folder in it. */
function snippet(name: "nginx" | "caddy" | "lighttpd", { rules }: BuiltSite, { root }: Place): string {
	return [...filesFor(name, rules).beside.values()].join("").replaceAll(siteRoot, root);
}

/** Writes the server's configuration, and returns the command that starts it in the foreground. */
const commands: Readonly<Record<ServerName, (site: BuiltSite, place: Place) => Promise<Command>>> = {
	async nginx(site, place) {
		const { folder, port } = place;
		const config = join(folder, "nginx.conf");
		await writeFile(
			config,
			`daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port};
${snippet("nginx", site, place)}
  }
}
`,
		);
		return { program: pathOf("nginx"), args: ["-p", folder, "-c", config] };
	},
	async apache(_site, { folder, root, port }) {
		const config = join(folder, "apache.conf");
		const modules = "mpm_event authz_core mime dir autoindex alias headers filter deflate brotli".split(" ");
		await writeFile(
			config,
			`ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /dev/null
AddType text/html .html
AddType image/svg+xml .svg
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride FileInfo
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
`,
		);
		return { program: pathOf("apache"), args: ["-D", "FOREGROUND", "-f", config] };
	},
	async caddy(site, place) {
		const config = join(place.folder, "Caddyfile");
		const text = snippet("caddy", site, place).replace("example.com {", `http://127.0.0.1:${place.port} {`);
		await writeFile(config, `{\n\tadmin off\n}\n${text}`);
		return { program: pathOf("caddy"), args: ["run", "--config", config, "--adapter", "caddyfile"] };
	},
	async lighttpd(site, place) {
		const config = join(place.folder, "lighttpd.conf");
		await writeFile(
			config,
			`server.bind = "127.0.0.1"\nserver.port = ${place.port}\n${snippet("lighttpd", site, place)}`,
		);
		return { program: pathOf("lighttpd"), args: ["-D", "-f", config] };
	},
};

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
	throw new Error(`The server "${server.spawnfile}" does not answer on port ${port}. It said: ${said()}`);
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

/** Writes the site, precompressed, to a new folder, and starts a real server on it with the files that the build made. */
export async function startHost(name: HostName, site: BuiltSite): Promise<RunningHost> {
	const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
	// The servers' workers run as another user.
	await chmod(folder, 0o755);
	const place = { folder, root: join(folder, "www"), port: await freePort() };
	const dist = join(place.root, site.rules.base);
	for await (const [file, contents] of withSiblings(site.files)) {
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
		case "sirv": {
			const { server } = await startSite(join(place.root, site.rules.base), String(place.port));
			return async () => {
				server.close();
				server.closeAllConnections();
			};
		}
		case "serve": {
			const args = [
				"node_modules/serve/build/main.js",
				place.root,
				"-n",
				"-L",
				"-l",
				`tcp://127.0.0.1:${place.port}`,
			];
			return startCommand({ program: process.execPath, args }, place);
		}
		default:
			return startCommand(await commands[name](site, place), place);
	}
}
