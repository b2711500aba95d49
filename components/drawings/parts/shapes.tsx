import type { SVGAttributes } from "react";
import type { Ink } from "../inks.ts";
import { useInk } from "../medium.ts";
import { encode, polygon, polyline, type Segment } from "../path.ts";
import type { Point } from "../projection.ts";

interface PathProps extends Pick<SVGAttributes<SVGPathElement>, "fillRule" | "pathLength"> {
	/** Without an ink, it is a plain line in the color of the edges. */
	readonly ink?: Ink | undefined;
	/** The moving part that it is, in a running machine. */
	readonly part?: string | undefined;
	readonly d: string;
}

/** A shape as path data. */
export function Path({ ink, part, ...shape }: PathProps) {
	const { className, ...look } = useInk(ink);
	return <path className={[className, part].filter(Boolean).join(" ") || undefined} {...look} {...shape} />;
}

interface OutlineProps {
	readonly ink?: Ink;
	readonly path: readonly Segment[];
}

/** Any outline. Without an ink, it is a plain line in the color of the edges. */
export function Outline({ ink, path }: OutlineProps) {
	return <Path ink={ink} d={encode(path)} />;
}

interface FacesProps {
	readonly ink?: Ink;
	/** Closed faces that do not hide one another, in inches. */
	readonly of: readonly (readonly Point[])[];
}

/** Faces of one ink in one path. */
export function Faces({ ink, of }: FacesProps) {
	return <Path ink={ink} d={encode(of.flatMap(polygon))} />;
}

interface LinesProps {
	readonly ink?: Ink;
	/** Open lines, in inches. */
	readonly of: readonly (readonly Point[])[];
}

/** Lines of one ink in one path. */
export function Lines({ ink, of }: LinesProps) {
	return <Path ink={ink} d={encode(of.flatMap(polyline))} />;
}

interface CircleProps extends Pick<SVGAttributes<SVGCircleElement>, "cx" | "cy" | "r"> {
	readonly ink: Ink;
}

/** A circle of the sheet. */
export function Circle({ ink, ...circle }: CircleProps) {
	return <circle {...useInk(ink)} {...circle} />;
}
