import type { Color } from "./schema/colors.ts";

/**
 * The brand color. Buttons, links, the moving parts of the drawings, icons and cards follow it,
 * light and dark.
 */
export const accent = "#ff6a13";

/**
 * The other colors: one for both schemes, or a light and a dark one. Style sheets use them as
 * `var(--paper)`.
 */
export const colors = {
	// Backgrounds, and lines on them. The cartons of drawings are k1 to k3.
	paper: ["#f3f0e9", "#0f171e"],
	sheet: ["#fbf9f4", "#16212a"],
	night: "#14212c",
	foot: "#0d161e",
	kraft: ["#dcb785", "#33281a"],
	rule: ["#cfc9bb", "#33414c"],
	grid: ["#e2ddd1", "#283742"],

	// Text.
	ink: ["#14212c", "#f1ede4"],
	"ink-2": ["#3d4a55", "#bcc4c9"],
	focus: ["#0b5fb0", "#8fd0ff"],

	// Drawings: k carton, kj its joints, w wood, m housing, s steel, d frame; 1 top, 2 left, 3 right.
	edge: ["#1c2a35", "#070d12"],
	dim: ["#66727c", "#8d9aa4"],
	dark: "#16222c",
	shade: ["#14212c14", "#0006"],
	k1: ["#e6c79c", "#d9b98b"],
	k2: ["#d3aa76", "#b9925f"],
	k3: ["#b5864f", "#8f6c41"],
	kj: ["#8a6435", "#6b4c25"],
	w1: "#e0cfae",
	w2: "#c9b083",
	w3: "#a88c60",
	m1: ["#fdfcf9", "#f1efea"],
	m2: ["#dddcd6", "#c3c6c5"],
	m3: ["#b9bcbb", "#8f989d"],
	s1: ["#e3e5e4", "#c3cbce"],
	s2: ["#b4bcbf", "#87939a"],
	s3: ["#8c989d", "#606d75"],
	d1: ["#4a5b68", "#74899a"],
	d2: ["#33434f", "#5a6f80"],
	d3: ["#1f2d38", "#43566a"],
	detail: ["#8c989d", "#606d75"],
	produce: ["#d3aa76", "#b9925f"],
	field: ["#8fb487", "#4a7350"],
	film: "#76c8fab3",
	"film-edge": "#fff",
	roll: "#9ed3ec",
} satisfies Record<string, Color>;
