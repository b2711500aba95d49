import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import { labels } from "../content/interface.ts";
import { fill } from "../content/model/labels.ts";
import { readPhone } from "../content/model/phone.ts";
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
			href={readPhone(phone)?.address}
			aria-label={children ? undefined : fill(labels.call, phone)}
		>
			{children ?? phone}
		</a>
	);
}
