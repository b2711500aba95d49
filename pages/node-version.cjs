/** Runs before each command, and stops it if Node is too old. Its syntax works in every version of Node. */
const { engines } = require("../package.json");

/** @param {string} version */
function numbersIn(version) {
	const [major = 0, minor = 0] = (version.match(/\d+/g) || []).map(Number);
	return [major, minor];
}

const [major = 0, minor = 0] = numbersIn(engines.node);
const [runningMajor = 0, runningMinor = 0] = numbersIn(process.versions.node);

if (runningMajor < major || (runningMajor === major && runningMinor < minor)) {
	console.error(`Needs Node ${major}.${minor} or later, and this is ${process.version}.`);
	process.exit(1);
}
