import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface Props {
	readonly heading: string;
	readonly text: string;
	readonly action: string;
	/** What happened, as a picture. */
	readonly drawing: ReactNode;
	/** What else one can do, beside the way home. */
	readonly children?: ReactNode;
}

/** A page that leads nowhere: what happened, and the way home. */
export function Lost({ heading, text, action, drawing, children }: Props) {
	return (
		<div className="lost wrap split">
			<div>
				<h1>{heading}</h1>
				<p className="lost__text lead">{text}</p>
				<p className="row">
					<Link to="/" className="button">
						{action}
					</Link>
					{children}
				</p>
			</div>
			{drawing}
		</div>
	);
}
