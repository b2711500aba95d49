import { type ReactNode, use } from "react";
import { SceneContext } from "./scene.ts";

interface Props {
	readonly children: ReactNode;
}

/** What only a run shows, because it says nothing while it stands still. */
export function InRun({ children }: Props) {
	return use(SceneContext).stage ? children : null;
}
