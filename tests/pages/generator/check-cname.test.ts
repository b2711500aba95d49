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
