import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { chromiumServer } from "./browser/chromium.ts";
import { copySite } from "./build-site.ts";
import { installPrograms } from "./install.ts";

/** The environment of the build that is tested. Its year is 2026. */
const environment = { SITE_URL: "https://www.example.com", SOURCE_DATE_EPOCH: "1790000000" };

declare module "vitest" {
	interface ProvidedContext {
		readonly environment: typeof environment;
		/** The folder of the built site. */
		readonly site: string;
		/** The address of the Chromium that all tests share. */
		readonly chromium: string;
	}
}

/** Installs what is missing, builds the site and starts Chromium, once before all tests. Vitest calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	await installPrograms();
	const copy = await copySite();
	await copy.build(environment);
	const chromium = await chromiumServer();
	project.provide("environment", environment);
	project.provide("site", join(copy.folder, "dist"));
	project.provide("chromium", chromium.wsEndpoint());
	return async () => {
		await chromium.close();
		await copy[Symbol.asyncDispose]();
	};
}
