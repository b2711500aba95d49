import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** An error that the user can fix. Its message is printed without a stack trace. */
export class Problem extends Error {}

/**
 * Stops the build if there are lines about the content, such as mistakes.
 *
 * @throws Problem with all of them
 */
export function rejectContent(lines: readonly string[]): void {
	if (lines.length === 0) return;
	throw new Problem([...lines, "Fix these entries. Until then, dist/ stays unchanged."].join("\n"));
}

/** The message of anything that can be thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

/**
 * Formats an error for the terminal. A Problem is only its message. A file system error comes with
 * what to check. A ReferenceError in content/, such as for text without quotes, comes with its
 * line. Any other error has its stack, without the lines of packages and of Node.
 */
export function problemText(error: unknown): string {
	if (!(error instanceof Error) || error instanceof Problem) return messageOf(error);
	if ("syscall" in error) {
		return `${error.message}\nCheck that this path exists, that you have access to it, and that the disk is not full.`;
	}
	// Without the project's folder, whose name may itself be node_modules.
	const root = join(process.cwd(), "/");
	const stack = `${error.stack}`.replaceAll(pathToFileURL(root).href, "").replaceAll(root, "");
	const lines = stack.split("\n").filter((line) => !/\bnode_modules[\\/]|\bnode:/.test(line));
	const [, file, line] = /\bcontent[\\/]([\w-]+\.ts):(\d+)/.exec(lines[1] ?? "") ?? [];
	if (error instanceof ReferenceError && file !== undefined) {
		return `content/${file}, line ${line}: ${error.message}. If it is text, put it in straight quotes: "like this". If it is a name from another file, import it. If it is defined further down, move its definition up.`;
	}
	return lines.join("\n");
}
