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

it("No shape depends on a class, which Firefox and WebKit ignore in another file", () => {
	expect(sprite.querySelector("[class]")).toBe(null);
});
