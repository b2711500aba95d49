/** Runs before all other modules of the build, so that their errors are printed as messages, not as stack traces. */
import { recover } from "./output/leftovers.ts";
import { problemText } from "./output/problem-text.ts";

process.on("uncaughtException", (error) => {
	console.error(problemText(error));
	process.exitCode = 1;
});

for (const warning of await recover("dist")) console.warn(warning);
