import { join } from "node:path";
import { expect, it } from "vitest";
import { colors } from "../../content/colors.ts";
import { fixture } from "../fixture.ts";

// No build and no type finds a color that only the tests' content lacks.
it("the colors of the tests have the names of those in content/colors.ts", async () => {
	const { colors: own }: { readonly colors: object } = await import(join(fixture, "colors.ts"));
	expect(Object.keys(own), "Change tests/fixture/colors.ts").toEqual(Object.keys(colors));
});
