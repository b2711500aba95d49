import { company } from "../../content/company.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { LogoMark } from "../drawings/LogoMark.tsx";
import { Link } from "../Link.tsx";
import { Stretched } from "../Stretched.tsx";

/** The mark and the wordmark, linked to the home page. */
export function Logo() {
	return (
		<Link to="/" className="logo" label={`${textOf(company.wordmark)}, home`}>
			<LogoMark />
			<span>
				<Stretched text={textOf(company.wordmark)} />
			</span>
		</Link>
	);
}
