import { listPath, productPath } from "../content/model/routes.ts";
import type { ProductLink } from "../content/schema/links.ts";
import { Link } from "./Link.tsx";

interface Props {
	readonly to: ProductLink;
	readonly className: string;
}

/** A link to a product: to its own page, or to its place on a list. */
export function MachineLink({ to, className }: Props) {
	return (
		<Link
			to={"list" in to ? listPath(to.list) : productPath(to.product)}
			fragment={"list" in to ? to.fragment : undefined}
			className={className}
		>
			{to.label}
		</Link>
	);
}
