import { CartonLoad } from "../parts/load.tsx";
import { project } from "../projection.ts";
import { MarkedPlace } from "./MarkedPlace.tsx";

const PLACES = [
	{ x: 0, y: -72, layers: 2 },
	{ x: -72, y: 0, layers: 3 },
	{ x: 36, y: 36, layers: 4 },
] as const;

/** Loads of several heights, each where a truck set it down. */
export function StagedLoads() {
	return PLACES.map(({ x, y, layers }) => (
		<g key={x} transform={`translate(${project([x, y, 0]).join(" ")})`}>
			<MarkedPlace />
			<CartonLoad z={0} layers={layers} />
		</g>
	));
}
