import { machineDrawings } from "../../../content/schema/drawings.ts";
import { short } from "../geometry/path.ts";
import { machineClass } from "./machine-class.ts";
import { bare, floorSquare, leftShareOfPoster, load, plan, poster, spot } from "./view-boxes.ts";

const percent = (fraction: number): string => `${short(100 * fraction, 2)}%`;

const ratio = ({ width, height }: { readonly width: number; readonly height: number }) =>
	`${width}/${height}`;

/** Where a background of squares starts, so that one of their corners is at `origin`. */
const squaresFrom = (origin: number, square: number, size: number) =>
	percent((origin % square) / (size - square));

/**
 * The view boxes for the components that frame drawings: the ratio of a poster and how far across
 * it the middle of the load is; the ratio of a bare machine, and the squares of a floor around that
 * middle; the ratios of small drawings.
 */
const viewBoxRules = `@layer components{
.video{--poster:${ratio(poster)};--middle:${percent(poster.left / poster.width)}}
.machine-sheet__floor{aspect-ratio:${ratio(bare)}}
.machine-sheet__plan{aspect-ratio:${ratio(plan)}}
.why-choose__drawing{aspect-ratio:${ratio(spot)}}
.chooser__load{aspect-ratio:${ratio(load)}}
.machine-sheet__floor::before{
background-position:${squaresFrom(bare.left, floorSquare.width, bare.width)} ${squaresFrom(bare.above, floorSquare.height, bare.height)};
background-size:${percent(floorSquare.width / bare.width)} ${percent(floorSquare.height / bare.height)}}}`;

const nameRules = machineDrawings.map((name) => `.${machineClass(name)}{view-transition-name:${name}}`);
const offset = `${100 * leftShareOfPoster}%`;

/**
 * The names that connect a machine on two pages during a view transition. At this offset, the view
 * boxes of its poster and its bare drawing coincide throughout the transition. See
 * view-transition.css.
 */
const transitionRules = `@layer components{@media (prefers-reduced-motion:no-preference){
::view-transition-old(*),::view-transition-new(*){
inset-inline-start:${offset};inline-size:auto;block-size:100%;translate:-${offset}}
${nameRules.join("")}}}`;

/** The style rules that follow from the drawings, for the style sheet of the site. */
export const printedStyles = viewBoxRules + transitionRules;
