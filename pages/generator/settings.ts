import { parseArgs } from "node:util";
import type { Site } from "../../components/site-context.ts";
import { company } from "../../content/company.ts";
import { readSiteAddress, type SiteAddress, siteAddressForm } from "../../content/schema/site-address.ts";
import { messageOf, Problem } from "./problem.ts";

/** The inputs of the build other than content and code. */
export interface Settings extends Pick<Site, "url" | "base" | "year"> {
	/** When the site is built. */
	readonly date: Date;
}

/**
 * Reads the URL and the base path from the address of a site.
 *
 * @throws Problem for anything but an http or https address with a host and the path of a folder
 */
export function parseSiteAddress(address: string): SiteAddress {
	const read = readSiteAddress(address);
	if (read !== undefined) return read;
	throw new Problem(`The site's address "${address}" cannot be used. Write SITE_URL as ${siteAddressForm}.`);
}

/**
 * Reads the settings from the environment, the clock and, for the default address, the content,
 * which must be checked by then.
 *
 * @throws Problem for an invalid SITE_URL or SOURCE_DATE_EPOCH, and for --release without the `--`
 *   that passes it through npm
 */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
	const { SITE_URL, SOURCE_DATE_EPOCH, npm_config_release } = environment;
	if (npm_config_release) {
		throw new Problem(
			'npm took --release as an option of its own. Write "--" before it: npm run build -- --release.',
		);
	}
	// Ten digits of seconds reach the year 2286. Milliseconds, which JavaScript counts in, have
	// thirteen.
	if (SOURCE_DATE_EPOCH && !/^\d{1,10}$/.test(SOURCE_DATE_EPOCH)) {
		throw new Problem(
			`SOURCE_DATE_EPOCH is "${SOURCE_DATE_EPOCH}", which is not a number of seconds since 1970. Write one of at most ten digits, such as 1767225600, or leave it out.`,
		);
	}
	const date = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
	return { ...parseSiteAddress(SITE_URL || company.siteUrl), date, year: date.getUTCFullYear() };
}

/**
 * Parses the options after `npm run build --`.
 *
 * @throws Problem for an option that does not exist
 */
export function optionsFrom(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			options: {
				/** Whether to write a `.br` and a `.gz` for each text file. */
				precompress: { type: "boolean" },
				/** Whether placeholders are an error. */
				release: { type: "boolean" },
				/** For `npm run dev`: a folder to write to instead of dist/, without a report. */
				dev: { type: "string" },
			},
		}).values;
	} catch (error) {
		throw new Problem(
			`The build cannot start: ${messageOf(error)}\nUsage: npm run build -- [--precompress] [--release]`,
		);
	}
}
