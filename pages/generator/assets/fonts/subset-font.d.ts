/** https://github.com/papandreou/subset-font has no types. These cover what the build uses. */
declare module "subset-font" {
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: "woff2" | "sfnt";
			variationAxes: Record<string, number | { readonly min: number; readonly max: number }>;
		},
	): Promise<Uint8Array>;
}
