import type { ReactNode } from "react";
import type { RoutePath } from "../content/site/routes.ts";
import { hrefOf, useSite } from "./site-context.ts";

interface Props {
	readonly to: RoutePath;
	/** The id of an element on that page. The build fails if it does not exist. */
	readonly fragment?: string | undefined;
	readonly className?: string | undefined;
	/** Marks a link to the current page. */
	readonly current?: boolean;
	/** Replaces the text for screen readers. */
	readonly accessibleName?: string;
	readonly children: ReactNode;
}

/** A link within the site. A path that is not in the route manifest does not compile. */
export function Link({ to, fragment, className, current, accessibleName, children }: Props) {
	const site = useSite();
	return (
		<a
			className={className}
			href={hrefOf(site, to) + (fragment === undefined ? "" : `#${fragment}`)}
			aria-current={current ? "page" : undefined}
			aria-label={accessibleName}
		>
			{children}
		</a>
	);
}
