import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/fill.ts";
import { EmailLink } from "../EmailLink.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

interface Props {
	/** The name of the machine, for the subject of the e-mail. */
	readonly name: string;
}

/** Calls the seller, or opens an e-mail about a machine, with what the seller has to know left to fill in. */
export function ProductActions({ name }: Props) {
	const body = home.contact.beforeYouCall.items.map((item) => `${item}:`).join("\r\n");
	return (
		<p className="product-actions row">
			<PhoneLink className="button" call />{" "}
			<EmailLink className="text-link" subject={fill(labels.productSubject, name)} body={body}>
				{labels.productContact}
				<span className="visually-hidden">{` (${name})`}</span>
			</EmailLink>
		</p>
	);
}
