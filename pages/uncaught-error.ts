/**
 * Stands before all else in the bundle of build.ts: content that cannot even be read, such as a text without its
 * quotes, throws before the build has begun, and Node would answer with its stack.
 */
import { problemText } from "./dev/problem-text.ts";

process.on("uncaughtException", (error) => {
	const [message = "", place = ""] = problemText(error).split("\n");
	console.error(`${message}\n${place ? `${place}\n` : ""}Correct this and build again; dist/ is untouched.`);
	process.exitCode = 1;
});
