import { expect, it } from "vitest";
import { cnameWarnings } from "../../../pages/generator/check-cname.ts";
import { expectReviewed } from "../../reviewed.ts";

/** The warnings about a file of assets/public/ in a site at www.a.example. */
const warningsAbout = (name: string, contents: string) =>
	cnameWarnings(new Map([[name, contents]]), "https://www.a.example");

it.each(["CNAME", "a/CNAME", "cnames.txt"])("The file %s with the site's host is not reported", (name) => {
	expect(warningsAbout(name, "www.a.example\n")).toEqual([]);
});

it("A CNAME that is wrong is reported in the reviewed sentences", async () => {
	const contents = ["https://www.a.example/", "", "b.example"].map((text) => warningsAbout("CNAME", text));
	const names = ["CNAME.txt", "cname", "CNAME (1)"].map((name) => warningsAbout(name, "www.a.example"));
	await expectReviewed(`${[...contents, ...names].flat().join("\n")}\n`, "check-cname.txt");
});
