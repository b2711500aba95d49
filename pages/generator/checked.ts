/**
 * Checks the content before any other module derives routes and links from it: build.ts imports
 * this first. It runs without waiting, because modules next to one that waits would start in the
 * meantime.
 *
 * @throws Problem that lists every mistake
 */
import { composeLetters } from "../../content/check/compose.ts";
import { checkContent } from "../../content/check/content.ts";
import { rejectContent } from "./problem.ts";

composeLetters();
rejectContent(checkContent());
