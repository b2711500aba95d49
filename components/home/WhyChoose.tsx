import { home } from "../../content/home.ts";
import { SpotDrawing } from "../drawings/index.ts";

/** The reasons to buy here, as cards. */
export function WhyChoose() {
	return (
		<section className="why-choose night" aria-labelledby="why-choose">
			<div className="wrap">
				<h2 className="why-choose__heading" id="why-choose">
					{home.whyChoose.heading}
				</h2>
				<ul className="thirds stagger" data-stagger="">
					{home.whyChoose.reasons.map(({ name, text, drawing }) => (
						<li className="why-choose__card ruled" key={name}>
							<div className="why-choose__drawing">
								<SpotDrawing spot={drawing} />
							</div>
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
