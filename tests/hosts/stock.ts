import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setupFiles } from "../../pages/hosts/hosts.ts";
import { type HostRules, siteRoot } from "../../pages/hosts/rules.ts";

/** Servers that come from Debian. */
export const serverNames = ["nginx", "apache", "caddy", "lighttpd"] as const;
export type ServerName = (typeof serverNames)[number];

interface Place {
	/** A folder for the server's own files. */
	readonly folder: string;
	/** The folder that answers for "/". */
	readonly root: string;
	readonly port: number;
}

interface Command {
	readonly args: readonly string[];
	readonly environment?: Readonly<Record<string, string>>;
}

/** Copies a file of Debian's package with replacements, each of which has to match. */
async function copyStock(
	from: string,
	to: string,
	replacements: Readonly<Record<string, string>>,
): Promise<void> {
	let text = await readFile(from, "utf8");
	for (const [before, after] of Object.entries(replacements)) {
		if (!text.includes(before)) {
			throw new Error(`${from} has no "${before}". The tests need the unchanged file from Debian's package.`);
		}
		text = text.replaceAll(before, after);
	}
	await writeFile(to, text);
}

/** The build's file for a server, with the real folder. */
function siteFile(path: string, rules: HostRules, root: string): string {
	return String(new Map(setupFiles(rules)).get(path)).replaceAll(siteRoot, root);
}

/**
 * Writes a server's configuration, and returns how to start it in the foreground: Debian's own configuration with the
 * site added as in `pages/hosts/README.md`. Only its port and output folders differ.
 */
export const stockServers: Readonly<
	Record<ServerName, (rules: HostRules, place: Place) => Promise<Command>>
> = {
	async nginx(rules, { folder, root, port }) {
		await writeFile(join(folder, "site.conf"), siteFile("nginx/site.conf", rules, root));
		await copyStock("/etc/nginx/sites-available/default", join(folder, "default"), {
			"listen 80 default_server;": `listen 127.0.0.1:${port} default_server;`,
			"listen [::]:80 default_server;": "",
			"server_name _;": `server_name _;\n\tinclude ${folder}/site.conf;`,
		});
		const writable = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
			.map((name) => `${name}_temp_path ${folder}/${name};`)
			.join(" ");
		const config = join(folder, "nginx.conf");
		await copyStock("/etc/nginx/nginx.conf", config, {
			"/run/nginx.pid": `${folder}/nginx.pid`,
			"/var/log/nginx": folder,
			"/etc/nginx/sites-enabled/*": `${folder}/default`,
			"http {": `http { ${writable}`,
		});
		return { args: ["-c", config, "-e", "stderr", "-g", "daemon off;"] };
	},
	async apache(_rules, { folder, root, port }) {
		const config = join(folder, "apache2");
		await cp("/etc/apache2", config, { recursive: true, verbatimSymlinks: true });
		await copyStock("/etc/apache2/ports.conf", join(config, "ports.conf"), {
			"Listen 80": `Listen 127.0.0.1:${port}`,
		});
		const site = "sites-available/000-default.conf";
		await copyStock(`/etc/apache2/${site}`, join(config, site), {
			"*:80": `*:${port}`,
			"/var/www/html": root,
		});
		await copyStock("/etc/apache2/apache2.conf", join(config, "apache2.conf"), { "/var/www/": root });
		// a2enmod headers brotli
		for (const name of ["headers.load", "brotli.load"]) {
			await symlink(join("../mods-available", name), join(config, "mods-enabled", name));
		}
		const override = `<Directory ${root}>\n\tAllowOverride FileInfo\n</Directory>\n`;
		await writeFile(join(config, "conf-enabled/site.conf"), override);
		const environment = {
			APACHE_RUN_USER: "www-data",
			APACHE_RUN_GROUP: "www-data",
			APACHE_PID_FILE: join(folder, "apache.pid"),
			APACHE_RUN_DIR: folder,
			APACHE_LOCK_DIR: folder,
			APACHE_LOG_DIR: folder,
		};
		return { args: ["-D", "FOREGROUND", "-d", config, "-f", "apache2.conf"], environment };
	},
	async caddy(rules, { folder, root, port }) {
		const config = join(folder, "Caddyfile");
		const text = siteFile("caddy/Caddyfile", rules, root).replace(":80 {", `http://:${port} {`);
		await writeFile(config, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${text}`);
		return { args: ["run", "--config", config, "--adapter", "caddyfile"] };
	},
	async lighttpd(rules, { folder, root, port }) {
		await writeFile(join(folder, "site.conf"), siteFile("lighttpd/site.conf", rules, root));
		const config = join(folder, "lighttpd.conf");
		const included = 'include "/etc/lighttpd/conf-enabled/*.conf"';
		await copyStock("/etc/lighttpd/lighttpd.conf", config, {
			'server.errorlog             = "/var/log/lighttpd/error.log"': "",
			"/run/lighttpd.pid": `${folder}/lighttpd.pid`,
			"= 80": `= ${port}\nserver.bind = "127.0.0.1"`,
			'include_shell "/usr/share/lighttpd/use-ipv6.pl " + server.port': "",
			[included]: `${included}\ninclude "${folder}/site.conf"`,
		});
		return { args: ["-D", "-f", config] };
	},
};
