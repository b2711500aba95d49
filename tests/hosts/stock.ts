import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setupFiles } from "../../pages/hosts/hosts.ts";
import { type HostRules, siteRoot } from "../../pages/hosts/rules.ts";
import { pathOf } from "../install.ts";

/** Servers that come from Debian. */
export const serverNames = ["nginx", "apache", "caddy", "lighttpd"] as const;
export type ServerName = (typeof serverNames)[number];

export interface Place {
	/** A folder for the server's own files. */
	readonly folder: string;
	/** The folder that answers for "/". */
	readonly root: string;
	readonly port: number;
}

export interface Command {
	readonly program: string;
	readonly args: readonly string[];
}

/** A file of Debian's package with replacements, each of which has to match. */
async function stockFile(path: string, replacements: Readonly<Record<string, string>>): Promise<string> {
	let text = await readFile(path, "utf8");
	for (const [before, after] of Object.entries(replacements)) {
		if (!text.includes(before)) {
			throw new Error(`${path} has no "${before}". The tests need the unchanged file from Debian's package.`);
		}
		text = text.replaceAll(before, after);
	}
	return text;
}

/** The build's file for a server, with the real folder. */
function siteFile(path: string, rules: HostRules, { root }: Place): string {
	return String(new Map(setupFiles(rules)).get(path)).replaceAll(siteRoot, root);
}

/**
 * Writes a server's configuration, and returns the command that starts it in the foreground: Debian's own configuration
 * with the site added as in `pages/hosts/README.md`. Only its port and output folders differ.
 */
export const stockServers: Readonly<
	Record<ServerName, (rules: HostRules, place: Place) => Promise<Command>>
> = {
	async nginx(rules, place) {
		const { folder, port } = place;
		await writeFile(join(folder, "site.conf"), siteFile("nginx/site.conf", rules, place));
		await writeFile(
			join(folder, "default"),
			await stockFile("/etc/nginx/sites-available/default", {
				"listen 80 default_server;": `listen 127.0.0.1:${port} default_server;`,
				"listen [::]:80 default_server;": "",
				"server_name _;": `server_name _;\n\tinclude ${folder}/site.conf;`,
			}),
		);
		const writable = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
			.map((name) => `${name}_temp_path ${folder}/${name};`)
			.join(" ");
		const config = join(folder, "nginx.conf");
		await writeFile(
			config,
			await stockFile("/etc/nginx/nginx.conf", {
				"/run/nginx.pid": `${folder}/nginx.pid`,
				"/var/log/nginx": folder,
				"/etc/nginx/sites-enabled/*": `${folder}/default`,
				"http {": `http { ${writable}`,
			}),
		);
		return { program: pathOf("nginx"), args: ["-c", config, "-e", "stderr", "-g", "daemon off;"] };
	},
	async apache(_rules, { folder, root, port }) {
		const config = join(folder, "apache2");
		await cp("/etc/apache2", config, { recursive: true, verbatimSymlinks: true });
		await writeFile(
			join(config, "ports.conf"),
			await stockFile("/etc/apache2/ports.conf", { "Listen 80": `Listen 127.0.0.1:${port}` }),
		);
		await writeFile(
			join(config, "sites-available/000-default.conf"),
			await stockFile("/etc/apache2/sites-available/000-default.conf", {
				"*:80": `*:${port}`,
				"/var/www/html": root,
			}),
		);
		await writeFile(
			join(config, "apache2.conf"),
			await stockFile("/etc/apache2/apache2.conf", { "/var/www/": root }),
		);
		// a2enmod headers brotli
		for (const name of ["headers.load", "brotli.load"]) {
			await symlink(join("../mods-available", name), join(config, "mods-enabled", name));
		}
		await writeFile(
			join(config, "conf-enabled/site.conf"),
			`<Directory ${root}>\n\tAllowOverride FileInfo\n</Directory>\n`,
		);
		const variables = {
			APACHE_RUN_USER: "www-data",
			APACHE_RUN_GROUP: "www-data",
			APACHE_PID_FILE: join(folder, "apache.pid"),
			APACHE_RUN_DIR: folder,
			APACHE_LOCK_DIR: folder,
			APACHE_LOG_DIR: folder,
		};
		const defined = Object.entries(variables).flatMap(([name, value]) => ["-C", `Define ${name} ${value}`]);
		return {
			program: pathOf("apache"),
			args: ["-D", "FOREGROUND", "-d", config, "-f", "apache2.conf", ...defined],
		};
	},
	async caddy(rules, place) {
		const config = join(place.folder, "Caddyfile");
		const text = siteFile("caddy/Caddyfile", rules, place).replace(
			":80 {",
			`http://127.0.0.1:${place.port} {`,
		);
		await writeFile(config, `{\n\tadmin off\n}\n${text}`);
		return { program: pathOf("caddy"), args: ["run", "--config", config, "--adapter", "caddyfile"] };
	},
	async lighttpd(rules, place) {
		const { folder, port } = place;
		await writeFile(join(folder, "site.conf"), siteFile("lighttpd/site.conf", rules, place));
		const config = join(folder, "lighttpd.conf");
		const included = 'include "/etc/lighttpd/conf-enabled/*.conf"';
		await writeFile(
			config,
			await stockFile("/etc/lighttpd/lighttpd.conf", {
				'server.errorlog             = "/var/log/lighttpd/error.log"': "",
				"/run/lighttpd.pid": `${folder}/lighttpd.pid`,
				"= 80": `= ${port}\nserver.bind = "127.0.0.1"`,
				'include_shell "/usr/share/lighttpd/use-ipv6.pl " + server.port': "",
				[included]: `${included}\ninclude "${folder}/site.conf"`,
			}),
		);
		return { program: pathOf("lighttpd"), args: ["-D", "-f", config] };
	},
};
