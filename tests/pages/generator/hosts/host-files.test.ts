import { describe, expect, it } from "vitest";
import { securityHeaders } from "../../../../pages/generator/hosts/rules.ts";
import { files, textOfFile } from "../../../site.ts";

const others = [".htaccess", "staticwebapp.config.json", "serve.json", ".nojekyll"];

describe("the host files", () => {
	it("have headers that let other sites show cards and icons", () => {
		expect(Object.fromEntries(securityHeaders)["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
	});

	it("are these, and none that a host rejects", () => {
		const names = [...files.keys()].filter(
			(file) => !/^assets\/|\.(?:html|svg|png|ico|xml|txt)$|^manifest\.json$/.test(file),
		);
		expect(names).toEqual([...others, "_headers", ".assetsignore"].sort());
	});

	it("of other hosts stay hidden on Cloudflare", () => {
		expect(textOfFile(".assetsignore").split("\n")).toEqual([...others, "*.br", "*.gz", ""]);
	});
});

describe("the file _headers", () => {
	it("has only lines that Cloudflare accepts", () => {
		const accepted = /^(?=.{1,2000}$)(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/;
		for (const line of textOfFile("_headers").trim().split("\n")) expect(line).toMatch(accepted);
	});
});
