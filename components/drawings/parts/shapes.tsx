import type { Ink } from "../ink.ts";
import { encode, polygon, polyline, type Segment } from "../path.ts";
import type { Point } from "../projection.ts";

interface OutlineProps {
	readonly ink?: Ink;
	readonly path: readonly Segment[];
}

/** Any outline. Without an ink, it is a plain line in the color of the edges. */
export function Outline({ ink, path }: OutlineProps) {
	return <path className={ink} d={encode(path)} />;
}

interface FacesProps {
	readonly ink?: Ink;
	/** Closed faces that do not hide one another, in inches. */
	readonly of: readonly (readonly Point[])[];
}

/** Faces of one ink in one path. */
export function Faces({ ink, of }: FacesProps) {
	return <path className={ink} d={encode(of.flatMap(polygon))} />;
}

interface LinesProps {
	readonly ink?: Ink;
	/** Open lines, in inches. */
	readonly of: readonly (readonly Point[])[];
}

/** Lines of one ink in one path. */
export function Lines({ ink, of }: LinesProps) {
	return <path className={ink} d={encode(of.flatMap(polyline))} />;
}
