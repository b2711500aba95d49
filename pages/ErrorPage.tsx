import { StoppedWrapperDrawing } from "../components/drawings/StoppedWrapperDrawing.tsx";
import { ErrorMessage } from "../components/ErrorMessage.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { company } from "../content/company.ts";
import { labels } from "../content/interface.ts";
import { fill } from "../content/model/labels.ts";
import { textOf } from "../content/model/placeholder.ts";
import { pages } from "../content/pages.ts";

export function ErrorPage() {
	const { heading, texts } = pages["/500.html"];
	return (
		<ErrorMessage heading={heading} {...texts} drawing={<StoppedWrapperDrawing />}>
			<PhoneLink className="text-link">{fill(labels.call, textOf(company.phone))}</PhoneLink>
		</ErrorMessage>
	);
}
