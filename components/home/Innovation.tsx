import { chooser } from "../../content/guide.ts";
import { home } from "../../content/home.ts";
import { Acreage } from "./Acreage.tsx";
import { MachineSheet } from "./MachineSheet.tsx";

/** The factory, the difference between the machines, and the machines themselves. */
export function Innovation() {
	const { heading, lead, text, site, picture } = home.innovation;
	return (
		<section className="innovation" aria-labelledby="innovation">
			<div className="wrap">
				<div className="innovation__intro">
					<h2 id="innovation">{heading}</h2>
					<p className="lead">{lead}</p>
					<div>
						<p>{text}</p>
						<p className="innovation__guide">
							<a className="text-link" href="#guide">
								{chooser.heading}
							</a>
						</p>
					</div>
				</div>
				<Acreage site={site} picture={picture} />
				<MachineSheet />
			</div>
		</section>
	);
}
