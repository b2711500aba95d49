import type { StockPhoto, Upload } from "../../content/schema/pictures.ts";
import { Picture } from "../Picture.tsx";
import { StockPicture } from "./StockPicture.tsx";

interface Props {
	readonly text: string;
	readonly picture: StockPhoto | Upload | undefined;
}

/** 1.5rem wider than `.wrap` at both ends. */
const sizes = "(min-width: 1384px) 1328px, 100vw";

/** A dimension line with its words, across a picture if there is one. Without the picture's file its floor remains. */
export function Dimension({ text, picture }: Props) {
	const line = (
		<p className="dimension">
			<span>{text}</span>
		</p>
	);
	if (!picture) return line;
	return (
		<div className="band floor">
			{"photo" in picture ? (
				<Picture upload={picture} className="band__picture" sizes={sizes} place="below" />
			) : (
				<StockPicture picture={picture} className="band__picture" sizes={sizes} />
			)}
			{line}
		</div>
	);
}
