/** Is evaluated before all other sources of the build, whose mistakes would otherwise end it with a stack. */
import { recover } from "./output/leftovers.ts";
import { problemText } from "./output/problem-text.ts";

process.on("uncaughtException", (error) => {
	console.error(problemText(error));
	process.exitCode = 1;
});

for (const warning of await recover("dist")) console.warn(warning);
