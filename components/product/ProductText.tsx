import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/schema/fill.ts";
import type { Product } from "../../content/schema/product.ts";
import { EmailLink } from "../EmailLink.tsx";
import { Paragraphs } from "../Paragraphs.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

interface Props {
	readonly product: Product;
}

/**
 * What a machine does, and how to ask about it: by phone, or by an e-mail that lists what the
 * seller needs to know.
 */
export function ProductText({ product: { name, summary, description } }: Props) {
	const body = home.contact.beforeYouCall.items.map((item) => `${item}:`).join("\r\n");
	return (
		<section className="product-text">
			<p className="lead">{summary}</p>
			<Paragraphs text={description} />
			<p className="row">
				<PhoneLink className="button" call />{" "}
				<EmailLink className="text-link" subject={fill(labels.productSubject, name)} body={body}>
					{labels.productContact}
					<span className="visually-hidden">{` (${name})`}</span>
				</EmailLink>
			</p>
		</section>
	);
}
