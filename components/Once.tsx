import { createContext, type ReactNode } from "react";

/**
 * Takes what is the same on many pages of a site, and gives what stands for it. Rendering a page sets it, to make the
 * markup of each name once; where nothing sets it, the content stands for itself.
 */
export const RenderOnce = createContext((_name: string, content: ReactNode): ReactNode => content);

interface Props {
	/** On all pages of a site, what has the same name has to be the same; a test compares them. */
	readonly name: string;
	readonly children: ReactNode;
}

/** Content that is the same on many pages. */
export function Once({ name, children }: Props) {
	return <RenderOnce.Consumer>{(renderOnce) => renderOnce(name, children)}</RenderOnce.Consumer>;
}
