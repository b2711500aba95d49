import { Path } from "../parts/shapes.tsx";
import { BOLT_CIRCLE, BOLTS } from "../parts/turntable.tsx";
import { onFloorAt } from "./TurningLoad.tsx";

interface Props {
	/** The moving part that turns with the table. */
	readonly name: string;
	/** Top and radius of the table. Inches. */
	readonly z: number;
	readonly radius: number;
}

/** The bolts around the rim of a turning table. */
export function TurningBolts({ name, z, radius }: Props) {
	const reach = radius - BOLT_CIRCLE;
	return (
		<g className="inches" transform={onFloorAt(z)}>
			<g className={name}>
				<Path
					ink="bolts"
					pathLength={BOLTS}
					d={`M${reach} 0A${reach} ${reach} 0 1 1-${reach} 0A${reach} ${reach} 0 1 1 ${reach} 0`}
				/>
			</g>
		</g>
	);
}
