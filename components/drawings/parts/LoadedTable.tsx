import { RAMP } from "../mechanisms/wrapping.ts";
import type { Point } from "../projection.ts";
import { VerticalPanel } from "../scene/Panel.tsx";
import { FORKS, HALF_WIDTH, heightOfCartons, PALLET_HEIGHT } from "./load.tsx";
import { Faces, Lines, line, panel } from "./shapes.tsx";

interface Props {
	/** Underside, top and radius of the table. Inches. */
	readonly from?: number;
	readonly to: number;
	readonly radius: number;
	/** Whether a pallet jack brings the load over a loading ramp. Otherwise a walkie stacker sets it down. */
	readonly ramp: boolean;
}

/** An inch across the sheet, which is as long as an inch upward. */
const ALONG: Point = [0.625, -0.625, 0];
/** Height of a low load, with its pallet. Inches. */
const LOAD = heightOfCartons(3);

/** A turntable from the side, with the truck that loads it on the left. */
export function LoadedTable({ from = 0, to, radius, ramp }: Props) {
	const front = ramp ? -HALF_WIDTH - 4 : -radius - 2;
	const forks = panel(front, -HALF_WIDTH, to + 1, to + 3);
	const { foot, body, frame } = ramp
		? {
				foot: (
					<Faces
						ink="steel-top"
						of={[
							[
								[-radius, to],
								[-radius - RAMP, 0],
								[-radius, 0],
							],
						]}
					/>
				),
				body: [panel(front - 6, front, to, to + 8)],
				frame: [
					[front - 6, to + 8],
					[front - 9, to + 8],
					[front - 25, to + 38],
					[front - 22, to + 38],
				] as const,
			}
		: {
				foot: <Faces ink="frame-left" of={[panel(4 - radius, radius - 4, 0, from)]} />,
				body: [panel(front - 2, front, to, to + 12), panel(front - 20, front - 6, 2, 26)],
				frame: panel(front - 6, front - 2, 0, 58),
			};
	return (
		<VerticalPanel pose={{ at: [0, 0, 0], along: ALONG }}>
			<Lines ink="dimension" of={[line([-60, 0], [36, 0])]} />
			{foot}
			<Faces ink="steel-left" of={[panel(-radius, radius, from, to)]} />
			<Faces ink="moving-left" of={[forks, ...body]} />
			<Faces ink="frame-left" of={[frame]} />
			<VerticalPanel pose={{ at: [0, 0, to], along: ALONG }}>
				<Faces ink="wood-left" of={[panel(-HALF_WIDTH, HALF_WIDTH, 0, PALLET_HEIGHT)]} />
				<Faces ink="carton-left" of={[panel(-HALF_WIDTH, HALF_WIDTH, PALLET_HEIGHT, LOAD)]} />
				<Faces ink="opening" of={FORKS.short} />
			</VerticalPanel>
		</VerticalPanel>
	);
}
