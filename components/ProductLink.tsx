import type { ReactNode } from "react";
import { productPath } from "../content/model/routes.ts";
import type { ProductLink as Target } from "../content/schema/links.ts";
import { Link } from "./Link.tsx";

interface Props {
	readonly to: Target;
	readonly className: string;
	/** Content before the label, such as a drawing without text. */
	readonly children?: ReactNode;
}

/** A link to a product: its own page, or its item on a list page. */
export function ProductLink({ to, className, children }: Props) {
	return (
		<Link
			to={productPath("list" in to ? to.list : to.product)}
			fragment={"list" in to ? to.fragment : undefined}
			className={className}
		>
			{children}
			{to.label}
		</Link>
	);
}
