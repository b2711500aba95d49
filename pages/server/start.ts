import "../generator/report-errors.ts";
import { defaultPort, listen, siteHandler } from "./serve.ts";

const { PORT, HOST } = process.env;
const addresses = await listen(await siteHandler("dist"), PORT || defaultPort, HOST);
console.log(`The site is at ${addresses.join(" and ")} (Ctrl+C stops it).`);
