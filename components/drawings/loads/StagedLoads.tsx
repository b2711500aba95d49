import { Cartons, PALLET_HEIGHT, Pallet } from "../parts/load.tsx";
import { project } from "../projection.ts";

const PLACES = [
	{ x: -10, y: -70, layers: 2 },
	{ x: -62, y: 10, layers: 3 },
	{ x: 56, y: 16, layers: 4 },
] as const;

/** Loads of several heights, each where it was set down. */
export function StagedLoads() {
	return PLACES.map(({ x, y, layers }) => (
		<g key={x} transform={`translate(${project([x, y, 0]).join(" ")})`}>
			<Pallet z={0} />
			<Cartons z={PALLET_HEIGHT} layers={layers} layerHeight={11.2} />
		</g>
	));
}
