import * as z from "zod/mini";
import { hours } from "./hours.ts";
import { readPhone } from "./phone.ts";
import { fields, lineOfText, lineThat, name, text, website } from "./rules.ts";
import { readSiteAddress, siteAddressForm } from "./site-address.ts";

const email = lineThat(
	(value) => z.email().safeParse(value).success,
	"is not an e-mail address",
	'one address, such as "sales@example.com"',
);

const phone = lineThat(
	(value) => readPhone(value) !== undefined,
	"is not a US phone number",
	'a ten-digit number with the usual punctuation, such as "(817) 555-0142"',
);

const siteAddress = lineThat(
	(value) => readSiteAddress(value) !== undefined,
	"is not the address of a site",
	siteAddressForm,
);

const zip = lineThat(
	(value) => /^\d{5}(?:-\d{4})?$/.test(value),
	"is not a ZIP code",
	'five digits in quotes, such as "76010"',
);

const place = {
	city: name,
	state: lineThat((code) => /^[A-Z]{2}$/.test(code), "is not a state code", 'two capital letters ("TX")'),
};

export const warehouse = fields(place);

export const office = fields({
	street: name,
	...place,
	/** The postal code, which follows the state. */
	zip: z.exactOptional(zip),
});

export const company = fields({
	name: name,
	/** The name in the logo. The word "Stretch" in it is set wide. */
	wordmark: lineOfText(30),
	/** Absolute address of the site, such as "https://www.example.com". */
	siteUrl: siteAddress,
	email: email,
	/** A US number in display form: "(817) 555-0142". */
	phone: phone,
	contactPerson: name,
	/** When the office is open and answers calls. */
	hours: z.exactOptional(hours),
	/** What the company sells, in the footer and for search engines. */
	blurb: text,
	/** Who built the site. */
	siteBuilder: fields({ name: name, website: website }),
});

export type Company = z.infer<typeof company>;
export type Office = z.infer<typeof office>;
export type Warehouse = z.infer<typeof warehouse>;
