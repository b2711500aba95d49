import { type ReactNode, use } from "react";
import { SceneContext } from "./scene.ts";

interface Props {
	readonly children: ReactNode;
}

/** Shown only in still drawings: arrows and measures that stand in for motion. */
export function InPicture({ children }: Props) {
	return use(SceneContext).stage ? null : children;
}
