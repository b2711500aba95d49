/** Runs after `biome check` fails, and prints how many of its errors `npm run fix` can fix. */
import { spawnSync } from "node:child_process";

const { stderr } = spawnSync("biome", ["check", "--max-diagnostics=none", "--colors=off", "."], {
	encoding: "utf8",
	maxBuffer: Number.POSITIVE_INFINITY,
});
const fixable = stderr.match(/^ {2}(?:i Safe fix:|× Formatter would have printed)/gm) ?? [];
if (fixable.length > 0) console.error(`npm run fix corrects ${fixable.length} of these.`);
process.exitCode = 1;
