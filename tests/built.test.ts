import { inject, it } from "vitest";

// The tests that need a site are skipped if it could not be built, so that this is the only red
// one.
it("the site can be built", ({ skip }) => {
	const reportedBy = inject("reportedBy");
	skip(reportedBy !== "", `It fails like the site of the project "${reportedBy}".`);
	if (inject("problem") !== "") throw new Error(inject("problem"));
});
