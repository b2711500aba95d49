import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import type * as Build from "../../build.ts";
import type { Outcome } from "./outcome.ts";
import { problemText } from "./problem-text.ts";

// Errors then tell the place in our sources, not in the bundle.
process.setSourceMapsEnabled(true);

/** Makes the site with one bundle of build.ts. The number keeps Node from answering with the bundle before it. */
async function outcomeOf(bundle: string, number: number): Promise<Outcome> {
	try {
		const build: typeof Build = await import(`${pathToFileURL(bundle).href}?${number}`);
		const settings = build.settingsFrom(process.env);
		const failed = new Map<string, string>();
		const { files, rules } = await build.buildSite(settings).catch((error: unknown) => {
			if (!(error instanceof Error) || error.name !== "RenderError") throw error;
			return build.buildSite(settings, {
				onRenderError: (file, { message }) => failed.set(file, message),
			});
		});
		return { kind: "site", files, base: rules.base, failed };
	} catch (error) {
		return { kind: "failure", message: problemText(error) };
	}
}

parentPort?.on("message", async ({ bundle, number }: { bundle: string; number: number }) => {
	parentPort?.postMessage(await outcomeOf(bundle, number));
});
