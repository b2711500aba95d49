import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeCards } from "../../../assets/make/cards/cards.tsx";
import { loadLettering } from "../../../assets/make/cards/lettering.ts";
import { setText } from "../../../assets/make/cards/set-text.ts";
import { makeDrawings } from "../../../assets/make/drawings.tsx";
import { MachineDrawing } from "../../../components/drawings/MachineDrawing.tsx";
import { SocialCard } from "../../../components/drawings/SocialCard.tsx";
import * as colors from "../../../content/colors.ts";
import { keysOf } from "../../../content/model/keys.ts";
import { paletteOf } from "../../../content/model/palette.ts";
import { productPath } from "../../../content/model/products.ts";
import { routes } from "../../../content/model/routes.ts";
import { productLists, products } from "../../../content/products.ts";
import { all, cardOf, files } from "../../site.ts";

it("each indexed page has a card of at most 60 kB, with size and description", async () => {
	for (const { path } of routes.filter(({ indexed }) => indexed)) {
		const said = (name: string) =>
			all(path, `meta[property="og:image${name}"]`)[0]?.getAttribute("content") ?? "";
		const card = cardOf(path);
		const { format, width, height } = await sharp(card).metadata();
		expect([format, width, height]).toEqual(["png", 1200, 630]);
		expect([":width", ":height", ":alt"].map(said)).toEqual(["1200", "630", expect.stringMatching(/\w/)]);
		expect(card.length).toBeLessThanOrEqual(60_000);
	}
});

it("Cards are identical, byte for byte, without the cache of earlier builds", async () => {
	const fresh = await mkdtemp(join(tmpdir(), "site-cards-"));
	onTestFinished(() => rm(fresh, { recursive: true }));
	const { draw } = makeDrawings(paletteOf(colors));
	const project = process.cwd();
	process.chdir(fresh);
	const made = (await makeCards(routes.slice(0, 2), draw).finally(() => process.chdir(project))).files;
	expect(made).toHaveLength(2);
	for (const [file, contents] of made) {
		expect(Buffer.from(contents).equals(Buffer.from(files.get(file) ?? "")), file).toBe(true);
	}
});

it("The card of a product or a list shows its own machine", async () => {
	const { draw } = makeDrawings(paletteOf(colors));
	const motifOf = (card: string | Uint8Array) =>
		sharp(Buffer.from(card))
			.extract({ left: 640, top: 104, width: 560, height: 526 })
			.removeAlpha()
			.raw()
			.toBuffer();
	const lists = keysOf(productLists).map((id) => [id, Object.values(productLists[id].items)[0]] as const);
	for (const [id, product] of [...lists, ...keysOf(products).map((id) => [id, products[id]] as const)]) {
		if (!product?.poster || !("drawing" in product.poster)) continue;
		const drawing = <MachineDrawing machine={product.poster.drawing} view="bare" alt="" />;
		const own = await motifOf(draw(<SocialCard texts={[]} drawing={drawing} />));
		const card = await motifOf(cardOf(productPath(id)));
		// The card has fewer colors.
		const different = card.filter((value, at) => Math.abs(value - (own[at] ?? 0)) > 32);
		expect(different.length / card.length, id).toBeLessThan(0.01);
	}
});

describe("a heading on a card", () => {
	const lettering = (text: string) => ({ width: 275 * text.length, path: "M0 0" });
	const box = { left: 0, top: 0, right: 560, bottom: 400, largest: 132 };
	const set = (...texts: string[]) => setText(lettering, [{ texts, scale: 1, color: "ink" }], box);
	const words = (count: number) => set(...Array<string>(count).fill("word"));

	it("is as large as possible in its box, on as many lines as it needs", () => {
		expect(words(1).map(({ scale }) => scale)).toEqual([0.132]);
		expect(new Set(words(6).map(({ y }) => y)).size).toBeGreaterThan(1);
		// Whatever is far too long gets smaller, and loses its last lines.
		expect(words(1000).length).toBeGreaterThan(10);
		expect(set("word".repeat(50))).toHaveLength(1);
		for (const { x, y, scale } of [...words(6), ...words(1000)]) {
			expect(x + 1100 * scale).toBeLessThanOrEqual(box.right);
			expect(y).toBeLessThanOrEqual(box.bottom);
		}
	});

	it("with a character that the font does not have is refused", async () => {
		const lettering = await loadLettering("X1🚚");
		expect(() => lettering("X1🚚")).toThrow(
			'The headline "X1🚚" contains "🚚", which its font does not have. Leave it out.',
		);
	});
});
