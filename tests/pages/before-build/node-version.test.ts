import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { scripts } from "../../../package.json";

/** Runs node-version.cjs as if in this version of Node. */
function under(version: string) {
	const pretend = `Object.defineProperties(process, {
		version: { value: "v${version}" },
		versions: { value: { node: "${version}" } },
	});`;
	const words = ["--eval", `${pretend} require("./pages/before-build/node-version.cjs")`];
	return spawnSync(process.execPath, words, { encoding: "utf8" });
}

it.each(["18.20.8", "20.18.3"])("Node %s is rejected with the version that is needed", (version) => {
	const stderr = `Needs Node 20.19 or later, and this is v${version}.\n`;
	expect(under(version)).toMatchObject({ status: 1, stderr });
});

it.each(["20.19.0", "20.20.2", "22.1.0"])("Node %s passes", (version) => {
	expect(under(version)).toMatchObject({ status: 0, stderr: "" });
});

it("Every command that needs it checks the version first", () => {
	const first = /^npm run (?:build|check) |^node (?:-r \.\/)?pages\/before-build\/node-version\.cjs /;
	const others = Object.entries(scripts).filter(([, script]) => !first.test(script));
	expect(others.map(([name]) => name)).toEqual(["fix"]);
});
