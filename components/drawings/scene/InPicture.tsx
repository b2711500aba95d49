import { type ReactNode, use } from "react";
import { SceneContext } from "./scene.ts";

interface Props {
	readonly children: ReactNode;
}

/** What only a picture shows: arrows and measures, which say what a run shows. */
export function InPicture({ children }: Props) {
	return use(SceneContext).stage ? null : children;
}
