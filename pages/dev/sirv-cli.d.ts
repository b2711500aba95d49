/** The part of sirv-cli that the preview uses; the package brings no types. */
declare module "*/sirv-cli/index.js" {
	import type { IncomingMessage, ServerResponse } from "node:http";

	interface Options {
		readonly host: string;
		readonly port: number;
		/** Looks a file up at each request instead of once at the start. */
		readonly dev: boolean;
		readonly quiet: boolean;
		readonly onNoMatch: (request: IncomingMessage, response: ServerResponse) => void;
	}

	/** Starts a server and keeps it to itself. Takes another free port when the wanted one cannot be had. */
	export default function serve(folder: string, options: Options): void;
}
