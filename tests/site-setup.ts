import type { TestProject } from "vitest/node";
import { copySite, environment } from "./build-site.ts";
import { editContent } from "./edit-content.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The folder of the project's copy whose `dist/` is tested. */
		readonly project: string;
	}
}

/** Builds the site of a project in `vitest.config.ts`, once before its tests. Vitest calls the result at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const copy = await copySite(project.name === "live" ? "live" : "frozen");
	const isEdited = project.name === "edited";
	if (isEdited) await editContent(copy);
	await copy.build(environment, isEdited ? ["--release"] : []);
	project.provide("project", copy.folder);
	return () => copy[Symbol.asyncDispose]();
}
