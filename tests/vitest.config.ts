import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { loadFrozenContent } from "./frozen-content.ts";

const common = {
	globalSetup: "tests/site-setup.ts",
	// Firefox is driven over a WebSocket, which Node 20 has behind this flag.
	execArgv: ["--experimental-websocket"],
	// Each test closes what it opens, so files can share a process: loading the sources once saves a quarter of a second.
	isolate: false,
	testTimeout: 30_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 5_000 } },
};

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		globalSetup: "tests/install.ts",
		// Two workers and their browser keep a machine with two cores busy.
		maxWorkers: 2,
		projects: [
			// Tests of the code, with frozen content.
			{
				plugins: [loadFrozenContent()],
				test: {
					...common,
					name: "code",
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: ["tests/{live,edited}/**"],
				},
			},
			// Requirements of visitors and the law, with the live content.
			{ test: { ...common, name: "live", include: ["tests/live/*.test.ts"] } },
			// The same, with frozen content after typical edits, which must not prevent publication.
			{
				test: {
					...common,
					name: "edited",
					include: ["tests/edited/*.test.ts", "tests/live/{html,pages}.test.ts"],
				},
			},
		],
	},
});
