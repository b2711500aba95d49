import { basename } from "node:path";
import { expect } from "vitest";

/**
 * Expects a text as in a file beside the test, which a person reviews. Its message says how to keep
 * a new one.
 */
export async function expectSnapshot(text: string, file: string): Promise<void> {
	const test = basename(expect.getState().testPath ?? "");
	const renewal = `npx vitest run --config tests/vitest.config.ts --project code ${test} -u`;
	await expect(
		text,
		`Read the new lines. If they are right, keep them with "${renewal}"`,
	).toMatchFileSnapshot(file);
}
