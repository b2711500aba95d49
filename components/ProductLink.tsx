import { listPath, productPath } from "../content/model/routes.ts";
import type { ProductLink as Target } from "../content/schema/links.ts";
import { Link } from "./Link.tsx";

interface Props {
	readonly to: Target;
	readonly className: string;
}

/** A link to a product: to its own page, or to its place on a list. */
export function ProductLink({ to, className }: Props) {
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
