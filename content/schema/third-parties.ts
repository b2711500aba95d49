import { directives } from "../model/third-parties.ts";
import { entries, listOf, oneOf, textThat } from "./rules.ts";

// A path or a semicolon would change the policy.
const host = textThat(
	(value) => /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value),
	"is not a host",
	'"https://" and a host, such as "https://forms.example"',
);

export const thirdParties = entries(host, listOf(oneOf(directives)));
