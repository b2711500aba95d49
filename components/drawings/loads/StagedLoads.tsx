import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
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
			<Pallet z={0} />
			<Cartons z={PALLET_HEIGHT} layers={layers} layerHeight={11.2} />
		</g>
	));
}
