import { describe, expect, it } from "vitest";
import { buildSite, settingsFrom } from "../build.ts";

const { files } = await buildSite(
	settingsFrom({ SITE_URL: "https://user.example/repo/", SOURCE_DATE_EPOCH: "1790000000" }),
);
const pages = [...files].filter(([file]) => file.endsWith(".html"));

describe.each(pages)("below a path, %s", (_, contents) => {
	const page = String(contents);

	it("has no address that begins anywhere else", () => {
		const addresses = [
			...page.matchAll(/(?:href|src|srcset|action)="(\/[^"]*)"/gi),
			...page.matchAll(/url\(["']?(\/[^)]*)\)/g),
		].map(([, address]) => address);
		expect(addresses.length).toBeGreaterThan(0);
		expect(addresses.filter((address) => !address?.startsWith("/repo/"))).toEqual([]);
	});

	it("names itself and its pictures with the whole address", () => {
		const addresses = [...page.matchAll(/https:\/\/user\.example[^"<]*/g)].map(([address]) => address);
		expect(addresses.length > 0 || page.includes("noindex")).toBe(true);
		for (const address of addresses) {
			const path = address.replace(/#.*/, "").replace("https://user.example/repo/", "");
			expect(files.has(path.endsWith("/") || path === "" ? `${path}index.html` : path), address).toBe(true);
		}
	});
});
