import { expect, it } from "vitest";
import { cnameWarnings } from "../../../pages/generator/check-cname.ts";

it.each([
	["www.a.example\n", []],
	[
		"https://www.a.example/",
		['assets/public/CNAME: "https://www.a.example/" is not a host. Write only www.a.example'],
	],
	["", ['assets/public/CNAME: "" is not a host. Write only www.a.example']],
	[
		"b.example",
		[
			"assets/public/CNAME has the host b.example, but the site's address is https://www.a.example. Write the same host in both.",
		],
	],
])("The host in CNAME is %j: the warnings are %j", (contents, warnings) => {
	expect(cnameWarnings(new Map([["CNAME", contents]]), "https://www.a.example")).toEqual(warnings);
});

it.each(["CNAME.txt", "cname", "CNAME (1)"])("A file with the name %s is reported", (name) => {
	const files = new Map([name, "a/CNAME", "cnames.txt"].map((path) => [path, "www.a.example"]));
	expect(cnameWarnings(files, "https://www.a.example")).toEqual([
		`assets/public/${name}: hosts only read a file with the name CNAME, in capitals and without an ending. Rename it.`,
	]);
});
