/** Runs before each command, in syntax that every Node can read, and ends it where the versions of Node differ too much. */
const { engines } = require("../package.json");

const [major, minor] = engines.node.match(/\d+/g).map(Number);
const [runningMajor, runningMinor] = process.versions.node.split(".").map(Number);

if (runningMajor < major || (runningMajor === major && runningMinor < minor)) {
	console.error(`Needs Node ${major}.${minor} or later, and this is ${process.version}.`);
	process.exit(1);
}
