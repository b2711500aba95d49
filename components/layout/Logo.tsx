import { company } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/model/fill.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { LogoMark } from "../drawings/index.ts";
import { Link } from "../Link.tsx";
import { Stretched } from "../Stretched.tsx";

/** The mark and the wordmark, linked to the home page. */
export function Logo() {
	return (
		<Link to="/" className="logo label" accessibleName={fill(labels.logo, textOf(company.wordmark))}>
			<LogoMark />
			<span>
				<Stretched text={textOf(company.wordmark)} />
			</span>
		</Link>
	);
}
