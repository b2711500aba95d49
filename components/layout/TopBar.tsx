import { EmailLink } from "../EmailLink.tsx";
import { PhoneLink } from "../PhoneLink.tsx";

/** The bar at the top of every page: e-mail and phone. */
export function TopBar() {
	return (
		<div className="top-bar night">
			<div className="wrap row row--apart">
				<EmailLink className="top-bar__link small-link" /> <PhoneLink className="top-bar__link small-link" />
			</div>
		</div>
	);
}
