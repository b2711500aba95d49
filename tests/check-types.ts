/**
 * Part of `npm run check`: checks the types of the tests and of the frozen content. It checks a copy of the
 * project in which the frozen content replaces the live one, because the tests use the frozen ids.
 */
import { spawnSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { copySite } from "./build-site.ts";

await using copy = await copySite();
await cp("tests", join(copy.folder, "tests"), { recursive: true });
const compiler = ["--no-install", "tsc", "-p", "tests", "--pretty", "false"];
const { status, stdout, stderr } = spawnSync("npx", compiler, { cwd: copy.folder, encoding: "utf8" });
if (status !== 0 && stdout === "") throw new Error(stderr);
// The code itself is checked with the live content, and may have a page that the frozen content does not have.
const inCode = /^(?:build\.ts|assets\/|components\/|pages\/)/;
const errors = stdout.split(/^(?=\S)/m).filter((error) => error !== "" && !inCode.test(error));
if (errors.length > 0) {
	console.error(errors.join("").replace(/^content\/(?=[\w-]+\.ts)/gm, "tests/frozen-content/"));
	console.error("If the schema has a new field, run: cp content/*.ts tests/frozen-content/");
	process.exitCode = 1;
}
