import { listPath, productPath } from "../content/model/routes.ts";
import type { MachineLink as Target } from "../content/pages.ts";
import { Link } from "./Link.tsx";
import type { Site } from "./site.ts";

interface Props {
	readonly site: Site;
	readonly to: Target;
	readonly className: string;
}

/** A link to a machine: to its own page, or to its place on a list. */
export function MachineLink({ site, to, className }: Props) {
	return (
		<Link
			site={site}
			to={"list" in to ? listPath(to.list) : productPath(to.product)}
			fragment={"list" in to ? to.fragment : undefined}
			className={className}
		>
			{to.label}
		</Link>
	);
}
