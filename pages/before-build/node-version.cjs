/** Runs before each command, and stops it if Node is too old. Its syntax works in every version of Node. */
const { engines } = require("../../package.json");

const needed = engines.node.replace(">=", "");

if (process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0) {
	console.error(`Needs Node ${needed} or later, and this is ${process.version}.`);
	process.exit(1);
}
