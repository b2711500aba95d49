/**
 * Part of `npm run check`: checks the types of the tests and of their fixture. It checks a copy of
 * the project in which the fixture replaces the live content, because the tests use its ids.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { copySite } from "./build-site.ts";
import { fixture, fixtureHint } from "./fixture.ts";

await using copy = await copySite();
await cp("tests", join(copy.folder, "tests"), { recursive: true });
const compiler = ["--no-install", "tsc", "-p", "tests", "--pretty", "false"];
const { status, stdout, stderr } = spawnSync("npx", compiler, { cwd: copy.folder, encoding: "utf8" });
if (status !== 0 && stdout === "") throw new Error(stderr);
// The code itself is checked with the live content, and may have a page that the fixture does not
// have.
const inCode = /^(?:build\.ts|assets\/|components\/|pages\/)/;
const errors = stdout.split(/^(?=\S)/m).filter((error) => error !== "" && !inCode.test(error));
if (errors.length > 0) {
	const isInFixture = (error: string) =>
		existsSync(join(fixture, /^content\/([\w-]+\.ts)/.exec(error)?.[1] ?? "none"));
	const inFixture = errors.filter(isInFixture).map((error) => error.replace("content/", "tests/fixture/"));
	console.error([...errors.filter((error) => !isInFixture(error)), ...inFixture].join(""));
	if (inFixture.length > 0) console.error(fixtureHint);
	process.exitCode = 1;
}
