import { renderToStaticMarkup } from "react-dom/server";
import { LoadDrawing } from "../../components/drawings/LoadDrawing.tsx";
import { MachineDrawing } from "../../components/drawings/MachineDrawing.tsx";
import { MeasureDrawing } from "../../components/drawings/MeasureDrawing.tsx";
import { PlanDrawing } from "../../components/drawings/PlanDrawing.tsx";
import { loadDrawings, machineDrawings, planDrawings } from "../../content/model/drawings.ts";
import { drawingStyles } from "./palette.ts";
import { hashedFile, type SiteFile } from "./site-file.ts";

/** The drawings in the sprite, with their classes. */
export function SpriteDrawings() {
	return (
		<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			{machineDrawings.map((machine) => (
				<MachineDrawing key={machine} machine={machine} view="bare" alt="" />
			))}
			<MeasureDrawing />
			{loadDrawings.map((load) => (
				<LoadDrawing key={load} load={load} />
			))}
			{planDrawings.map((plan) => (
				<PlanDrawing key={plan} plan={plan} />
			))}
		</svg>
	);
}

/**
 * The drawings that pages show with `<use>`. Firefox and WebKit apply no rules for classes there, so the shapes have
 * them as attributes. Their colors are still the tokens of the page, in light and dark, on paper and in forced colors.
 * An `<img>` would not do: in WebKit it is always light, and no engine gives it forced colors.
 */
export async function makeSprite(root: string): Promise<SiteFile> {
	// lightningcss cannot keep a var() in rules that it changes: https://github.com/parcel-bundler/lightningcss/issues/1065
	const styles = (await drawingStyles(root, (token) => `--${token}`)).replace(/--[\w-]+/g, "var($&)");
	const rules = [...styles.matchAll(/([^{}]+)\{([^}]+)\}/g)].flatMap(([, selectors = "", rule = ""]) =>
		selectors.split(",").map((selector) => ({ selector, declarations: rule.split(";") })),
	);
	const attributesFor = (drawing: string, shape: string) => {
		const selectors = drawing.split(" ").flatMap((kind) => shape.split(" ").map((ink) => `.${kind} .${ink}`));
		const used = rules.filter(({ selector }) => selectors.includes(selector));
		const declarations = used.flatMap((rule) => rule.declarations).map((text) => text.split(":"));
		return Object.entries(Object.fromEntries(declarations)).map(([name, value]) => ` ${name}="${value}"`);
	};
	const drawings = renderToStaticMarkup(<SpriteDrawings />).replace(
		/<svg class="([^"]*)"[^>]*>(.*?)<\/svg>/g,
		(_, drawing: string, shapes: string) =>
			shapes.replace(/ class="([^"]*)"/g, (_, shape: string) => attributesFor(drawing, shape).join("")),
	);
	return hashedFile("drawings", "svg", drawings);
}
