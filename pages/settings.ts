import { parseArgs } from "node:util";
import { company } from "../content/company.ts";
import { textOf } from "../content/model/placeholder.ts";
import { type HostName, hostNames, hostsHelp } from "./hosts/hosts.ts";

/** What decides the build besides the content and the code. */
export interface Settings {
	/** Absolute address of the site, without a slash at its end. */
	readonly url: string;
	/** The path under which the site lives. It starts and ends with "/". */
	readonly base: string;
	/** The year of the copyright line. */
	readonly year: number;
}

/** What the words after `npm run build --` ask for. */
export interface Options {
	/** A host that gets files of its own, or a request to list the hosts. */
	readonly host: HostName | "help" | undefined;
	/** Where the site is written, from the root of the project. */
	readonly folder: string;
	/** Whether each text file gets a `.br` and a `.gz` beside it. */
	readonly precompress: boolean;
	/** Whether placeholders are refused. */
	readonly release: boolean;
	/** Whether the build says nothing but errors. */
	readonly quiet: boolean;
}

/** A setting or an option that the build cannot use. The message says what it can. */
class SettingsError extends Error {
	override readonly name = "SettingsError";
}

/**
 * Splits the address of a site into what pages need.
 *
 * @param address for example "https://www.example.com" or "https://user.example/repository"
 * @throws SettingsError for anything but an http or https address of a host and a plain path
 */
export function siteAt(address: string): Pick<Settings, "url" | "base"> {
	const problem = `The site's address "${address}" cannot be used. `;
	const advice =
		'Write SITE_URL, or siteUrl in content/company.ts, like "https://www.example.com" or "https://user.example/repository".';
	// URL reads "https:host" as a full address, but browsers read it as relative to an https page.
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
		throw new SettingsError(`${problem}It does not begin with "https://" and a host. ${advice}`);
	}
	const { origin, pathname, search, hash, username, password } = new URL(address);
	if (search || hash || username || password) {
		throw new SettingsError(`${problem}It holds more than a host and a path. ${advice}`);
	}
	if (!/^[\w./~-]*$/.test(pathname) || pathname.includes("//")) {
		throw new SettingsError(
			`${problem}Its path may hold letters, digits, ".", "_", "~" and "-" only. ${advice}`,
		);
	}
	const path = pathname.replace(/\/$/, "");
	return { url: origin + path, base: `${path}/` };
}

function yearOf(epoch: string | undefined): number {
	const moment = epoch ? new Date(Number(epoch) * 1000) : new Date();
	if (Number.isNaN(moment.getTime())) {
		throw new SettingsError(
			`SOURCE_DATE_EPOCH is "${epoch}", which is not a moment. Write the seconds since 1970, such as 1767225600, or leave it out.`,
		);
	}
	return moment.getUTCFullYear();
}

/**
 * The settings from the environment: the only place that reads it, or the clock.
 *
 * @throws SettingsError for a SITE_URL or SOURCE_DATE_EPOCH that cannot be used
 */
export function settingsFrom({ SITE_URL, SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Settings {
	return { ...siteAt(SITE_URL || textOf(company.siteUrl)), year: yearOf(SOURCE_DATE_EPOCH) };
}

const usage =
	"npm run build -- [--host NAME] [--precompress] [--release] [--quiet] [--folder PATH]; --host help lists the names";

function parse(words: readonly string[]) {
	try {
		return parseArgs({
			args: [...words],
			options: {
				host: { type: "string", multiple: true, default: [] },
				folder: { type: "string", default: "dist" },
				precompress: { type: "boolean", default: false },
				release: { type: "boolean", default: false },
				quiet: { type: "boolean", default: false },
			},
		}).values;
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.replace(/\.?$/, ".") : "";
		throw new SettingsError(`The build cannot start: ${reason} Write ${usage}.`, { cause });
	}
}

/**
 * The options from the command line.
 *
 * @throws SettingsError for an option or a host that does not exist
 */
export function optionsFrom(words: readonly string[]): Options {
	const { host: hosts, ...options } = parse(words);
	const [name, ...others] = hosts;
	if (others.length > 0) {
		throw new SettingsError(
			"Write --host once: the build writes for one host at a time, because some refuse the files of others.",
		);
	}
	const host = [...hostNames, "help" as const].find((known) => known === name);
	if (name !== undefined && host === undefined) {
		throw new SettingsError(
			`There is no host "${name}". Write --host with one of these names, or leave it out:\n${hostsHelp()}`,
		);
	}
	return { ...options, host };
}
