import "../generator/report-errors.ts";
import { listen, siteHandler } from "./serve.ts";

const port = process.env.PORT || "8080";
await listen(await siteHandler("dist"), port);
console.log(`The site is at http://localhost:${port}/ (Ctrl+C stops it).`);
