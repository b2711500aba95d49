import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { copySite } from "./build-site.ts";
import { editContent } from "./edit-content.ts";

/** The environment of the tested build. Its year is 2026. */
const environment = { SITE_URL: "https://www.example.com", SOURCE_DATE_EPOCH: "1790000000" };

declare module "vitest" {
	interface ProvidedContext {
		readonly environment: typeof environment;
		/** The folder of the built site. */
		readonly site: string;
	}
}

/** Builds the site of a project of `vitest.config.ts`, once before its tests. Vitest calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const copy = await copySite(project.name === "live" ? "live" : "frozen");
	if (project.name === "edited") await editContent(copy.folder);
	await copy.build(environment);
	project.provide("environment", environment);
	project.provide("site", join(copy.folder, "dist"));
	return async () => {
		await copy[Symbol.asyncDispose]();
	};
}
