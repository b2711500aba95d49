import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bin } from "sirv-cli/package.json";
import { expect, vi } from "vitest";
import { siteRoot } from "../../pages/generator/hosts/rules.ts";
import { writeFiles } from "../../pages/generator/write-site.ts";
import type { Files } from "../build-site.ts";
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
	/** For the server's own files. It has those of `.hosts/`, the site at `dist`, and at `www` the root of the server. */
	readonly folder: string;
	readonly port: number;
	readonly origin: string;
}

/** Copies a file with replacements. */
async function copyConfig(from: string, to: string, replacements: Readonly<Record<string, string>>) {
	let text = await readFile(from, "utf8");
	for (const [before, after] of Object.entries(replacements)) text = text.replaceAll(before, after);
	await writeFile(to, text);
}

/**
 * Writes a server's configuration, and returns the command that starts it in the foreground. The configuration is
 * Debian's own, with the site added as in `pages/generator/hosts/README.md`. Only the port and output folders differ.
 */
const configure: Readonly<Record<ServerName, (place: Place) => Promise<readonly string[]>>> = {
	async nginx({ folder, port }) {
		await copyConfig("/etc/nginx/sites-available/default", join(folder, "default"), {
			"listen 80 default_server;": `listen 127.0.0.1:${port} default_server;`,
			"listen [::]:80 default_server;": "",
			"server_name _;": `server_name _;\n\tinclude ${folder}/nginx/site.conf;`,
		});
		const writable = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
			.map((name) => `${name}_temp_path ${folder}/${name};`)
			.join(" ");
		const config = join(folder, "nginx.conf");
		await copyConfig("/etc/nginx/nginx.conf", config, {
			"/run/nginx.pid": `${folder}/nginx.pid`,
			"/var/log/nginx": folder,
			"/etc/nginx/sites-enabled/*": `${folder}/default`,
			"http {": `http { ${writable}`,
		});
		return [pathOf("nginx"), "-c", config, "-e", "stderr", "-g", "daemon off;"];
	},
	async apache({ folder, port }) {
		const root = join(folder, "www");
		const config = join(folder, "apache2");
		await cp("/etc/apache2", config, { recursive: true, verbatimSymlinks: true });
		await copyConfig("/etc/apache2/ports.conf", join(config, "ports.conf"), {
			"Listen 80": `Listen 127.0.0.1:${port}`,
		});
		const site = "sites-available/000-default.conf";
		await copyConfig(`/etc/apache2/${site}`, join(config, site), {
			"*:80": `*:${port}`,
			"/var/www/html": root,
		});
		await copyConfig("/etc/apache2/apache2.conf", join(config, "apache2.conf"), { "/var/www/": root });
		// a2enmod headers brotli
		for (const name of ["headers.load", "brotli.load"]) {
			await symlink(join("../mods-available", name), join(config, "mods-enabled", name));
		}
		const override = `<Directory ${root}>\n\tAllowOverride FileInfo\n</Directory>\n`;
		await writeFile(join(config, "conf-enabled/site.conf"), override);
		return [pathOf("apache"), "-D", "FOREGROUND", "-d", config, "-f", "apache2.conf"];
	},
	async caddy({ folder, port, origin }) {
		const config = join(folder, "Caddyfile");
		await copyConfig(join(folder, "caddy/Caddyfile"), config, {
			[`${origin} {`]: `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\nhttp://:${port} {`,
		});
		return [pathOf("caddy"), "run", "--config", config, "--adapter", "caddyfile"];
	},
	async sirv({ port }) {
		const command = resolve("node_modules/sirv-cli", bin.sirv);
		return [command, "dist", "--single", "404.html", "--host", "127.0.0.1", "--port", `${port}`];
	},
	async "npm start"() {
		return [process.execPath, "--import", import.meta.resolve("tsx"), resolve("pages/server/start.ts")];
	},
};

/** Writes a site to a new folder, and starts a real server for it with the host files that the build makes. */
export async function startHost(name: ServerName, { address, files, setup }: BuiltSite) {
	const folder = await mkdtemp(join(tmpdir(), `host-${name}-`));
	// The servers' worker processes run as another user.
	await chmod(folder, 0o755);
	const root = join(folder, "www");
	writeFiles(files, join(root, address.pathname));
	await symlink(join(root, address.pathname), join(folder, "dist"));
	for (const [file, text] of setup) writeFiles([[file, String(text).replaceAll(siteRoot, root)]], folder);
	const port = await freePort();
	const [command = "", ...words] = await configure[name]({ folder, port, origin: address.origin });
	const server = startCommand(command, words, folder, {
		PORT: `${port}`,
		// Caddy's
		HOME: folder,
		// Apache's, which Debian's own command sets
		APACHE_RUN_USER: "www-data",
		APACHE_RUN_GROUP: "www-data",
		APACHE_PID_FILE: join(folder, "apache.pid"),
		APACHE_RUN_DIR: folder,
		APACHE_LOCK_DIR: folder,
		APACHE_LOG_DIR: folder,
	});
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
