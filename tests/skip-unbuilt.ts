import { it, TestRunner } from "vitest";

/** Says that a test needs a site that could not be built. `built.test.ts` reports why. */
export class UnbuiltSite extends Error {
	override readonly name = "UnbuiltSite";
}

/** Skips the files whose tests need a site that could not be built. The others run. */
export default class SkipUnbuilt extends TestRunner {
	override async importFile(...[file, source]: Parameters<TestRunner["importFile"]>): Promise<unknown> {
		try {
			return await super.importFile(file, source);
		} catch (error) {
			if (!(error instanceof Error && error.name === "UnbuiltSite")) throw error;
			return it.skip("needs the site, which could not be built");
		}
	}
}
