import { describe, expect, it } from "vitest";
import { chooser, types } from "../../content/chooser.ts";
import { targetOf } from "../../content/site/product-targets.ts";
import { all, textOf } from "../site.ts";

describe("each answer of the chooser", () => {
	const answers = all("/", ".chooser__answer").map((answer) => textOf(answer).replace(/^Yes /, ""));
	const wanted = chooser.questions.flatMap((question) => question.answers);

	it("begins with the type and its machine, before any condition", () => {
		const beginnings = wanted.map(({ type }) => {
			const [machine] = types[type].machines;
			return `${types[type].name} wrapper: ${machine && targetOf(machine).label}`;
		});
		expect(answers.map((text, index) => text.slice(0, beginnings[index]?.length))).toEqual(beginnings);
	});
});
