import type { ReactElement } from "react";
import type { MachineDrawingName, PlanDrawingName } from "../../../content/schema/drawings.ts";
import { keysOf } from "../../../content/schema/keys.ts";
import { hero } from "./hero.tsx";
import type { Machine } from "./machine.ts";
import { r600LightWeightLoad } from "./r600-light-weight-load.tsx";
import { r600Robot } from "./r600-robot.tsx";
import { s300InLine } from "./s300-in-line.tsx";
import { s600 } from "./s600.tsx";
import { t1300Ring } from "./t1300-ring.tsx";
import { ventedWrap } from "./vented-wrap.tsx";
import { x0ps } from "./x0ps.tsx";
import { x1 } from "./x1.tsx";
import { x200 } from "./x200.tsx";

/** Every machine drawing, by the name that content uses. */
export const machines: Readonly<Record<MachineDrawingName, Machine>> = {
	"r600-robot": r600Robot,
	"r600-light-weight-load": r600LightWeightLoad,
	"t1300-ring": t1300Ring,
	"s300-in-line": s300InLine,
	x200,
	x0ps,
	x1,
	s600,
	"vented-wrap": ventedWrap,
};

/** Every machine that runs: those on posters, and the one beside the headline. */
export const runnableMachines = keysOf({ ...machines, hero }).map((name) => ({
	name,
	machine: name === "hero" ? hero : machines[name],
}));

/** The types of machines from above, by the names that content uses, all at one scale. */
export const plans: Readonly<Record<PlanDrawingName, ReactElement>> = {
	robot: r600Robot.plan,
	turntable: x1.plan,
	"vertical-ring": s600.plan,
	roping: ventedWrap.plan,
	"rotary-ring": t1300Ring.plan,
	"in-line": s300InLine.plan,
};
