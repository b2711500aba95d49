import type { Site } from "../site.ts";
import { Logo } from "./Logo.tsx";

interface Props {
	readonly site: Site;
}

/**
 * The sticky bar, 64 px high: logo and Menu. The popover attributes open the drawer where no script runs;
 * the script makes the same drawer modal.
 */
export function NavigationBar({ site }: Props) {
	return (
		<div className="navigation-bar">
			<div className="navigation-bar__row wrap">
				<Logo site={site} />
				<button
					className="key navigation-bar__menu"
					type="button"
					popoverTarget="navigation"
					aria-haspopup="dialog"
					data-opens-drawer=""
				>
					Menu
				</button>
			</div>
		</div>
	);
}
