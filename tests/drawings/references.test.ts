import { readdir, rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { expectReference, isRenewal, renewalCommand } from "../references.ts";
import { cardOf, pageOf } from "../site.ts";
import { drawings } from "./catalog.tsx";
import { drawnPixels } from "./draw.ts";
import { readPixels } from "./pixels.ts";

/** The pictures, by the names of their references: every drawing, and finished cards. */
const pictures = {
	...Object.fromEntries(
		Object.entries(drawings).map(([name, drawing]) => [name, () => drawnPixels(drawing)]),
	),
	"card-home": () => readPixels(cardOf("/")),
	"card-partners": () => readPixels(cardOf("/partners/")),
	"card-list": () => readPixels(cardOf(pageOf("list").path)),
	"card-product": () => readPixels(cardOf(pageOf("product").path)),
};

describe("the drawing", () => {
	it.each(Object.entries(pictures))("%s is the same as its reference picture", async (name, read) => {
		await expectReference(name, await read(), 1);
	});
});

describe("every reference picture", () => {
	it("belongs to a drawing", async () => {
		const references = "tests/drawings/references";
		const unused = (await readdir(references)).filter((file) => !(file.replace(".png", "") in pictures));
		if (isRenewal()) await Promise.all(unused.map((file) => rm(`${references}/${file}`)));
		expect(isRenewal() ? [] : unused, `Remove them with "${renewalCommand()}"`).toEqual([]);
	});
});
