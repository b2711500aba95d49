import { company, office } from "../../content/company.ts";
import { home } from "../../content/home.ts";
import { labels } from "../../content/interface.ts";
import { textOf } from "../../content/model/placeholder.ts";
import { EmailLink } from "../EmailLink.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

/**
 * The contact person, phone, e-mail and office as a shipping label, and what to have ready for a call. Reader views leave
 * out what has a class or an id with "contact" in it:
 * https://github.com/mozilla/readability/blob/main/Readability.js (REGEXPS.negative)
 */
export function Contact() {
	const { heading, text, beforeYouCall, askUsAbout } = home.contact;
	return (
		<section className="inquiry" aria-labelledby="inquiry">
			<div className="wrap split">
				<div className="inquiry__intro">
					<h2 id="inquiry">{heading}</h2>
					<p className="inquiry__text">{text}</p>
					<svg className="inquiry__this-way-up" viewBox="0 0 80 60" aria-hidden="true">
						<path d="M2 56h76M22 48V8M9 22 22 6l13 16M58 48V8M45 22 58 6l13 16" />
					</svg>
				</div>
				<dl className="shipping-label">
					<div className="shipping-label__person">
						<dt>{labels.contactPerson}</dt>
						<dd>{textOf(company.contactPerson)}</dd>
					</div>
					<div className="shipping-label__line">
						<dt>{labels.contactPhone}</dt>
						<dd>
							<PhoneLink />
						</dd>
					</div>
					<div className="shipping-label__line">
						<dt>{labels.contactEmail}</dt>
						<dd>
							<EmailLink />
						</dd>
					</div>
					<div className="shipping-label__office">
						<dt>{labels.contactOffice}</dt>
						<dd>
							{`${textOf(office.street)}, ${office.city}, ${office.state}`}
							{office.zip && ` ${office.zip}`}
						</dd>
					</div>
				</dl>
				{[askUsAbout, beforeYouCall].map(
					(list) =>
						list && (
							<div className="inquiry__list" key={list.heading}>
								<h3>{list.heading}</h3>
								<ul>
									{list.items.map((item) => (
										<li key={item}>{item}</li>
									))}
								</ul>
							</div>
						),
				)}
			</div>
		</section>
	);
}
