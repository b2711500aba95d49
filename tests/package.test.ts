import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { dependencies, scripts } from "../package.json";

describe("a production install", () => {
	it("has every package of npm run build and npm start", async () => {
		const { metafile } = await build({
			entryPoints: ["build.ts", "pages/server/start.ts"],
			bundle: true,
			write: false,
			outdir: "dist",
			platform: "node",
			format: "esm",
			packages: "external",
			metafile: true,
		});
		const imported = Object.values(metafile.inputs)
			.flatMap(({ imports }) => imports)
			.filter(({ external, path }) => external && !path.startsWith("node:"))
			.map(({ path }) => path.split("/")[0]);
		const commands = [scripts.build, scripts.start].flatMap((script) => script.match(/\btsx\b/g) ?? []);
		expect(imported).toContain("sharp");
		expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...imported, ...commands]));
	});
});
