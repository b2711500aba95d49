import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createViteServer } from "vitest/node";
import { copySite } from "./build-site.ts";
import { loadFrozenContent } from "./frozen-content.ts";

const isData = (file: string) => file.endsWith(".ts");

it("Modules that tests import get the frozen content, even if the live content cannot be read", async () => {
	await using copy = await copySite("live");
	const files = (await readdir("content")).filter(isData);
	for (const file of files)
		await writeFile(join(copy.folder, "content", file), `throw new Error("${file}");`);
	const server = await createViteServer({
		root: copy.folder,
		configFile: false,
		plugins: [loadFrozenContent(copy.folder)],
		server: { middlewareMode: true, watch: null, ws: false },
		appType: "custom",
		logLevel: "silent",
	});
	try {
		await server.ssrLoadModule("/build.ts");
		const { everything } = await server.ssrLoadModule("/content/model/everything.ts");
		expect(Object.keys(everything).sort()).toEqual(files.map((file) => `content/${file}`).sort());
	} finally {
		await server.close();
	}
});

it("A copy of the project has the frozen content, and none of the seller's files", async () => {
	await using copy = await copySite();
	for (const file of (await readdir(join(copy.folder, "content"))).filter(isData)) {
		const frozen = await readFile(join("tests/frozen-content", file), "utf8");
		expect(await readFile(join(copy.folder, "content", file), "utf8")).toBe(frozen);
	}
	for (const folder of ["assets/uploads", "assets/public"]) {
		expect(await readdir(join(copy.folder, folder))).toEqual([]);
	}
});
