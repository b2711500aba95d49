import { company } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import { fill } from "../../content/schema/fill.ts";
import { LogoMark } from "../drawings/index.ts";
import { Link } from "../Link.tsx";
import { Stretched } from "../Stretched.tsx";

/** The mark and the wordmark, linked to the home page. */
export function Logo() {
	return (
		<Link to="/" className="logo label" accessibleName={fill(labels.logo, company.wordmark)}>
			<LogoMark />
			<span>
				<Stretched text={company.wordmark} />
			</span>
		</Link>
	);
}
