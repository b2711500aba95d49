import { build, formatMessages } from "esbuild";

/** Checks the syntax of all sources before any of them is imported. */
await build({
	entryPoints: ["build.ts"],
	bundle: true,
	write: false,
	packages: "external",
	platform: "node",
	format: "esm",
	logLevel: "silent",
	logOverride: { "duplicate-object-key": "error" },
}).catch(async ({ errors }) => {
	console.error((await formatMessages(errors, { kind: "error" })).join("").trim());
	process.exit(1);
});
