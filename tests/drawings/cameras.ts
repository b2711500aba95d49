import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "esbuild";
import type { createElement } from "react";
import type { renderToStaticMarkup } from "react-dom/server";
import type { Segment } from "../../components/drawings/geometry/path.ts";
import type { Point, SheetPoint } from "../../components/drawings/geometry/projection.ts";
import type { runnableMachines } from "../../components/drawings/machines/index.ts";
import type { MediumContext } from "../../components/drawings/shapes/medium.ts";
import type { SceneContext, stateAt } from "../../components/drawings/shapes/scene.ts";

/** How a camera sees inches on its sheet. It has to be linear. */
type Project = (point: Point) => SheetPoint;

/** The code of the drawings, with React. */
interface Code {
	readonly createElement: typeof createElement;
	readonly renderToStaticMarkup: typeof renderToStaticMarkup;
	readonly runnableMachines: typeof runnableMachines;
	readonly MediumContext: typeof MediumContext;
	readonly SceneContext: typeof SceneContext;
	readonly stateAt: typeof stateAt;
}

const folder = resolve("components/drawings");

/**
 * The exports that take the place of two modules' own: shapes have the numbers of their outlines in
 * place of path data.
 */
const replacements: Readonly<Record<string, string>> = {
	[resolve(folder, "geometry/projection.ts")]: "export const project = camera.project;",
	[resolve(folder, "geometry/path.ts")]:
		"export const encode = (outline) => camera.outlines.push(outline) - 1;",
};

const replace: Plugin = {
	name: "replace",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /\/(projection|path)\.ts$/ }, ({ path, importer, namespace }) => {
			const file = resolve(dirname(importer), path);
			return namespace === "file" && file in replacements ? { path: file, namespace: "camera" } : undefined;
		});
		onLoad({ filter: /./, namespace: "camera" }, ({ path }) => ({
			contents: `export * from ${JSON.stringify(path)};${replacements[path]}`,
			resolveDir: folder,
		}));
	},
};

const exports = `
	export { createElement } from "react";
	export { renderToStaticMarkup } from "react-dom/server";
	export { runnableMachines } from "./machines/index.ts";
	export { MediumContext } from "./shapes/medium.ts";
	export { SceneContext, stateAt } from "./shapes/scene.ts";
`;

const { outputFiles } = await build({
	stdin: { contents: exports, resolveDir: folder },
	bundle: true,
	write: false,
	format: "cjs",
	platform: "node",
	define: { "process.env.NODE_ENV": '"production"' },
	jsx: "automatic",
	plugins: [replace],
});
const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "require", "camera"]);

/** What a camera sees of a machine at a moment. */
export interface View {
	readonly markup: string;
	/** The outlines of its paths, before they are rounded. The `d` of a path is its index. */
	readonly outlines: readonly (readonly Segment[])[];
}

/**
 * A camera. It has its own copy of the code, because some shapes are computed when a module is
 * loaded.
 *
 * @returns a function that renders a machine at a share of its run, which starts at the moment of
 *   its picture
 */
export function cameraOf(project: Project): (name: string, share: number) => View {
	const outlines: Segment[][] = [];
	const module: { exports?: Code } = {};
	run(module, createRequire(import.meta.url), { project, outlines });
	const code = module.exports;
	if (!code) throw new Error("The drawings were not bundled.");
	return (name, share) => {
		const machine = code.runnableMachines.find((one) => one.name === name)?.machine;
		if (!machine) throw new Error(`No machine has the name "${name}".`);
		const moment = (share * machine.cycle + (machine.moment ?? 0)) % machine.cycle;
		const state = { ...code.stateAt(moment, "poster"), isRun: true };
		const scene = code.createElement(code.SceneContext, { value: state }, machine.scene);
		const medium = { is: "page", color: (token: string) => token } as const;
		outlines.length = 0;
		const markup = code.renderToStaticMarkup(
			code.createElement(code.MediumContext, { value: medium }, scene),
		);
		return { markup, outlines: [...outlines] };
	};
}
