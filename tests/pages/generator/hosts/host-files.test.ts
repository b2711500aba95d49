import { describe, expect, it } from "vitest";
import { headerCsp } from "../../../../pages/generator/csp.ts";
import { hostFilesInSite, setupFiles } from "../../../../pages/generator/hosts/hosts.ts";
import { hostRules } from "../../../../pages/generator/hosts/rules.ts";
import { parseSiteAddress } from "../../../../pages/generator/settings.ts";
import { atLeastOne } from "../../../at-least-one.ts";
import { files, siteUrl } from "../../../site.ts";
import { expectSnapshot } from "../../../snapshot.ts";

const rules = hostRules(parseSiteAddress(siteUrl));
const inSite = hostFilesInSite(rules);

// tests/hosts runs the others.
const cannotRun = [...inSite, ...setupFiles(rules)].filter(({ path }) => !/nginx|caddy|htaccess/.test(path));

describe("the host file", () => {
	it.each(atLeastOne(cannotRun, "files of hosts that no test runs"))(
		"$path matches its snapshot",
		async ({ path, contents }) => {
			// So that another third party does not change it.
			const withoutHosts = String(contents).replaceAll(headerCsp, "CSP");
			await expectSnapshot(withoutHosts, `snapshots/${path}.txt`);
		},
	);
});

describe("the host files that all hosts get", () => {
	it("are in the site", () => {
		const names = inSite.map(({ path }) => path).filter((file) => file !== "_redirects");
		expect([...files.keys()]).toEqual(expect.arrayContaining(names));
	});
});
