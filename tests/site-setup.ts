import type { TestProject } from "vitest/node";
import { copySite } from "./build-site.ts";
import { editContent } from "./edit-content.ts";

/** The environment of the tested build. Its time is in 2026 in UTC, but still in 2025 west of it. */
const environment = { SITE_URL: "https://www.example.com", SOURCE_DATE_EPOCH: "1767226200" };

declare module "vitest" {
	interface ProvidedContext {
		readonly environment: typeof environment;
		/** The folder of the project's copy whose `dist/` is tested. */
		readonly project: string;
	}
}

/** Builds the site of a project in `vitest.config.ts`, once before its tests. Vitest calls the result at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const copy = await copySite(project.name === "live" ? "live" : "frozen");
	const isEdited = project.name === "edited";
	if (isEdited) await editContent(copy);
	const { exitCode, errors } = await copy.build(environment, isEdited ? ["--release"] : []);
	if (exitCode !== 0) throw new Error(`The site cannot be built for the tests:\n${errors}`);
	project.provide("environment", environment);
	project.provide("project", copy.folder);
	return async () => {
		await copy[Symbol.asyncDispose]();
	};
}
