import { describe, expect, it } from "vitest";
import { optionsFrom } from "../../../pages/output/options.ts";

describe("the words behind the build command", () => {
	it("name a host, or ask which there are", () => {
		expect(optionsFrom([])).toEqual({
			host: undefined,
			precompress: false,
			timings: false,
			release: false,
			report: "text",
		});
		expect(optionsFrom(["--host", "caddy", "--precompress", "--timings"])).toEqual({
			host: "caddy",
			precompress: true,
			timings: true,
			release: false,
			report: "text",
		});
		expect(optionsFrom(["--host", "help"]).host).toBe("help");
	});

	it("name one host at a time", () => {
		expect(() => optionsFrom(["--host", "vercel", "--host", "nginx"])).toThrow("Write --host once");
	});

	it("choose the report", () => {
		expect(optionsFrom(["--json"]).report).toBe("json");
		expect(optionsFrom(["--quiet"]).report).toBe("none");
		expect(() => optionsFrom(["--json", "--quiet"])).toThrow("Write --quiet or --json, not both");
	});

	it("are refused with what to write instead", () => {
		expect(() => optionsFrom(["--host", "geocities"])).toThrow(
			/^The build knows no host "geocities"\. Write npm run build -- --host NAME .*\n {2}netlify /,
		);
		for (const words of [["--hots", "caddy"], ["--host"], ["caddy"]]) {
			expect(() => optionsFrom(words)).toThrow(/^The build cannot be started like this: .*--host help lists/);
		}
	});
});
