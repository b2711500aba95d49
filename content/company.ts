import type { Company, Office, Warehouse } from "./schema/company.ts";
import { placeholder } from "./schema/placeholder.ts";

// Copy in several files names these places: `… from ${warehouse.city}, ${warehouse.state}.`
export const office: Office = { street: placeholder("1 Example Street"), city: "Arlington", state: "TX" };
export const warehouse: Warehouse = { city: "Dallas", state: "TX" };

export const company: Company = {
	name: placeholder("Example Stretch Wrappers"),
	wordmark: placeholder("Stretch Wrappers"),
	siteUrl: placeholder("https://www.example.com"),
	email: placeholder("sales@example.com"),
	phone: placeholder("(817) 555-0142"),
	contactPerson: placeholder("Sales Desk"),
	blurb: `Stretch wrapping machines for pallets and long loads: standard, fully automatic, high-speed ring-type, robot, horizontal and vented-wrap. Stocked and shipped from ${warehouse.city}, ${warehouse.state}.`,
	siteBuilder: {
		name: placeholder("Example Studio"),
		website: placeholder("https://example.com/"),
	},
};
