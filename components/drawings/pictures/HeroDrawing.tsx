import { hero } from "../machines/hero.tsx";
import { MachineScene } from "../machines/MachineScene.tsx";
import { Drawing } from "./Drawing.tsx";

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
