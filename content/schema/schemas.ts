import * as z from "zod/mini";
import type { Company } from "../company.ts";
import { glossary } from "../glossary.ts";
import type { ComparedType, LoadQuestion } from "../machine-guide.ts";
import { machineDrawings, spotDrawings } from "../model/drawings.ts";
import type { ContentFile } from "../model/everything.ts";
import { keysOf } from "../model/keys.ts";
import type { FixedPath, MachineLink, MachineType, PageFacts } from "../pages.ts";
import type { Partner } from "../partners.ts";
import {
	type ListedProduct,
	type ProductList,
	productLists,
	products,
	type SingleProduct,
} from "../products.ts";
import {
	date,
	description,
	email,
	entriesById,
	fields,
	id,
	listOf,
	oneOf,
	phone,
	replaceable,
	replaceableVideoId,
	text,
	title,
	website,
} from "./rules.ts";

const upload = fields({ photo: text, alt: z.string() });
const describedUpload = { photo: text, alt: text };
const stockPhoto = fields({
	stockPhoto: z.templateLiteral(["photo-", z.string().check(z.minLength(1))], {
		error: () => 'is not a picture of the stock-photo service. Allowed: a name that begins with "photo-".',
	}),
});

const poster = z.union([
	fields({ drawing: oneOf(machineDrawings), alt: text, caption: text }),
	fields({ ...describedUpload, caption: text }),
]);

const product = {
	name: title,
	videoId: replaceableVideoId,
	uploadDate: z.exactOptional(date),
	summary: text,
	description: text,
	poster: z.exactOptional(poster),
};

const terms = listOf(oneOf(keysOf(glossary)));

const singleProduct: z.ZodMiniType<SingleProduct> = fields({
	...product,
	navigationLabel: z.exactOptional(text),
	metaDescription: description,
	terms,
});

const listedProduct: z.ZodMiniType<ListedProduct> = fields({ ...product, id });

const productList: z.ZodMiniType<ProductList> = fields({
	name: title,
	metaTitle: z.exactOptional(title),
	metaDescription: description,
	intro: text,
	items: listOf(listedProduct),
	terms,
});

const company: z.ZodMiniType<Company> = fields({
	name: replaceable(text),
	wordmark: replaceable(text),
	siteUrl: replaceable(website),
	email: replaceable(email),
	phone: replaceable(phone),
	contactPerson: replaceable(text),
	street: replaceable(text),
	office: fields({ city: text, state: text }),
	warehouse: fields({ city: text, state: text }),
	blurb: text,
	builder: fields({ name: replaceable(text), website: replaceable(website) }),
});

const partner: z.ZodMiniType<Partner> = fields({
	name: replaceable(text),
	website: replaceable(website),
	description: text,
	logo: z.union([fields({ drawing: oneOf(["scale"]) }), fields(describedUpload)]),
});

const pageFacts: z.ZodMiniType<PageFacts> = fields({
	title,
	description,
	heading: text,
	indexed: z.boolean("is neither true nor false. Allowed: true, false."),
});

const fixedPages = fields({
	"/": pageFacts,
	"/partners/": pageFacts,
	"/404.html": pageFacts,
	"/products/404.html": pageFacts,
	"/500.html": pageFacts,
} satisfies Record<FixedPath, typeof pageFacts>);

const machineLink: z.ZodMiniType<MachineLink> = z.union([
	fields({ label: text, list: oneOf(keysOf(productLists)), fragment: z.exactOptional(id) }),
	fields({ label: text, product: oneOf(keysOf(products)) }),
]);

const machineType: z.ZodMiniType<MachineType> = fields({
	name: text,
	text,
	drawing: oneOf(machineDrawings),
	links: listOf(machineLink),
});

const homePage = fields({
	hero: fields({ lines: listOf(text), lead: text, action: text, alt: text, caption: text }),
	innovation: fields({
		heading: text,
		lead: text,
		text,
		dimension: text,
		picture: z.exactOptional(z.union([stockPhoto, upload])),
	}),
	whyChoose: fields({ heading: text }),
	contact: fields({
		heading: text,
		text,
		beforeYouCall: fields({ heading: text, items: listOf(text) }),
	}),
});

const reason = fields({ name: text, text, drawing: oneOf(spotDrawings) });

const loadQuestion: z.ZodMiniType<LoadQuestion> = fields({
	question: text,
	answer: text,
	links: listOf(machineLink),
});

const comparison = { type: text, machine: text, moves: text, suits: text, doesNotSuit: text };
const comparedType: z.ZodMiniType<ComparedType> = fields(comparison);

const machineGuide = fields({
	heading: text,
	intro: text,
	caption: text,
	columns: fields(comparison),
	note: text,
});

/** What each export of the content has to be, by file. */
export const schemas = {
	"content/company.ts": fields({ company }),
	"content/products.ts": fields({
		productLists: entriesById(productList),
		products: entriesById(singleProduct),
	}),
	"content/partners.ts": fields({ partners: listOf(partner) }),
	"content/pages.ts": fields({
		fixedPages,
		homePage,
		machineTypes: listOf(machineType),
		reasons: listOf(reason),
		machinePage: fields({ contact: text, subject: text, terms: text, previous: text, next: text }),
		partnersPage: fields({ intro: text }),
		notFoundPage: fields({ text, action: text }),
		errorPage: fields({ text, action: text }),
	}),
	"content/machine-guide.ts": fields({
		machineGuide,
		loadQuestions: listOf(loadQuestion),
		comparedTypes: listOf(comparedType),
	}),
	"content/glossary.ts": fields({ glossary: z.record(z.string(), text) }),
} satisfies Record<ContentFile, z.ZodMiniType>;
