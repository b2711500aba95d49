import { describe, expect, it } from "vitest";
import { type Answer, chromiumPath, type Surroundings } from "./chromium.ts";

const playwrightPath = "/cache/playwright/chrome";
const missing: Answer = { succeeded: false, output: "no network" };

interface Machine {
	readonly wanted?: string;
	readonly isRoot?: boolean;
	/** The files that are there at the start. */
	readonly files?: readonly string[];
	/** Files that are there and do not start. */
	readonly broken?: readonly string[];
	/** The file that a command brings, by the command's words; a command without one fails. */
	readonly brings?: Readonly<Record<string, string>>;
}

/** A machine that exists only here. Its log holds the commands that would install something, and what was said. */
function imagine({ wanted, isRoot = false, files = [], broken = [], brings = {} }: Machine) {
	const present = new Set([...files, ...broken]);
	const log: string[] = [];
	const surroundings: Surroundings = {
		wanted,
		playwrightPath,
		isRoot,
		exists: (path) => present.has(path),
		run: async (command, args) => {
			if (args[0] === "--version") {
				return { succeeded: !broken.includes(command), output: "" };
			}
			const words = [command, ...args].join(" ");
			log.push(words);
			const brought = Object.entries(brings).find(([part]) => words.includes(part))?.[1];
			if (brought === undefined) {
				return missing;
			}
			present.add(brought);
			return { succeeded: true, output: "" };
		},
		say: (line) => log.push(`say: ${line}`),
	};
	return { surroundings, log };
}

describe("the Chromium for the tests", () => {
	it("is the one that CHROMIUM_PATH names", async () => {
		const { surroundings } = imagine({ wanted: "/my/chrome", files: ["/my/chrome", playwrightPath] });
		expect(await chromiumPath(surroundings)).toBe("/my/chrome");
	});

	it("is not another one when CHROMIUM_PATH names a file that is missing", async () => {
		const { surroundings } = imagine({ wanted: "/my/chrome", files: [playwrightPath] });
		await expect(chromiumPath(surroundings)).rejects.toThrow(
			'CHROMIUM_PATH is "/my/chrome", and there is no such file. Set it to the path of a Chromium, or unset it.',
		);
	});

	it("is Playwright's own before the system's", async () => {
		const { surroundings } = imagine({ files: ["/usr/bin/chromium", playwrightPath] });
		expect(await chromiumPath(surroundings)).toBe(playwrightPath);
	});

	it.each(["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"])(
		"is the system's %s, and then nothing is installed",
		async (path) => {
			const { surroundings, log } = imagine({ isRoot: true, files: [path, "/usr/bin/apt-get"] });
			expect(await chromiumPath(surroundings)).toBe(path);
			expect(log).toEqual([]);
		},
	);

	it("is not one that does not start", async () => {
		const { surroundings } = imagine({
			broken: [playwrightPath, "/usr/bin/chromium-browser"],
			files: ["/usr/bin/google-chrome"],
		});
		expect(await chromiumPath(surroundings)).toBe("/usr/bin/google-chrome");
	});

	it("is downloaded by Playwright when there is none, and that is said first", async () => {
		const { surroundings, log } = imagine({ brings: { "cli.js install chromium": playwrightPath } });
		expect(await chromiumPath(surroundings)).toBe(playwrightPath);
		expect(log).toEqual([
			"say: No Chromium found for the tests: downloading Playwright's.",
			expect.stringMatching(/playwright\/cli\.js install chromium$/),
		]);
	});

	it("is Debian's when the download fails and root may install it, and that is said too", async () => {
		const { surroundings, log } = imagine({
			isRoot: true,
			files: ["/usr/bin/apt-get"],
			brings: { "apt-get install": "/usr/bin/chromium" },
		});
		expect(await chromiumPath(surroundings)).toBe("/usr/bin/chromium");
		expect(log.slice(2)).toEqual([
			"say: Playwright's Chromium cannot be had here: installing Debian's with apt-get.",
			"/usr/bin/apt-get update",
			"/usr/bin/apt-get install -y --no-install-recommends chromium",
		]);
	});

	it.each([
		["without root", { files: ["/usr/bin/apt-get"] }],
		["without apt-get", { isRoot: true }],
	])("is not looked for with apt-get %s", async (_, machine) => {
		const { surroundings, log } = imagine(machine);
		await expect(chromiumPath(surroundings)).rejects.toThrow();
		expect(log.join("\n")).not.toContain("apt-get");
	});

	it("is asked of the person when it cannot be had, with what failed", async () => {
		const { surroundings } = imagine({ isRoot: true, files: ["/usr/bin/apt-get"] });
		await expect(chromiumPath(surroundings)).rejects.toThrow(
			"The tests need a Chromium, and none was found or could be installed: install one with " +
				'"npx playwright install --with-deps chromium" or your package manager, or set CHROMIUM_PATH to the path of one.\n' +
				"Playwright's download failed:\nno network\n" +
				"apt-get update failed:\nno network\n" +
				"apt-get install failed:\nno network",
		);
	});
});
