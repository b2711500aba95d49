import { chmod, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bin } from "sirv-cli/package.json";
import { expect, vi } from "vitest";
import { siteRoot } from "../../pages/generator/hosts/rules.ts";
import { writeFiles } from "../../pages/generator/write-site.ts";
import { type Files, siteFiles } from "../build-site.ts";
import { pathOf } from "../install.ts";
import { ask, freePort, startCommand } from "../pages/server/running.ts";

type ServerName = "nginx" | "apache" | "caddy" | "sirv" | "npm start";

/** What a build writes: the files of `dist/` and those of `.hosts/`. */
export interface BuiltSite {
	readonly address: URL;
	readonly files: Files;
	readonly setup: Files;
}

interface Place {
	/** It has the files of `.hosts/`, the site at `dist`, and at `www` the root of the server. */
	readonly folder: string;
	readonly port: number;
	readonly origin: string;
}

/**
 * Writes a server's configuration, and returns the command that starts it in the foreground. The
 * configuration is a short version of that of Debian's package, with the site added as in
 * `pages/generator/hosts/README.md`.
 */
const configure: Readonly<Record<ServerName, (place: Place) => Promise<readonly string[]>>> = {
	async nginx({ folder, port }) {
		const config = `
			error_log stderr;
			pid ${folder}/nginx.pid;
			events {}
			http {
				include /etc/nginx/mime.types;
				default_type application/octet-stream;
				access_log off;
				gzip on;
				${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
				server {
					listen 127.0.0.1:${port};
					root /var/www/html;
					index index.html;
					location / { try_files $uri $uri/ =404; }
					include ${folder}/nginx/site.conf;
				}
			}`;
		await writeFile(join(folder, "nginx.conf"), config);
		return [pathOf("nginx"), "-c", join(folder, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"];
	},
	async apache({ folder, port }) {
		const config = `
			ServerRoot /etc/apache2
			ServerName localhost
			Listen 127.0.0.1:${port}
			User www-data
			Group www-data
			DefaultRuntimeDir ${folder}
			PidFile ${folder}/apache.pid
			ErrorLog ${folder}/error.log
			Include mods-enabled/*.load
			Include mods-available/headers.load
			Include mods-available/brotli.load
			Include mods-enabled/*.conf
			DocumentRoot ${folder}/www
			<Directory ${folder}/www>
				Options Indexes FollowSymLinks
				AllowOverride FileInfo
				Require all granted
			</Directory>`;
		await writeFile(join(folder, "apache.conf"), config);
		return [pathOf("apache"), "-D", "FOREGROUND", "-f", join(folder, "apache.conf")];
	},
	async caddy({ folder, port, origin }) {
		const file = join(folder, "caddy/Caddyfile");
		const options = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nhttp://:${port} {`;
		await writeFile(file, (await readFile(file, "utf8")).replace(`${origin} {`, options));
		return [pathOf("caddy"), "run", "--config", file];
	},
	async sirv() {
		return [resolve("node_modules/sirv-cli", bin.sirv), "dist", "--single", "404.html"];
	},
	async "npm start"() {
		return [process.execPath, "--import", import.meta.resolve("tsx"), resolve("pages/server/start.ts")];
	},
};

/**
 * Writes a site to a new folder, and starts a real server for it with the host files that the build
 * makes.
 */
export async function startHost(name: ServerName, { address, files, setup }: BuiltSite) {
	const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
	// The servers' worker processes run as another user.
	await chmod(folder, 0o755);
	const root = join(folder, "www");
	writeFiles(siteFiles(files), join(root, address.pathname));
	await symlink(join(root, address.pathname), join(folder, "dist"));
	for (const [path, text] of setup) {
		writeFiles([{ path, contents: String(text).replaceAll(siteRoot, root) }], folder);
	}
	const port = await freePort();
	const [command = "", ...words] = await configure[name]({ folder, port, origin: address.origin });
	const server = startCommand(command, words, folder, { PORT: `${port}`, HOME: folder });
	await vi.waitFor(
		() => expect(ask(port, "/"), `${name} printed: ${server.printed()}`).resolves.toBeTruthy(),
		60_000,
	);
	return {
		port,
		/** The address of the site. */
		origin: `http://localhost:${port}${address.pathname}`,
		async close() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
