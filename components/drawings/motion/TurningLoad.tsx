import type { ComponentProps, ReactNode } from "react";
import { LOAD_HEIGHT } from "../parts/load.tsx";
import { project } from "../projection.ts";
import { CartonSide, CartonTop, SideFilm } from "./side.tsx";
import type { Side, Strip } from "./winding.ts";

interface Props {
	/** Prefix of the machine's part names. */
	readonly machine: string;
	/** Underside of the load, and its top. Inches. */
	readonly from: number;
	readonly to: number;
	readonly strips: readonly Strip[];
	/** What covers a side: film by default. */
	readonly Film?: (props: ComponentProps<typeof SideFilm>) => ReactNode;
	readonly long: ReactNode;
	readonly short: ReactNode;
	readonly top: ReactNode;
}

/** A load that turns about the middle of the sheet: its two visible sides with their film, and its top. */
function TurningLoad({ machine, from, to, strips, Film = SideFilm, long, short, top }: Props) {
	const film = (side: Side) => (
		<g className={`${machine}-${side}`}>
			<Film side={side} strips={strips} />
		</g>
	);
	return (
		<>
			<g className="inches" transform={`translate(0 ${project([0, 0, from])[1]})`}>
				<g className={`${machine}-long`}>
					{long}
					{film("front")}
					{film("back")}
				</g>
				<g className={`${machine}-short`}>
					{short}
					{film("right")}
					{film("left")}
				</g>
			</g>
			<g className="inches" transform={onFloorAt(to)}>
				<g className={`${machine}-turn`}>{top}</g>
			</g>
		</>
	);
}

/** A turning load of cartons on a pallet. */
export function TurningCartons({ machine, from, strips }: Pick<Props, "machine" | "from" | "strips">) {
	return (
		<TurningLoad
			machine={machine}
			from={from}
			to={from + LOAD_HEIGHT}
			strips={strips}
			long={<CartonSide side="long" shade={`${machine}-long-shade`} />}
			short={<CartonSide side="short" shade={`${machine}-short-shade`} />}
			top={<CartonTop />}
		/>
	);
}

/** Draws level shapes at a height, in inches of the floor. */
export function onFloorAt(z: number): string {
	return `matrix(2 1-2 1 0 ${project([0, 0, z])[1]})`;
}
