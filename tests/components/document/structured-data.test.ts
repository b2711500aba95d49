import { describe, expect, it, onTestFinished } from "vitest";
import { structuredData } from "../../../components/document/structured-data.ts";
import { company, office } from "../../../content/company.ts";
import { products } from "../../../content/products.ts";
import type { SingleProduct } from "../../../content/schema/product.ts";
import { type RoutePath, routes } from "../../../content/site/routes.ts";
import { withNoRealPlayer } from "../../player.ts";
import { expectSnapshot } from "../../snapshot.ts";

const site = { url: "https://www.example.com" };
const card = { file: "assets/card.png", alt: "A card." };

function thingsOf(path: RoutePath) {
	return routes
		.filter((route) => route.path === path)
		.flatMap((route) => [...structuredData(site, route, card)["@graph"]]);
}

/** Changes an entry of the content for the rest of a test. */
function change<Entry extends object>(entry: Entry, changes: Partial<Entry>): void {
	const before = { ...entry };
	Object.assign(entry, changes);
	onTestFinished(() => {
		for (const field of Object.keys(changes)) if (!(field in before)) Reflect.deleteProperty(entry, field);
		Object.assign(entry, before);
	});
}

describe("structured data", () => {
	it("matches its snapshot, and has no placeholder", async () => {
		const printed: string[] = [];
		const print = (known: string, ...paths: RoutePath[]) =>
			printed.push(`${known}:\n`, ...paths.map((path) => `${JSON.stringify(thingsOf(path), null, "\t")}\n`));
		print("Nothing about the seller", "/", "/products/robot-wrappers/");
		change(company, { name: "Film & Sons" });
		print("The seller's name", "/");
		change(office, { street: "2 Film Street" });
		const facts = { wordmark: "Film & Sons Stretch", email: "film@example.com" };
		change(company, { ...facts, phone: "(817) 555-0199" });
		const weekdays = { days: "Monday to Friday", opens: "8:00 am", closes: "12:30 pm" };
		change(company, { hours: { open: [weekdays], timeZone: "Central Time" } });
		print("Everything about the seller", "/", "/products/t1300/", "/products/robot-wrappers/");
		change(products.x1, { videoId: "AAAAAAAAAAA" });
		print("A video without a date", "/products/x1/");
		change<SingleProduct>(products.x8, { uploadDate: "2026-03-31T09:00:00-06:00" });
		print("The date of no video", "/products/x8/");
		expect(printed.join("")).not.toMatch(/placeholder|Example/);
		await expectSnapshot(withNoRealPlayer(printed.join("")), "structured-data.txt");
	});
});
