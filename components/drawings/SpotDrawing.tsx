import type { ReactElement } from "react";
import type { SpotDrawingName } from "../../content/model/drawings.ts";
import { Drawing } from "./Drawing.tsx";
import { ProfessionalDesign } from "./spots/ProfessionalDesign.tsx";
import { QualityAssured } from "./spots/QualityAssured.tsx";
import { UsaBased } from "./spots/UsaBased.tsx";

interface Props {
	readonly spot: SpotDrawingName;
}

interface Spot {
	readonly Parts: () => ReactElement;
	readonly viewBox: string;
}

/** Each view box ends 9 units below its drawing, so that side by side they share a ground line. */
const spots: Readonly<Record<SpotDrawingName, Spot>> = {
	"professional-design": { Parts: ProfessionalDesign, viewBox: "-98 -118 210 170" },
	"usa-based": { Parts: UsaBased, viewBox: "-100 -108 210 170" },
	"quality-assured": { Parts: QualityAssured, viewBox: "-100 -123 210 170" },
};

/** A small drawing above a card. Decorative, because the card's heading says the same. */
export function SpotDrawing({ spot }: Props) {
	const { Parts, viewBox } = spots[spot];
	return (
		<Drawing alt="" viewBox={viewBox} kind="spot-drawing">
			<Parts />
		</Drawing>
	);
}
