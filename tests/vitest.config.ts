import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { loadFixture } from "./fixture.ts";

const common = {
	runner: "tests/skip-unbuilt.ts",
	// The tests drive Firefox over a WebSocket, which is behind this flag in Node 20.
	execArgv: ["--experimental-websocket"],
	// Tests close what they open, so files can share a process. Each file loads a quarter of a second
	// faster.
	isolate: false,
	// Only a hanging test reaches these limits, even on a busy computer. A failed poll ends sooner,
	// and says what it saw.
	testTimeout: 300_000,
	hookTimeout: 300_000,
	expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
	root: fileURLToPath(new URL("..", import.meta.url)),
	test: {
		globalSetup: ["tests/install.ts", "tests/site-setup.ts"],
		// Two workers and their browser keep a machine with two cores busy.
		maxWorkers: 2,
		projects: [
			// Tests of the code, with the content of the fixture.
			{
				plugins: [loadFixture()],
				test: {
					...common,
					name: "code",
					include: ["tests/**/*.test.{ts,tsx}"],
					exclude: ["tests/{live,edited}/**"],
				},
			},
			// Accessibility, valid HTML and the specification, with the live content.
			{ test: { ...common, name: "live", include: ["tests/built.test.ts", "tests/live/*.test.ts"] } },
			// The recipes of the READMEs and other typical edits of the fixture, which must not fail.
			{
				test: {
					...common,
					name: "edited",
					include: ["tests/{built,edited/*,live/html,live/text}.test.ts"],
				},
			},
		],
	},
});
