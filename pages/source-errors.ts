import { formatMessages, type Message } from "esbuild";
import { otherMistakes } from "./other-mistakes.ts";
import { syntaxHint } from "./syntax-hint.ts";

/** Explains syntax errors, with a hint for each, and adds the mistakes in the rest of the content. */
export async function explain(errors: readonly Message[]): Promise<string> {
	const hinted = errors.map((error) => ({ ...error, notes: [...error.notes, { text: syntaxHint(error) }] }));
	const unreadable = errors.flatMap(({ id, location }) =>
		id === "duplicate-object-key" ? [] : (location?.file ?? []),
	);
	const messages = await formatMessages(hinted, { kind: "error" });
	return [...messages, ...(await otherMistakes(unreadable))].join("\n").trim();
}
