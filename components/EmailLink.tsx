import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import { textOf } from "../content/placeholder.ts";

interface Props {
	readonly className?: string;
	readonly children?: ReactNode;
}

/** Writes to the seller. Without children it shows the address and says what it does. */
export function EmailLink({ className, children }: Props) {
	const email = textOf(company.email);
	return (
		<a className={className} href={`mailto:${email}`} aria-label={children ? undefined : `E-mail ${email}`}>
			{children ?? email}
		</a>
	);
}
