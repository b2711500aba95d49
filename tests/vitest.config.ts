import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		include: ["tests/**/*.test.{ts,tsx}"],
		globalSetup: "tests/global-setup.ts",
		// Firefox is driven over a WebSocket, which Node 20 has behind this flag.
		execArgv: ["--experimental-websocket"],
		testTimeout: 30_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 5_000 } },
		// Two workers and their browser keep a machine with two cores busy.
		maxWorkers: 2,
	},
});
