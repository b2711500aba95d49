import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "playwright";

/** How a command ended, and what it printed. */
export interface Answer {
	readonly succeeded: boolean;
	readonly output: string;
}

/** What the choice of a browser depends on. */
export interface Surroundings {
	/** The value of the environment variable CHROMIUM_PATH. */
	readonly wanted: string | undefined;
	/** Where Playwright keeps its own Chromium, whether or not it is there. */
	readonly playwrightPath: string;
	readonly isRoot: boolean;
	exists(path: string): boolean;
	run(command: string, args: readonly string[], timeLimit: number): Promise<Answer>;
	/** Tells the person at the terminal what takes so long. */
	say(line: string): void;
}

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"] as const;

const playwrightCli = fileURLToPath(new URL("../../node_modules/playwright/cli.js", import.meta.url));
const aptGet = "/usr/bin/apt-get";
const minute = 60_000;

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, else Playwright's own, else the system's, else
 * one that it installs. Rejects with what to install where none can be had; it never answers without a browser.
 */
export async function chromiumPath(surroundings: Surroundings = thisMachine()): Promise<string> {
	const { wanted, playwrightPath, isRoot, exists, run, say } = surroundings;
	if (wanted) {
		if (!exists(wanted)) {
			throw new Error(
				`CHROMIUM_PATH is "${wanted}", and there is no such file. Set it to the path of a Chromium, or unset it.`,
			);
		}
		return wanted;
	}

	const found = await firstThatStarts([playwrightPath, ...systemPaths], surroundings);
	if (found !== undefined) {
		return found;
	}

	say("No Chromium found for the tests: downloading Playwright's.");
	const failures = [
		await failureOf(
			"Playwright's download",
			run(process.execPath, [playwrightCli, "install", "chromium"], 3 * minute),
		),
	];
	const downloaded = await firstThatStarts([playwrightPath], surroundings);
	if (downloaded !== undefined) {
		return downloaded;
	}

	if (isRoot && exists(aptGet)) {
		say("Playwright's Chromium cannot be had here: installing Debian's with apt-get.");
		failures.push(
			await failureOf("apt-get update", run(aptGet, ["update"], 3 * minute)),
			await failureOf(
				"apt-get install",
				run(aptGet, ["install", "-y", "--no-install-recommends", "chromium"], 10 * minute),
			),
		);
		// Debian's package also brings the libraries that a downloaded one may lack.
		const installed = await firstThatStarts([...systemPaths, playwrightPath], surroundings);
		if (installed !== undefined) {
			return installed;
		}
	}

	throw new Error(
		"The tests need a Chromium, and none was found or could be installed: install one with " +
			'"npx playwright install --with-deps chromium" or your package manager, or set CHROMIUM_PATH to the path of one.' +
			failures.join(""),
	);
}

/** Starts the Chromium that `chromiumPath` finds, without a window. Whoever calls it closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
	return chromium.launch({
		executablePath: await chromiumPath(),
		...options,
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--no-first-run",
			...(options.args ?? []),
		],
	});
}

/** Being there is not enough: Ubuntu's `chromium-browser` may be a note about snap, and a download may lack libraries. */
async function firstThatStarts(
	paths: readonly string[],
	{ exists, run }: Surroundings,
): Promise<string | undefined> {
	for (const path of paths) {
		if (exists(path) && (await run(path, ["--version"], minute / 2)).succeeded) {
			return path;
		}
	}
	return undefined;
}

async function failureOf(what: string, answer: Promise<Answer>): Promise<string> {
	const { succeeded, output } = await answer;
	return succeeded ? "" : `\n${what} failed:\n${output.trim().slice(-1000)}`;
}

function thisMachine(): Surroundings {
	return {
		wanted: process.env.CHROMIUM_PATH,
		playwrightPath: chromium.executablePath(),
		isRoot: process.getuid?.() === 0,
		exists: existsSync,
		run: (command, args, timeLimit) =>
			new Promise((resolve) => {
				const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
				execFile(
					command,
					args,
					{ timeout: timeLimit, killSignal: "SIGKILL", env },
					(error, stdout, stderr) => {
						const reason = error?.killed
							? `It took longer than ${timeLimit / 1000} s.`
							: (error?.message ?? "");
						resolve({ succeeded: error === null, output: [stdout, stderr, reason].join("\n") });
					},
				);
			}),
		say: (line) => process.stderr.write(`${line}\n`),
	};
}
