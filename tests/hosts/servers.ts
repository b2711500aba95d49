import { type ChildProcess, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteCopy } from "../build-site.ts";
import { freePort } from "../free-port.ts";
import { pathOf } from "../install.ts";
import { ask } from "./ask.ts";

/** Servers that come from Debian. */
export const serverNames = ["nginx", "apache", "caddy", "lighttpd"] as const;
type ServerName = (typeof serverNames)[number];

export type HostName = ServerName | "npm start";

export interface Site {
	/** A copy of the project with the built site. */
	readonly copy: SiteCopy;
	/** The address for which it was built. */
	readonly address: string;
}

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
	/** The folder to run it in. */
	readonly folder?: string;
	readonly environment?: Readonly<Record<string, string>>;
}

/** The file that the build made for one's own server, with the real folder in it. */
async function snippet(
	name: "nginx" | "caddy" | "lighttpd",
	{ copy }: Site,
	{ root }: Place,
): Promise<string> {
	const folder = join(copy.folder, ".hosts", name);
	const [file = ""] = await readdir(folder);
	return (await readFile(join(folder, file), "utf8")).replaceAll("/srv/site", root);
}

/** Writes the server's configuration, and returns the command that starts it in the foreground. */
const commands: Readonly<Record<HostName, (site: Site, place: Place) => Promise<Command>>> = {
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
${await snippet("nginx", site, place)}
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
		const text = (await snippet("caddy", site, place)).replace(
			"example.com {",
			`http://127.0.0.1:${place.port} {`,
		);
		await writeFile(config, `{\n\tadmin off\n}\n${text}`);
		return { program: pathOf("caddy"), args: ["run", "--config", config, "--adapter", "caddyfile"] };
	},
	async lighttpd(site, place) {
		const config = join(place.folder, "lighttpd.conf");
		await writeFile(
			config,
			`server.bind = "127.0.0.1"\nserver.port = ${place.port}\n${await snippet("lighttpd", site, place)}`,
		);
		return { program: pathOf("lighttpd"), args: ["-D", "-f", config] };
	},
	async "npm start"({ copy, address }, { port }) {
		const environment = { SITE_URL: address, PORT: `${port}` };
		return { program: "npm", args: ["start"], folder: copy.folder, environment };
	},
};

async function untilItAnswers(port: number, server: ChildProcess, said: () => string): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt++) {
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
	{ program, args, folder, environment }: Command,
	place: Place,
): Promise<() => Promise<void>> {
	const own = { HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder };
	const server = spawn(program, args, {
		stdio: ["ignore", "pipe", "pipe"],
		cwd: folder,
		env: { ...process.env, ...own, ...environment },
		// npm starts the server in a process of its own, so the whole group is ended.
		detached: true,
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr]) {
		stream.on("data", (text) => {
			output += text;
		});
	}
	const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
	await untilItAnswers(place.port, server, () => output);
	return async () => {
		if (server.pid !== undefined) process.kill(-server.pid);
		await ended;
	};
}

/** Copies the site to a new folder, and starts a real server on it with the files that the build made. */
export async function startHost(name: HostName, site: Site): Promise<RunningHost> {
	const folder = await mkdtemp(join(tmpdir(), "host-"));
	// The servers' workers run as another user.
	await chmod(folder, 0o755);
	const place = { folder, root: join(folder, "www"), port: await freePort() };
	const dist = join(place.root, new URL(site.address).pathname);
	await cp(join(site.copy.folder, "dist"), dist, { recursive: true });
	const stop = await startCommand(await commands[name](site, place), place);
	return {
		port: place.port,
		close: async () => {
			await stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
