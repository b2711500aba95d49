import { home } from "../../content/home.ts";
import { pages } from "../../content/pages.ts";
import { HeroDrawing, hero, RunButton } from "../drawings/index.ts";
import { PhoneLink } from "../PhoneLink.tsx";
import { Stretched } from "../Stretched.tsx";

/** The headline beside a machine that wraps a load. */
export function Hero() {
	const { lead, action, alt, caption } = home.hero;
	return (
		<section className="hero floor" aria-labelledby="headline">
			<div className="hero__columns wrap">
				<div className="hero__words">
					<h1 className="hero__headline" id="headline">
						{pages["/"].heading.map((line) => (
							<span className="hero__line" key={line}>
								<Stretched text={line} />{" "}
							</span>
						))}
					</h1>
					<p className="hero__lead lead">{lead}</p>
					<p className="row">
						<a className="button" href="#chooser">
							{action}
						</a>{" "}
						<PhoneLink className="text-link" call />
					</p>
				</div>
				<figure className="hero__figure" data-machine="">
					<div className="hero__stage" data-stage="">
						<HeroDrawing alt={alt} />
					</div>
					<RunButton machine="hero" autoplayMilliseconds={1000 * hero.cycle} />
					<figcaption className="caption">{caption}</figcaption>
				</figure>
			</div>
		</section>
	);
}
