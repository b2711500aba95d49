import { expect, it } from "vitest";
import { securityHeaders } from "../../../../pages/generator/hosts/rules.ts";
import { files, textOfFile } from "../../../site.ts";

it("The headers let other sites show cards and icons, but not frame a page", () => {
	expect(Object.fromEntries(securityHeaders)).toMatchObject({
		"Cross-Origin-Resource-Policy": "cross-origin",
		"Content-Security-Policy": expect.stringContaining("frame-ancestors 'none'"),
	});
});

it("A site has these host files, none that another host rejects, and hides those of others on Cloudflare", () => {
	const names = [...files.keys()].filter(
		(file) => !/^assets\/|\.(?:html|svg|png|ico|xml|txt)$|^manifest\.json$/.test(file),
	);
	const others = [".htaccess", "staticwebapp.config.json", "serve.json", ".nojekyll"];
	expect(names).toEqual([...others, "_headers", ".assetsignore"].sort());
	expect(textOfFile(".assetsignore").split("\n")).toEqual([...others, "*.br", "*.gz", ""]);
});

it("_headers has what Cloudflare accepts: plain ASCII, no comments, no empty values, lines below 2,000", () => {
	const lines = textOfFile("_headers").split("\n").filter(Boolean);
	for (const line of lines) {
		expect(line).toMatch(/^(?:\/[\w*/]*| {2}[\w-]+: [\x20-\x7e]+)$/);
		expect(line.length).toBeLessThan(2000);
	}
	// Netlify joins the values of a header that is set twice for one file.
	const names = lines.map((line) => line.replace(/:.*/, ""));
	expect(new Set(names).size).toBe(names.length);
});
