import { company } from "./company.ts";
import { glossary } from "./glossary.ts";
import { comparedTypes, loadQuestions, machineGuide } from "./machine-guide.ts";
import {
	errorPage,
	fixedPages,
	homePage,
	machinePage,
	machineTypes,
	notFoundPage,
	partnersPage,
	reasons,
} from "./pages.ts";
import { partners } from "./partners.ts";
import { productLists, products } from "./products.ts";

function textsIn(value: unknown): string {
	if (typeof value === "string") return value;
	return typeof value === "object" && value !== null ? Object.values(value).map(textsIn).join("") : "";
}

/** All that the content says, in one string: the fonts are cut to its characters. */
export function everyText(): string {
	return textsIn([
		company,
		products,
		productLists,
		partners,
		fixedPages,
		homePage,
		machinePage,
		machineGuide,
		loadQuestions,
		comparedTypes,
		machineTypes,
		reasons,
		partnersPage,
		notFoundPage,
		errorPage,
		glossary,
	]);
}
