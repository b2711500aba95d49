import type { Partner } from "./schema/partner.ts";
import { placeholder } from "./schema/placeholder.ts";

export const partners: readonly Partner[] = [
	{
		name: placeholder("Example Scale Company"),
		website: placeholder("https://example.com/"),
		description:
			"A scales company. Pallets are often weighed close to where they are wrapped, because the shipping weight has to include the goods, the pallet and the film. Visit the website for its scales and contact details.",
		logo: { drawing: "scale" },
	},
];
