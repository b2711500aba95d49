import type { TestProject } from "vitest/node";
import { copySite, environment, type SiteCopy } from "./build-site.ts";
import { editContent } from "./edit-content.ts";
import { fixtureHint, namingFixture } from "./fixture.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The folder of the project's copy whose `dist/` is tested. */
		readonly project: string;
		/** Why the site was not built, and what to do. Empty if it was. */
		readonly problem: string;
		/** The name of another project that was not built for the same reason, and reports it. */
		readonly reportedBy: string;
	}
}

/** What to do when a recipe or an edit does not fit the project any more. */
const editsHint =
	'This is a copy with the recipes of the READMEs and the edits of tests/edit-content.ts. If "npm run build" works, the recipe or edit of the file above is out of date, or its example has a name that is taken.';

/** The site of a project in `vitest.config.ts`. */
interface Site {
	readonly name: string;
	readonly copy: SiteCopy;
	/** Why it was not built, and what to do. Empty if it was. */
	readonly problem: string;
}

async function build(name: string): Promise<Site> {
	const isEdited = name === "edited";
	const copy = await copySite(name === "live" ? "live" : "fixture");
	try {
		if (isEdited) await editContent(copy);
		await copy.build(environment, isEdited ? ["--release"] : []);
		return { name, copy, problem: "" };
	} catch (error) {
		const { stderr, message } = Object(error);
		const said = String(stderr || message).trim();
		const hint = isEdited ? editsHint : fixtureHint;
		return { name, copy, problem: name === "live" ? said : `${namingFixture(said)}\n${hint}` };
	}
}

/**
 * Whether two projects fail for one reason. What fails with the fixture also fails with its edits.
 */
function haveOneCause(one: Site, other: Site): boolean {
	const reasonOf = ({ problem }: Site) => problem.replaceAll("tests/fixture/", "content/").split("\n")[0];
	return one.name === "code" && other.name === "edited" ? true : reasonOf(one) === reasonOf(other);
}

/**
 * Builds the sites of all projects that are tested. Vitest calls it once before all tests, and the
 * function that it returns after them.
 */
export async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
	const sites = await Promise.all(vitest.projects.map(({ name }) => build(name)));
	for (const [index, project] of vitest.projects.entries()) {
		const site = sites[index];
		if (site === undefined) continue;
		const reporter = sites.slice(0, index).find((other) => other.problem && haveOneCause(other, site));
		project.provide("project", site.copy.folder);
		project.provide("problem", site.problem);
		project.provide("reportedBy", reporter?.name ?? "");
	}
	return async () => {
		await Promise.all(sites.map(({ copy }) => copy[Symbol.asyncDispose]()));
	};
}
