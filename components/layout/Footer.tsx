import { company, office } from "../../content/company.ts";
import { labels } from "../../content/interface.ts";
import { linksInFooter } from "../../content/site/navigation.ts";
import type { RoutePath } from "../../content/site/routes.ts";
import { EmailLink } from "../EmailLink.tsx";
import { Hours } from "../Hours.tsx";
import { Link } from "../Link.tsx";
import { PhoneLink } from "../PhoneLink.tsx";
import { useSite } from "../site-context.ts";
import { Logo } from "./Logo.tsx";

interface Props {
	readonly current: RoutePath;
}

export function Footer({ current }: Props) {
	const site = useSite();
	const { siteBuilder } = company;
	// The period of "Inc." also ends the sentence.
	const name = company.name.replace(/\.$/, "");
	return (
		<footer className="footer night">
			<div className="wrap">
				<div className="thirds">
					<div>
						<Logo /> <p className="footer__blurb">{company.blurb}</p>
					</div>
					<nav className="footer__quick-links" aria-labelledby="quick-links">
						<h2 className="footer__heading" id="quick-links">
							{labels.quickLinks}
						</h2>
						<ul>
							{linksInFooter.map(({ path, label }) => (
								<li key={path}>
									<Link to={path} className="footer__link small-link">
										{label}
									</Link>
								</li>
							))}
						</ul>
					</nav>
					<div>
						<h2 className="footer__heading">{labels.footerContact}</h2>
						<p>
							<PhoneLink className="footer__link footer__phone small-link" /> <br />
							<EmailLink className="footer__link small-link" />
						</p>
						<address className="footer__address">
							{office.street} <br />
							{`${office.city}, ${office.state}`}
							{office.zip && ` ${office.zip}`}
						</address>
						{company.hours && (
							<p className="footer__address">
								<Hours of={company.hours} />
							</p>
						)}
					</div>
				</div>
				{/* The URL of an error page is not the one that the visitor requested. */}
				<p className="footer__page-address" hidden>
					{current.endsWith("/") && site.url + current}
				</p>
				<div className="footer__legal row row--apart">
					<p>
						© <span data-year="">{site.year}</span> {`${name}. ${labels.rights}`}
					</p>
					<p>
						{`${labels.builtBy} `}
						<a className="footer__link small-link" href={siteBuilder.website} rel="nofollow noopener">
							{siteBuilder.name}
						</a>
					</p>
				</div>
			</div>
		</footer>
	);
}
