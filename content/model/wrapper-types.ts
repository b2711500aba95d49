/** The types of wrapper on the home page. Every machine drawing belongs to one of them. */
export const wrapperTypes = ["standard", "automatic", "ring", "robot", "horizontal", "vented-wrap"] as const;
