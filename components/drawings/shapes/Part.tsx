import { createContext, type ReactNode, use } from "react";
import type { CalloutName } from "../../../content/callouts.ts";

/**
 * The numbers of the parts that the callouts of a poster name. Without a poster, there are none.
 */
export const NamedPartsContext = createContext<ReadonlyMap<CalloutName, number>>(new Map());

interface Props {
	readonly name: CalloutName;
	readonly children: ReactNode;
}

/**
 * A part of a machine that a callout can name. `data-part` connects it with its callout and its
 * term on the page: Part.css lights them up together.
 */
export function Part({ name, children }: Props) {
	const number = use(NamedPartsContext).get(name);
	return number === undefined ? children : <g data-part={number}>{children}</g>;
}
