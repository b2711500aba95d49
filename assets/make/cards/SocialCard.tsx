import type { ReactElement } from "react";
import { mark } from "../../../components/drawings/mark.ts";
import { company } from "../../../content/company.ts";
import { textOf } from "../../../content/model/placeholder.ts";
import type { Palette } from "../palette.ts";
import type { Lettering } from "./lettering.ts";
import { CAPITALS, type PlacedWord, setText } from "./set-text.ts";

/** What sharing sites expect, in pixels. https://ogp.me/#structured */
const width = 1200;
const height = 630;

interface Props {
	/** The page's heading: one line, or its lines. */
	readonly lines: readonly string[];
	/** The smaller text below the heading. */
	readonly subheading: string | undefined;
	/** The drawing of the page, on the right of the card. */
	readonly drawing: ReactElement;
	/** For the heading. */
	readonly lettering: Lettering;
	/** For "Stretch" in the wordmark. */
	readonly logoLettering: Lettering;
	readonly palette: Palette;
	/** The style sheet of the drawings. */
	readonly styles: string;
}

const MARGIN = 64;
/** Height of the dark band with the logo. */
const BAND = 104;
const LOGO = 44;
/** Width of a tile of the isometric floor, twice its height. */
const TILE = 96;

/** The picture of a page on sharing sites: the page's heading and drawing. */
export function SocialCard({ lines, subheading, drawing, lettering, logoLettering, palette, styles }: Props) {
	const room = { width: 560, height: height - BAND - 2 * MARGIN };
	const heading = setText(lettering, lines, {
		...room,
		height: subheading === undefined ? room.height : 0.7 * room.height,
		largest: 132,
	});
	const foot = Math.max(0, ...heading.map(({ y }) => y)) + 44;
	const kind = setText(lettering, [subheading ?? ""], { ...room, height: room.height - foot, largest: 60 });
	return (
		<svg
			aria-hidden="true"
			xmlns="http://www.w3.org/2000/svg"
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
		>
			<style>{styles}</style>
			<rect width={width} height={height} fill={palette("paper")} />
			<Floor stroke={palette("grid")} />
			<svg aria-hidden="true" x={532} y={BAND} width={width - 532} height={height - BAND}>
				{drawing}
			</svg>
			<rect width={width} height={BAND} fill={palette("night")} />
			<g transform={`translate(${MARGIN} ${(BAND - 56) / 2})`}>
				<svg aria-hidden="true" width={56} height={56} viewBox={`0 0 ${mark.size} ${mark.size}`}>
					<path d={mark.top} fill={palette("accent")} />
					<path d={mark.film} fill={palette("paper")} />
				</svg>
				<Words
					of={setText(logoLettering, [textOf(company.wordmark)], { width: 960, height: LOGO, largest: LOGO })}
					at={[76, 28 - (CAPITALS / 2) * LOGO]}
					fill={palette("paper")}
				/>
			</g>
			<Words of={heading} at={[MARGIN, BAND + MARGIN]} fill={palette("ink")} />
			<Words of={kind} at={[MARGIN, BAND + MARGIN + foot]} fill={palette("ink-2")} />
		</svg>
	);
}

interface WordsProps {
	readonly of: readonly PlacedWord[];
	readonly at: readonly [x: number, y: number];
	readonly fill: string;
}

function Words({ of, at, fill }: WordsProps) {
	return (
		<g fill={fill} transform={`translate(${at.join(" ")})`}>
			{of.map(({ x, y, size, outline }) => (
				<path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size / 1000})`} d={outline} />
			))}
		</g>
	);
}

/** The grid of the floor, except under the heading. */
function Floor({ stroke }: { readonly stroke: string }) {
	const lines: string[] = [];
	for (let x = -height * 2; x < width + height * 2; x += TILE) {
		lines.push(`M${x} 0l${height * 2} ${height}M${x} 0l${-height * 2} ${height}`);
	}
	return (
		<>
			<linearGradient id="fade">
				<stop offset=".4" stopColor="#000" />
				<stop offset=".75" stopColor="#fff" />
			</linearGradient>
			<mask id="right" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
				<rect width={width} height={height} fill="url(#fade)" />
			</mask>
			<path d={lines.join("")} stroke={stroke} strokeWidth="2" fill="none" mask="url(#right)" />
		</>
	);
}
