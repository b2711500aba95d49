import { home } from "../../content/home.ts";
import { Acreage } from "./Acreage.tsx";
import { MachineSheet } from "./MachineSheet.tsx";

/** The factory's site, and the sheet of all machines. */
export function Innovation() {
	const { heading, lead } = home.innovation;
	return (
		<section className="innovation" aria-labelledby="innovation">
			<div className="wrap">
				<div className="split split--halves">
					<h2 id="innovation">{heading}</h2>
					<p className="lead">{lead}</p>
				</div>
				<Acreage />
				<MachineSheet />
			</div>
		</section>
	);
}
