/**
 * Part of `npm run check`: checks the types of the tests and of their fixture. It checks a copy of
 * the project in which the fixture replaces the live content, because the tests use its ids.
 */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { copySite } from "./build-site.ts";
import { compile } from "./compile.ts";
import { fixtureHint, namingFixture } from "./fixture.ts";

await using copy = await copySite();
await cp("tests", join(copy.folder, "tests"), { recursive: true });
// The code itself is checked with the live content, and may have a page that the fixture does not
// have.
const inCode = /^(?:build\.ts|assets\/|components\/|pages\/)/;
const errors = compile(copy.folder, "tests")
	.split(/^(?=\S)/m)
	.filter((error) => error !== "" && !inCode.test(error));
if (errors.length > 0) {
	const named = errors.map(namingFixture);
	const isInFixture = (error: string) => error.startsWith("tests/fixture/");
	console.error(named.sort((one, other) => Number(isInFixture(one)) - Number(isInFixture(other))).join(""));
	if (named.some(isInFixture)) console.error(fixtureHint);
	process.exitCode = 1;
}
