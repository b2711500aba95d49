import { type ReactElement, use } from "react";
import type { ColorName } from "../../../content/site/palette.ts";
import { MediumContext } from "../shapes/medium.ts";
import { LogoMark } from "./marks.tsx";

/** The size that social networks expect, in pixels. https://ogp.me/#structured */
export const cardSize = { width: 1200, height: 630 };

const { width, height } = cardSize;

/** Height of the dark band with the logo. */
const BAND = 104;
const MARGIN = 64;

/** The place of the heading, and its largest font size. */
export const headingBox = {
	left: MARGIN,
	top: BAND + MARGIN,
	right: 624,
	bottom: height - MARGIN,
	largest: 132,
};

/** The place of the wordmark, and its font size. */
export const wordmarkBox = { left: 140, top: 37, right: width - MARGIN, bottom: BAND, largest: 44 };

/** A text as an outline, at its position. */
export interface PlacedText {
	readonly x: number;
	readonly y: number;
	/** Pixels per unit of the path. */
	readonly scale: number;
	readonly path: string;
	readonly color: ColorName;
}

interface Props {
	readonly texts: readonly PlacedText[];
	/** The drawing of the page, on the right of the card. */
	readonly drawing: ReactElement;
}

/** The picture of a page on social networks: the page's heading and drawing. */
export function SocialCard({ texts, drawing }: Props) {
	const { color: tokenColor } = use(MediumContext);
	return (
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
			<rect width={width} height={height} fill={tokenColor("paper")} />
			<Floor />
			<svg
				aria-hidden="true"
				x="532"
				y={BAND}
				width={width - 532}
				height={height - BAND}
				color={tokenColor("ink")}
			>
				{drawing}
			</svg>
			<rect width={width} height={BAND} fill={tokenColor("night")} />
			<svg aria-hidden="true" x={MARGIN} y="24" width="56" height="56" color={tokenColor("paper")}>
				<LogoMark />
			</svg>
			{texts.map(({ x, y, scale, path, color }) => (
				<path
					key={`${x} ${y}`}
					transform={`translate(${x} ${y}) scale(${scale})`}
					d={path}
					fill={tokenColor(color)}
				/>
			))}
		</svg>
	);
}

/** The grid of the floor. It fades out under the heading. */
function Floor() {
	const { color: tokenColor } = use(MediumContext);
	const lines = Array.from({ length: 40 }, (_, index) => {
		const x = 96 * index - 2 * height;
		return `M${x} 0l${2 * height} ${height}M${x} 0l${-2 * height} ${height}`;
	});
	return (
		<>
			<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2={width}>
				<stop offset=".4" stopColor={tokenColor("paper")} />
				<stop offset=".75" stopColor={tokenColor("grid")} />
			</linearGradient>
			<path d={lines.join("")} stroke="url(#fade)" strokeWidth="2" />
		</>
	);
}
