import { ErrorMessage } from "../components/ErrorMessage.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { pages } from "../content/pages.ts";

export function ErrorPage() {
	const { heading, copy } = pages["/500.html"];
	return (
		<ErrorMessage heading={heading} {...copy}>
			<PhoneLink className="text-link" call />
		</ErrorMessage>
	);
}
