import { Problem } from "../../assets/make/problem.ts";
import { hostRules } from "../hosts/rules.ts";
import { listen, run } from "./listen.ts";
import { baseOf, siteHandler } from "./site-handler.ts";

/**
 * Serves a built site like its hosts, headers included.
 *
 * @param port the value of PORT: "0" is any free port
 * @throws Problem when there is no site, or the port cannot be used
 */
export async function startSite(folder: string, port: string | undefined) {
	const base = await baseOf(folder).catch((cause: unknown) => {
		throw new Problem(`There is no built site in "${folder}". Run npm run build first.`, { cause });
	});
	const { security, immutableFolder, immutable, revalidate } = hostRules({ url: "http://localhost", base });
	const handler = siteHandler(folder, base, (file) => ({
		...Object.fromEntries(security.map(({ name, value }) => [name, value])),
		"Cache-Control": file.startsWith(`${immutableFolder}/`) ? immutable : revalidate,
	}));
	const running = await listen(handler, port, "npm start");
	return { ...running, url: `http://localhost:${running.port}${base}` };
}

if (process.argv[1] === import.meta.filename) {
	await run(async () => {
		const { url } = await startSite("dist", process.env.PORT);
		console.log(`The site is at ${url} (Ctrl+C stops it).`);
	});
}
