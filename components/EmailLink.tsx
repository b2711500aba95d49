import type { ReactNode } from "react";
import { company } from "../content/company.ts";
import { labels } from "../content/interface.ts";
import { fill } from "../content/schema/fill.ts";

interface Props {
	readonly className?: string;
	/** The subject of the e-mail, as plain text. */
	readonly subject?: string;
	/**
	 * The text of the e-mail, with CRLF between lines:
	 * https://www.rfc-editor.org/rfc/rfc6068#section-5
	 */
	readonly body?: string;
	readonly children?: ReactNode;
}

/**
 * An e-mail link to the seller. Without children it shows the address, which breaks after the "@"
 * if it has to, and its accessible name says what it does.
 */
export function EmailLink({ className, subject = "", body = "", children }: Props) {
	const { email } = company;
	const [name, domain] = email.split("@");
	const query = Object.entries({ subject, body })
		.filter(([, value]) => value)
		.map(([name, value]) => `${name}=${encodeURI(value).replace(/[&#?]/g, encodeURIComponent)}`)
		.join("&");
	return (
		<a
			className={className}
			href={`mailto:${email}${query && `?${query}`}`}
			aria-label={children ? undefined : fill(labels.email, email)}
		>
			{children ?? (
				<>
					{name}@<wbr />
					{domain}
				</>
			)}
		</a>
	);
}
