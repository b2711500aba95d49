import { company, office } from "../../content/company.ts";
import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import type { Home } from "../../content/schema/home.ts";
import { EmailLink } from "../EmailLink.tsx";
import { Hours } from "../Hours.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

interface Props {
	readonly list: Home["contact"]["beforeYouCall"];
}

function List({ list: { heading, items } }: Props) {
	return (
		<div className="inquiry__list">
			<h3>{heading}</h3>
			<ul>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}

/**
 * The contact person, phone, e-mail and office as a shipping label, and what to have ready for a
 * call.
 */
export function Contact() {
	const { heading, text, afterYouCall, beforeYouCall, askUsAbout } = home.contact;
	return (
		// Not "contact": reader views drop what has this word in its class or id. See REGEXPS.negative
		// in https://github.com/mozilla/readability/blob/main/Readability.js
		<section className="inquiry" aria-labelledby="inquiry">
			<div className="wrap split">
				<div className="inquiry__words">
					<h2 id="inquiry">{heading}</h2>
					<p className="inquiry__text">{text}</p>
					<p className="inquiry__text">{afterYouCall}</p>
					{askUsAbout && <List list={askUsAbout} />}
				</div>
				<div>
					<dl className="shipping-label">
						<div>
							<dt>{labels.contactPerson}</dt>
							<dd className="heading">{company.contactPerson}</dd>
						</div>
						<div>
							<dt>{labels.contactOffice}</dt>
							<dd className="heading">
								{`${office.street}, ${office.city}, ${office.state}`}
								{office.zip && ` ${office.zip}`}
							</dd>
						</div>
						<div className="shipping-label__line">
							<dt>{labels.contactPhone}</dt>
							<dd className="heading">
								<PhoneLink />
							</dd>
						</div>
						{company.hours && (
							<div className="shipping-label__hours">
								<dt>{labels.contactHours}</dt>
								<dd>
									<Hours of={company.hours} />
								</dd>
							</div>
						)}
						<div className="shipping-label__line">
							<dt>{labels.contactEmail}</dt>
							<dd className="heading">
								<EmailLink />
							</dd>
						</div>
					</dl>
					<List list={beforeYouCall} />
				</div>
			</div>
		</section>
	);
}
