import type { ReactNode } from "react";
import { LostLoadDrawing } from "./drawings/index.ts";
import { Link } from "./Link.tsx";

interface Props {
	readonly heading: string;
	readonly text: string;
	/** The label of the link to the home page. */
	readonly action: string;
	/** What visitors can do besides going to the home page. */
	readonly children?: ReactNode;
}

/** The content of an error page: what happened, and a link to the home page. */
export function ErrorMessage({ heading, text, action, children }: Props) {
	return (
		<div className="error-message wrap split split--halves">
			<div>
				<h1>{heading}</h1>
				<p className="error-message__text lead">{text}</p>
				<p className="row">
					<Link to="/" className="button">
						{action}
					</Link>{" "}
					{children}
				</p>
			</div>
			<LostLoadDrawing />
		</div>
	);
}
