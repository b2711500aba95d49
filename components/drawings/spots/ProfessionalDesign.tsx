import { Faces, Lines, line, Outline } from "../parts/shapes.tsx";
import { Box, Drum, parallelogram } from "../parts/solids.tsx";
import { circle, flat } from "../round.ts";

const HEIGHT = 32;

/** A film carriage, as drawn by its designer. Inches. */
export function ProfessionalDesign() {
	const groove = (x: number) => line([x, -5, HEIGHT - 5], [x, -5, 5]);
	return (
		<>
			<Faces ink="shadow" of={[parallelogram([-18, -9, 0], [36, 0, 0], [12, -12, 0])]} />
			<Box of="moving" at={[-18, -9, 0]} size={[36, 4, HEIGHT]} />
			<Lines of={[groove(-14), groove(-10)]} />
			<Box of="moving" at={[-4, -5, 0]} size={[22, 16, 2]} />
			<Drum cap="steel-top" side="steel-left" at={[1, -1, 2]} radius={2} height={26} />
			<Drum cap="roll-end" side="roll" at={[10, 3, 2]} radius={6} height={26} />
			<Box of="moving" at={[-4, -5, 28]} size={[22, 16, 2]} />
			<Outline path={circle(flat([10, 3, 30], 3))} />
		</>
	);
}
