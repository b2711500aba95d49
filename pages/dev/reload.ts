import { createHash } from "node:crypto";

/** Where a page of the development server asks whether it is out of date. */
export const reloadPath = "/.dev/version";

/**
 * Loads the page anew when the server has another version than the one it was made of. A page that nobody sees
 * lets go of its connection: browsers open no more than six to a host.
 */
function reloadScript(version: string): string {
	return `{let stream;const listen=()=>{stream?.close();if(document.hidden)return;stream=new EventSource("${reloadPath}");stream.onmessage=({data})=>{if(data!=="${version}")location.reload()}};document.addEventListener("visibilitychange",listen);listen()}`;
}

/** Adds a source to a directive of a policy, or the directive to the policy. */
function allow(policy: string, directive: string, source: string): string {
	const directives = policy.split("; ");
	const index = directives.findIndex((text) => text.split(" ")[0] === directive);
	return index === -1
		? [...directives, `${directive} ${source}`].join("; ")
		: directives.with(index, `${directives[index]} ${source}`).join("; ");
}

const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

/** The page as the development server sends it: it reloads itself, and its own policy lets it. */
export function withReload(page: string, version: string): string {
	const script = reloadScript(version);
	const hash = createHash("sha256").update(script).digest("base64");
	return page
		.replace(policyTag, (_, before: string, policy: string, after: string) => {
			const plain = policy.replaceAll("&#x27;", "'");
			const allowed = allow(allow(plain, "script-src", `'sha256-${hash}'`), "connect-src", "'self'");
			return before + allowed + after;
		})
		.replace("</body>", () => `<script>${script}</script></body>`);
}
