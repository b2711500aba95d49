import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/fill.ts";
import { EmailLink } from "../EmailLink.tsx";

interface Props {
	/** The name of the machine, for the subject of the e-mail. */
	readonly name: string;
}

/** An e-mail link to the seller about a machine. */
export function ProductContact({ name }: Props) {
	return (
		<EmailLink className="text-link" subject={fill(labels.productSubject, name)}>
			{labels.productContact}
			<span className="visually-hidden">{` (${name})`}</span>
		</EmailLink>
	);
}
