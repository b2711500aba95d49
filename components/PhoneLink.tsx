import { company } from "../content/company.ts";
import { labels } from "../content/interface.ts";
import { fill } from "../content/schema/fill.ts";
import { readPhone } from "../content/schema/phone.ts";

interface Props {
	readonly className?: string;
	/** Whether it says "Call" before the number. Otherwise only its accessible name does. */
	readonly call?: boolean;
}

/** A link that calls the seller. It shows the number, which never breaks between two lines. */
export function PhoneLink({ className, call = false }: Props) {
	const { phone } = company;
	const address = `tel:${readPhone(phone)}`;
	const [before, after] = labels.call.split("{phone}");
	const text = <span className="number">{phone}</span>;
	return call ? (
		<a className={className} href={address}>
			{/* One item of a button, which is a flex container. */}
			<span>
				{before}
				{text}
				{after}
			</span>
		</a>
	) : (
		<a className={className} href={address} aria-label={fill(labels.call, phone)}>
			{text}
		</a>
	);
}
