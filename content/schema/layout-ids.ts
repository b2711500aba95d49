/**
 * The ids of elements that pages share. An id of a product is the id of an element on its list's
 * page, so it must differ.
 */
export const layoutIds: readonly string[] = [
	"main",
	"navigation",
	"navigation-title",
	"quick-links",
	// On the pages of products and lists.
	"terms",
	"difference",
	"specifications",
	// On the home page.
	"headline",
	"innovation",
	"machine-sheet",
	"chooser",
	"why-choose",
	"inquiry",
];
