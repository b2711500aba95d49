/** `at Name (file:///…/components/Name.tsx:3:9)`: a frame of our own code, with the function and the place. */
const ownFrame = /at (?:async )?(?:([\w$.]+) \()?\S*?((?:components|pages|content)\/[^\s:)]+:\d+)/;

/** A page that could not be rendered. Its message is for the person who runs the build. */
export class RenderError extends Error {
	override readonly name = "RenderError";

	/** @param route the path of the page */
	constructor(route: string, cause: unknown) {
		const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
		const [, component = "unknown", place = "in a place that the error does not name"] =
			(cause instanceof Error && ownFrame.exec(cause.stack ?? "")) || [];
		super(
			`The page ${route} could not be rendered: the component ${component} (${place}) threw "${reason}".`,
			{ cause },
		);
	}
}
