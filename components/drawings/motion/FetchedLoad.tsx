import type { ComponentProps, ReactNode } from "react";
import { ForkCarriage, Forks } from "../parts/forks.tsx";
import { SideFilm } from "./side.tsx";
import { TurningLoad } from "./TurningLoad.tsx";

/**
 * A load on a turntable that a lift truck takes away and replaces: the forks are in its pallet, with their carriage in
 * front of it. The next load has no film.
 */
export function FetchedLoad({ Film = SideFilm, ...load }: ComponentProps<typeof TurningLoad>) {
	const { machine, from } = load;
	const truck = (part: ReactNode) => (
		<g className={`${machine}-truck-fade`}>
			<g className={`${machine}-truck`}>{part}</g>
		</g>
	);
	return (
		<>
			{truck(<Forks z={from} />)}
			<g className={`${machine}-load-fade`}>
				<g className={`${machine}-load`}>
					<TurningLoad
						{...load}
						Film={(side) => (
							<g className={`${machine}-laid`}>
								<Film {...side} />
							</g>
						)}
					/>
				</g>
			</g>
			{truck(<ForkCarriage z={from} />)}
		</>
	);
}
