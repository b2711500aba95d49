/**
 * Runs before all other modules of a command, so that their errors are printed as messages, not as stack traces. It also
 * restores what a killed build moved aside, and deletes the rest of it.
 */
import { problemText } from "../../assets/make/problem.ts";
import { recover } from "./write-site.ts";

process.on("uncaughtException", (error) => {
	console.error(problemText(error));
	process.exitCode = 1;
});

for (const folder of ["dist", ".hosts"]) await recover(folder);
