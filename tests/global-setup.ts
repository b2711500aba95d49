import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { launchOptions } from "./browser/chromium.ts";
import { installPrograms } from "./install.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address of the Chromium that all tests share. */
		readonly chromium: string;
	}
}

/** Installs what is missing and starts Chromium, once before all tests. Vitest calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	await installPrograms();
	const server = await chromium.launchServer(launchOptions());
	project.provide("chromium", server.wsEndpoint());
	return () => server.close();
}
