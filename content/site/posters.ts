import type { MachineDrawingName } from "../schema/drawings.ts";
import type { Product } from "../schema/product.ts";

/** The machine that is drawn on a product's poster, unless the poster is a photo or missing. */
export function machineOnPoster({ poster, drawing }: Product): MachineDrawingName | undefined {
	return poster && poster.photo === undefined ? drawing : undefined;
}
