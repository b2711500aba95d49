/**
 * Prints the errors of a command as messages. It is the first import, so it imports nothing that
 * may fail.
 */
import { problemText } from "./problem.ts";

// `once`, because an error while printing, such as to a closed terminal, would be printed again and
// again.
process.once("uncaughtException", (error) => {
	console.error(problemText(error));
	process.exitCode = 1;
});
