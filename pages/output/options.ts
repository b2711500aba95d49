import { parseArgs } from "node:util";
import { type HostName, hostNames, hostsHelp } from "../hosts/hosts.ts";

/** What the words behind `npm run build --` ask for. */
export interface Options {
	/** A host that gets its own file, or a request to list them. */
	readonly host?: HostName | "help" | undefined;
	/** Whether each text file gets a `.br` and a `.gz` beside it. */
	readonly precompress: boolean;
	/** Whether the build says how long its steps took. */
	readonly timings: boolean;
	/** Whether the build refuses a site with placeholders in it. */
	readonly release: boolean;
	/** What the build says when it is done: a report for a person, one for a program, or nothing. */
	readonly report: "text" | "json" | "none";
	/** Where the site is written. */
	readonly folder: string;
}

/** Words that the build does not know. The message says which it knows. */
class OptionError extends Error {
	override readonly name = "OptionError";
}

function hostFrom(name: string): HostName | "help" {
	const known = [...hostNames, "help" as const].find((host) => host === name);
	if (known === undefined) {
		throw new OptionError(
			`The build knows no host "${name}". Write npm run build -- --host NAME with one of these names, or leave it out:\n${hostsHelp()}`,
		);
	}
	return known;
}

/** @throws OptionError when a word is not known */
export function optionsFrom(words: readonly string[]): Options {
	try {
		const { values } = parseArgs({
			args: [...words],
			options: {
				host: { type: "string", multiple: true },
				precompress: { type: "boolean", default: false },
				timings: { type: "boolean", default: false },
				release: { type: "boolean", default: false },
				quiet: { type: "boolean", default: false },
				json: { type: "boolean", default: false },
				folder: { type: "string", default: "dist" },
			},
		});
		const [name, ...others] = values.host ?? [];
		if (others.length > 0) {
			throw new OptionError(
				"Write --host once: the build writes for one host at a time, because some refuse the files of others.",
			);
		}
		if (values.quiet && values.json) {
			throw new OptionError("Write --quiet or --json, not both: a quiet build reports nothing.");
		}
		return {
			host: name === undefined ? undefined : hostFrom(name),
			precompress: values.precompress,
			timings: values.timings,
			release: values.release,
			report: values.json ? "json" : values.quiet ? "none" : "text",
			folder: values.folder,
		};
	} catch (cause) {
		if (cause instanceof OptionError) throw cause;
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new OptionError(
			`The build cannot be started like this: ${reason.replace(/\.?$/, ".")} Write npm run build -- [--host NAME] [--precompress] [--timings] [--release] [--quiet | --json]; --host help lists the names.`,
			{ cause },
		);
	}
}
