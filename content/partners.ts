import type { Upload } from "./model/pictures.ts";
import type { Replaceable } from "./model/placeholder.ts";

export interface Partner {
	readonly name: Replaceable;
	readonly website: Replaceable;
	readonly description: string;
	/** The drawing of a scale stands for a logo until there is one. */
	readonly logo: { readonly drawing: "scale" } | Upload;
}

export const partners: readonly Partner[] = [
	{
		name: { placeholder: "Example Scale Company" },
		website: { placeholder: "https://example.com/" },
		description:
			"A scales company. Pallets are often weighed close to where they are wrapped, because the shipping weight has to include the goods, the pallet and the film. Visit the website for its scales and contact details.",
		logo: { drawing: "scale" },
	},
];
