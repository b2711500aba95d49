import type { ReactElement } from "react";
import { LogoMark } from "../drawings/LogoMark.tsx";

/** What sharing sites expect, in pixels. https://ogp.me/#structured */
const width = 1200;
const height = 630;

/** Space around the heading. */
const MARGIN = 64;
/** Height of the dark band with the logo. */
const BAND = 104;
const MARK = 56;

/** The room for the heading, in pixels. */
export const headingBox = { width: 560, height: height - BAND - 2 * MARGIN, largest: 132 };

/** The room for the wordmark, in pixels. */
export const wordmarkBox = { width: 960, height: 44, largest: 44 };

/** A text as an outline, at its position in its box. */
export interface PlacedText {
	readonly x: number;
	readonly y: number;
	/** Pixels per unit of the path. */
	readonly scale: number;
	readonly path: string;
	/** The token of its color. */
	readonly color: string;
}

interface Props {
	readonly wordmark: readonly PlacedText[];
	readonly heading: readonly PlacedText[];
	/** The drawing of the page, on the right of the card. */
	readonly drawing: ReactElement;
}

/** The picture of a page on sharing sites: the page's heading and drawing. */
export function SocialCard({ wordmark, heading, drawing }: Props) {
	return (
		<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
			<rect width={width} height={height} fill="var(--paper)" />
			<Floor />
			<svg aria-hidden="true" x={532} y={BAND} width={width - 532} height={height - BAND}>
				{drawing}
			</svg>
			<rect width={width} height={BAND} fill="var(--night)" />
			<svg
				aria-hidden="true"
				x={MARGIN}
				y={(BAND - MARK) / 2}
				width={MARK}
				height={MARK}
				color="var(--paper)"
			>
				<LogoMark />
			</svg>
			<Texts of={wordmark} x={MARGIN + 76} y={(BAND - 30) / 2} />
			<Texts of={heading} x={MARGIN} y={BAND + MARGIN} />
		</svg>
	);
}

interface TextsProps {
	readonly of: readonly PlacedText[];
	readonly x: number;
	readonly y: number;
}

function Texts({ of, x: left, y: top }: TextsProps) {
	return of.map(({ x, y, scale, path, color }) => (
		<path
			key={`${x} ${y}`}
			transform={`translate(${left + x} ${top + y}) scale(${scale})`}
			d={path}
			fill={`var(--${color})`}
		/>
	));
}

/** The grid of the floor. It fades out under the heading. */
function Floor() {
	const lines = Array.from({ length: 40 }, (_, index) => {
		const x = 96 * index - 2 * height;
		return `M${x} 0l${2 * height} ${height}M${x} 0l${-2 * height} ${height}`;
	});
	return (
		<>
			<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2={width}>
				<stop offset=".4" stopColor="var(--paper)" />
				<stop offset=".75" stopColor="var(--grid)" />
			</linearGradient>
			<path d={lines.join("")} stroke="url(#fade)" strokeWidth="2" />
		</>
	);
}
