import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import { labels } from "../content/interface.ts";
import { fill } from "../content/model/labels.ts";
import { phoneAddress } from "../content/model/phone.ts";
import { textOf } from "../content/model/placeholder.ts";

interface Props {
	readonly className?: string;
	readonly children?: ReactNode;
}

/** A link that calls the seller. Without children it shows the number, and its accessible name says what it does. */
export function PhoneLink({ className, children }: Props) {
	const phone = textOf(company.phone);
	return (
		<a
			className={className}
			href={phoneAddress(phone)}
			aria-label={children ? undefined : fill(labels.call, phone)}
		>
			{children ?? phone}
		</a>
	);
}
