import { Drawing } from "./Drawing.tsx";
import { hero } from "./machines/hero.tsx";
import { MachineScene } from "./scene/MachineScene.tsx";

interface Props {
	readonly alt: string;
}

/** The turntable wrapper beside the headline. */
export function HeroDrawing({ alt }: Props) {
	return (
		<Drawing alt={alt} viewBox="-262 -372 600 480" machine="hero">
			<g className="still">
				<MachineScene machine={hero} view="poster" />
			</g>
		</Drawing>
	);
}
