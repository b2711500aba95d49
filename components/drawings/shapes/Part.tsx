import { createContext, type ReactNode, use } from "react";
import type { CalloutName } from "../../../content/callouts.ts";

/**
 * The parts that the callouts of a poster name, in the order of its callouts. Without a poster,
 * there are none.
 */
export const NamedPartsContext = createContext<readonly CalloutName[]>([]);

interface Props {
	readonly name: CalloutName;
	readonly children: ReactNode;
}

/**
 * A part of a machine that a callout can name. `data-part` connects it with its callout and its
 * term on the page: Part.css lights them up together.
 */
export function Part({ name, children }: Props) {
	const place = use(NamedPartsContext).indexOf(name);
	return place < 0 ? children : <g data-part={place + 1}>{children}</g>;
}
