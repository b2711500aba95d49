import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import { phoneE164 } from "../content/model/phone.ts";
import { textOf } from "../content/model/placeholder.ts";

interface Props {
	readonly className?: string;
	readonly children?: ReactNode;
}

/** Calls the seller. Without children it shows the number and says what it does. */
export function PhoneLink({ className, children }: Props) {
	const phone = textOf(company.phone);
	return (
		<a
			className={className}
			href={`tel:${phoneE164(phone)}`}
			aria-label={children ? undefined : `Call ${phone}`}
		>
			{children ?? phone}
		</a>
	);
}
