import { type FloorPoint, project } from "../projection.ts";
import { heightAt, type Wrapping } from "./carriage.ts";
import { closed, type Frame, HOLD, JUMP, movingPart, short, strip } from "./keyframes.ts";
import { WEB_LENGTH } from "./side.tsx";
import { turned, uprightPose } from "./turning.ts";
import { type Strip, strips, webCorner, wind } from "./winding.ts";

/** Where the film carrier is, and how far it is turned from its drawing on the right side of the load. */
interface Carrier {
	readonly place: FloorPoint;
	/** Degrees, in the direction of angles on the floor. They fall as the carrier moves. */
	readonly heading: number;
}

/** The carrier seen from its four sides, beginning with the drawing on the right of the load. */
const QUARTERS = ["right", "back", "left", "front"] as const;
export type Quarter = (typeof QUARTERS)[number];

interface Orbit<Layer extends string> {
	readonly wrapping: Wrapping;
	/** The degrees of each turn of the clock at which to sample it. */
	readonly samples: readonly number[];
	readonly carrierAt: (angle: number) => Carrier;
	/** From the carrier to the line where the film leaves its roll, before it is turned. Inches. */
	readonly roll: FloorPoint;
	/** The visible drawing of the carrier at a heading: a quarter can have several, in front of the load and behind. */
	readonly layers: readonly Layer[];
	readonly layerAt: (heading: number) => Layer;
	/** Whether the carrier has parts in sheet units, in `-still`. */
	readonly hasUpright?: boolean;
}

interface OrbitMotion {
	readonly strips: readonly Strip[];
	/**
	 * The style sheet of the parts: `-place` moves with the carrier; in it `-spin` turns with it, in inches of the
	 * floor, by at most 45 degrees from its quarter; `-still` is what stays upright there, in sheet units; `-y` and `-x`
	 * fit the upright faces on the left and on the right of what turns; each layer shows by its own name. `-web` is the
	 * film in the air, in front of the load or behind it by `-web-front` and `-web-behind`.
	 */
	readonly styles: string;
}

/** The quarter of a heading, and how far the carrier is turned from that quarter's drawing. Degrees. */
export function quarterOf(heading: number): { quarter: Quarter; rest: number } {
	const quarters = Math.round(-heading / 90);
	const quarter = QUARTERS[((quarters % 4) + 4) % 4] ?? "right";
	return { quarter, rest: heading + 90 * quarters };
}

/** From sheet units to inches of the floor. */
const TO_FLOOR = "matrix(.25,-.25,.5,.5,0,0)";

/** Film carried around a still load, from left to right in front of it. */
export function orbit<Layer extends string>(options: Orbit<Layer>): OrbitMotion {
	const { wrapping, samples, carrierAt, roll, layers, layerAt, hasUpright = false } = options;
	const {
		machine,
		cycle,
		clock: { whole, timeOf },
		heights,
		arrival,
	} = wrapping;
	const rollAt = (angle: number): FloorPoint => {
		const { place, heading } = carrierAt(angle);
		const [x, y] = turned(roll, heading);
		return [place[0] + x, place[1] + y];
	};
	const bands = wind({ rollAt, heightAt: (angle) => heightAt(wrapping, angle), to: whole });
	const film = strips(
		`${machine}-film`,
		bands.map((band) => ({ ...band, at: timeOf(band.at) })),
	).filter(({ side }) => side === "front" || side === "right");

	const angles = Array.from({ length: whole / 360 }, (_, turn) => samples.map((angle) => 360 * turn + angle))
		.flat()
		.concat(whole);
	const part = (name: string, frames: readonly Frame[], steps = false) =>
		movingPart({ name: `${machine}-${name}`, cycle, frames: closed(frames, cycle), steps });
	const smooth = (pose: (angle: number) => string): Frame[] =>
		angles.map((angle) => ({ at: timeOf(angle), css: pose(angle) }));
	/** Frames before and after each moment at which a pose jumps. */
	const jumping = (moments: readonly number[], pose: (angle: number) => string): Frame[] =>
		[
			...smooth(pose),
			...moments.flatMap((angle) => [
				{ at: timeOf(angle) - JUMP, css: pose(angle - 0.01) + HOLD },
				{ at: timeOf(angle), css: pose(angle + 0.01) },
			]),
		].sort((a, b) => a.at - b.at);

	const quarterChanges = changes(whole, (angle) => quarterOf(carrierAt(angle).heading).quarter);
	const rest = (angle: number) => quarterOf(carrierAt(angle).heading).rest;
	const upright = (angle: number) => `transform:rotate(${short(-rest(angle))}deg)${TO_FLOOR}`;
	const face = (direction: number) => (angle: number) => {
		const turn = rest(angle);
		const pose = uprightPose([0, 0], turned([Math.cos(direction), Math.sin(direction)], turn));
		return pose.replace(/transform:translate\(.*?\)/, upright(angle));
	};
	const layerChanges = changes(whole, (angle) => layerAt(carrierAt(angle).heading));
	const shows = (isShown: (angle: number) => boolean, moments: readonly number[]): Frame[] =>
		[0, ...moments].map((angle) => ({
			at: timeOf(angle),
			css: `opacity:${isShown(angle + 0.01) ? 1 : 0}`,
		}));

	const web = (angle: number) => {
		const from = rollAt(angle);
		const corner = webCorner(from);
		const along: FloorPoint = [(corner[0] - from[0]) / WEB_LENGTH, (corner[1] - from[1]) / WEB_LENGTH];
		return uprightPose(from, along, heights[0]);
	};
	const webChanges = bands.map(({ at }) => at);
	const isInFront = (angle: number) => {
		const [, y] = webCorner(rollAt(angle));
		return y > 0;
	};

	return {
		strips: film,
		styles: [
			part(
				"place",
				smooth((angle) => {
					const [right, down] = project([...carrierAt(angle).place, 0]);
					return `transform:translate(${short(right)}px,${short(down)}px)`;
				}),
			),
			part(
				"spin",
				jumping(quarterChanges, (angle) => `transform:rotate(${short(rest(angle))}deg)`),
			),
			hasUpright ? part("still", jumping(quarterChanges, upright)) : "",
			part("y", jumping(quarterChanges, face(0))),
			part("x", jumping(quarterChanges, face(-Math.PI / 2))),
			...layers.map((layer) =>
				part(
					layer,
					shows((angle) => layerAt(carrierAt(angle).heading) === layer, layerChanges),
					true,
				),
			),
			part("web", jumping(webChanges, web)),
			part("web-front", shows(isInFront, webChanges), true),
			part(
				"web-behind",
				shows((angle) => !isInFront(angle), webChanges),
				true,
			),
			...film.map((one) => strip(one, cycle, arrival)),
		].join(""),
	};
}

/** The angles at which a choice changes. */
function changes<Choice>(whole: number, choose: (angle: number) => Choice): number[] {
	const found: number[] = [];
	let before = choose(0);
	for (let angle = 0; angle < whole; angle++) {
		let [early, late] = [angle, angle + 1];
		const after = choose(late);
		if (after === before) continue;
		while (late - early > 1e-4) {
			const middle = (early + late) / 2;
			if (choose(middle) === before) early = middle;
			else late = middle;
		}
		found.push(late);
		before = after;
	}
	return found;
}
