import { StoppedWrapperDrawing } from "../components/drawings/StoppedWrapperDrawing.tsx";
import { Lost } from "../components/Lost.tsx";
import { PhoneLink } from "../components/PhoneLink.tsx";
import { company } from "../content/company.ts";
import { textOf } from "../content/model/placeholder.ts";
import { errorPage } from "../content/pages.ts";

interface Props {
	readonly heading: string;
}

export function ErrorPage({ heading }: Props) {
	return (
		<Lost heading={heading} {...errorPage} drawing={<StoppedWrapperDrawing />}>
			<PhoneLink className="text-link">{`Call ${textOf(company.phone)}`}</PhoneLink>
		</Lost>
	);
}
