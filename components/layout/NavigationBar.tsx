import { labels } from "../../content/interface.ts";
import { Logo } from "./Logo.tsx";

/**
 * The sticky bar, 64 px high, with the logo and Menu. The popover attributes open the drawer
 * without script; the script makes the same drawer modal.
 */
export function NavigationBar() {
	return (
		<div className="navigation-bar">
			<div className="navigation-bar__row wrap">
				<Logo />{" "}
				<button
					className="plain-button navigation-bar__menu"
					type="button"
					popoverTarget="navigation"
					aria-haspopup="dialog"
					data-opens-drawer=""
				>
					{labels.menu}
				</button>
			</div>
		</div>
	);
}
