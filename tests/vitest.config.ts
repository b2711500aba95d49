import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		include: ["tests/**/*.test.{ts,tsx}"],
		globalSetup: "tests/browser/global-setup.ts",
		testTimeout: 30_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 5_000 } },
		// Each worker may run a Chromium of its own; two keep a machine with two cores busy and no more.
		maxWorkers: 2,
	},
});
