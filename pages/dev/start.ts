import { cacheControl, hostRules } from "../hosts/rules.ts";
import { listen } from "./listen.ts";
import { baseOf, siteHandler } from "./site-handler.ts";

/**
 * Serves a built site like its hosts, headers included.
 *
 * @param port the value of PORT
 * @throws Problem when the port cannot be used
 */
export async function startSite(folder: string, port: string) {
	const base = await baseOf(folder);
	const { security, immutableFolder, immutable, revalidate } = hostRules({ url: "http://localhost", base });
	const handler = siteHandler(folder, base, (file) => [
		...security,
		cacheControl(file.startsWith(`${immutableFolder}/`) ? immutable : revalidate),
	]);
	const server = await listen(handler, port, "npm start");
	return { server, url: `http://localhost:${port}${base}` };
}

if (process.argv[1] === import.meta.filename) {
	await import("../before-build/prepare.ts");
	const { url } = await startSite("dist", process.env.PORT || "8080");
	console.log(`The site is at ${url} (Ctrl+C stops it).`);
}
