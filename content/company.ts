import type { Replaceable } from "./model/placeholder.ts";

export interface Company {
	readonly name: Replaceable;
	/** The name in the logo. The word "Stretch" in it is set wide. */
	readonly wordmark: Replaceable;
	/** Absolute address of the site, without a slash at its end. */
	readonly siteUrl: Replaceable;
	readonly email: Replaceable;
	/** A US number as people read it, for example "(817) 555-0142". */
	readonly phone: Replaceable;
	readonly contactPerson: Replaceable;
	readonly street: Replaceable;
	readonly office: { readonly city: string; readonly state: string };
	readonly warehouse: { readonly city: string; readonly state: string };
	readonly blurb: string;
	readonly builder: { readonly name: Replaceable; readonly website: Replaceable };
}

export const company: Company = {
	name: { placeholder: "Example Stretch Wrappers" },
	wordmark: { placeholder: "Stretch Wrappers" },
	siteUrl: { placeholder: "https://www.example.com" },
	email: { placeholder: "sales@example.com" },
	phone: { placeholder: "(817) 555-0142" },
	contactPerson: { placeholder: "Sales Desk" },
	street: { placeholder: "1 Example Street" },
	office: { city: "Arlington", state: "TX" },
	warehouse: { city: "Dallas", state: "TX" },
	blurb:
		"Stretch wrapping machines for palletized loads: robot, semi-automatic, horizontal, vented-wrap and automatic. Stocked and shipped from Dallas, TX.",
	builder: {
		name: { placeholder: "Example Studio" },
		website: { placeholder: "https://example.com/" },
	},
};
