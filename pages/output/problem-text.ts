import { Problem } from "../../assets/make/problem.ts";
import { messageOf } from "./system-error.ts";

/** A stack frame in the project's own sources: `    at Name (file:///…/components/Name.tsx:3:9)`. */
const ownFrame =
	/^\s+at (?!.*node_modules\/)(?:(?:async )?([\w$.]+) \()?.*?\b((?:assets|components|content|pages)\/[^\s:)]+:\d+|build\.ts:\d+)/;

/**
 * The text of an error for a person: its message, which names the file in an error of the file system, and for an
 * unexpected error its stack frames in the project.
 */
export function problemText(error: unknown): string {
	if (!(error instanceof Error) || error instanceof Problem) return messageOf(error);
	if ("syscall" in error) {
		return `${error.message}\nCheck that the disk has room, that you may use this path, and that no folder has the name of a file.`;
	}
	const places = (error.stack ?? "").split("\n").flatMap((line) => {
		const [, name, place] = ownFrame.exec(line) ?? [];
		return place === undefined ? [] : [`    at ${name ? `${name} (${place})` : place}`];
	});
	const isBareText = error instanceof ReferenceError && places[0]?.includes("content/");
	const hint = isBareText ? ['Is it a text? Texts need straight quotes: "like this".'] : [];
	return [`${error.name}: ${error.message}`, ...places, ...hint].join("\n");
}
