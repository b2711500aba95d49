import type { TestProject } from "vitest/node";
import { copySite, environment } from "./build-site.ts";
import { editContent } from "./edit-content.ts";
import { fixtureHint } from "./fixture.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The folder of the project's copy whose `dist/` is tested. */
		readonly project: string;
	}
}

/** What to do when a recipe or an edit does not fit the project any more. */
const editsHint =
	'This is a copy with the recipes of the READMEs and the edits of tests/edit-content.ts. If "npm run build" works, the recipe or edit of the file above is out of date, or its example has a name that is taken.';

/**
 * Builds the site of a project in `vitest.config.ts`. Vitest calls it once before the project's
 * tests, and the function that it returns after them.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const copy = await copySite(project.name === "live" ? "live" : "fixture");
	const isEdited = project.name === "edited";
	if (isEdited) await editContent(copy);
	await copy.build(environment, isEdited ? ["--release"] : []).catch((error: Error) => {
		if (project.name !== "live") error.message += isEdited ? editsHint : fixtureHint;
		throw error;
	});
	project.provide("project", copy.folder);
	return () => copy[Symbol.asyncDispose]();
}
