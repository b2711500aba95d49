import * as z from "zod/mini";
import { readPhone } from "../model/phone.ts";
import { textOf } from "../model/placeholder.ts";
import { readSiteAddress, siteAddressForm } from "../model/site-address.ts";
import { stateNames } from "../model/states.ts";
import { fields, name, replaceable, sentence, shortText, text, textThat, website } from "./rules.ts";

const email = z.email(sentence("is not an e-mail address", 'one address, such as "sales@example.com"'));

const phone = textThat(
	(value) => readPhone(value) !== undefined,
	"is not a US phone number",
	'a number as people read it, such as "(817) 555-0142", "(817) 555-0142 ext. 3" or "1-800-STRETCH"',
);

const siteAddress = textThat(
	(value) => readSiteAddress(value) !== undefined,
	"is not the address of a site",
	siteAddressForm,
);

const zip = textThat(
	(value) => /^\d{5}(?:-\d{4})?$/.test(value),
	"is not a ZIP code",
	'five digits in quotes, such as "76010"',
);

const state = textThat(
	(value) => Object.hasOwn(stateNames, value),
	"is not the code of a state",
	'a state\'s two letters, such as "TX"',
);

const place = {
	city: name.check(
		z.refine(
			(value) => !/,|\s[A-Z]{2}$/.test(value),
			sentence("contains the state", "the city only. The state goes in state"),
		),
	),
	/** The two-letter code: "TX". */
	state,
};

export const company = fields({
	name: replaceable(name),
	/** The name in the logo. The word "Stretch" in it is set wide. */
	wordmark: replaceable(shortText(30)),
	/** Absolute address of the site, such as "https://www.example.com". */
	siteUrl: replaceable(siteAddress),
	email: replaceable(email),
	/** A US number in display form: "(817) 555-0142", "(817) 555-0142 ext. 3" or "1-800-STRETCH". */
	phone: replaceable(phone),
	contactPerson: replaceable(name),
	street: replaceable(name),
	/** A `zip`, the postal code, follows the state. */
	office: fields({ ...place, zip: z.exactOptional(zip) }),
	warehouse: fields(place),
	/** What the company sells, in the footer and for search engines. */
	blurb: text,
	/** Who built the site. */
	builder: fields({ name: replaceable(name), website: replaceable(website) }),
}).check(({ value: { street, office }, issues }) => {
	const input = textOf(street);
	const afterStreet = input.split(/(?=,)/).slice(1);
	const found =
		afterStreet.find((part) => part.startsWith(`, ${office.city}`)) ??
		/(?:,|\b[A-Z]{2}) \d{5}(?:-\d{4})?$/.exec(input)?.[0];
	if (found === undefined) return;
	const message = sentence(
		`contains "${found}", which the page adds from office`,
		'street and suite only; the ZIP code goes in office, as zip: "76010"',
	);
	issues.push({ code: "custom", input, path: ["street"], message });
});

export type Company = z.infer<typeof company>;
