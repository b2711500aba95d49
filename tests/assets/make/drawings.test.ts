import { DOMParser } from "linkedom";
import { expect, it } from "vitest";
import { makeDrawings } from "../../../assets/make/drawings.tsx";
import { readTokens } from "../../../assets/make/tokens.ts";

const { sprite: file } = makeDrawings(await readTokens("."));
const sprite = new DOMParser().parseFromString(String(file[1]), "image/svg+xml");

it("Every drawing in the sprite has its own id", () => {
	const ids = [...sprite.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

it.each([
	["x1", "a2", "2.5"],
	["load-conveyed-loads", "a2", "4"],
	["plan-robot", "a3", "6"],
])("The arrows of %s are in --%s and %s wide, as the inks of its kind say", (id, token, width) => {
	const arrows = [...sprite.querySelectorAll(`[id="${id}"] [stroke="var(--${token})"]`)];
	expect(arrows.length).toBeGreaterThan(0);
	for (const arrow of arrows) expect(arrow.getAttribute("stroke-width")).toBe(width);
});

it("No shape depends on a class, which Firefox and WebKit ignore in another file", () => {
	expect(sprite.querySelector("[class]")).toBe(null);
});
