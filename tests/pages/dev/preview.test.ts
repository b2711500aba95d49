import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isProductPath } from "../../../assets/not-found/product-path.ts";
import { type Preview, startPreview } from "../../../pages/dev/preview.ts";

const script = fileURLToPath(new URL("../../../pages/dev/preview.ts", import.meta.url));
const tsx = import.meta.resolve("tsx");

const pages = {
	"index.html": "home page",
	"404.html": "full page",
	"products/404.html": "bare page",
	"products/x1/index.html": "x1 page",
	"assets/site.css": "a{}",
};

let root: string;

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "preview-"));
	for (const [path, contents] of Object.entries(pages)) {
		await mkdir(dirname(join(root, "dist", path)), { recursive: true });
		await writeFile(join(root, "dist", path), contents);
	}
});

afterAll(async () => {
	await rm(root, { recursive: true, force: true });
});

/** Asks for a path exactly as it is written, which `fetch` would tidy up first. */
async function ask(url: string, path: string, method = "GET") {
	const asked = request(new URL(url), { path, method, headers: { host: "localhost" } }).end();
	const [response] = await once(asked, "response");
	return { status: response.statusCode, type: response.headers["content-type"], body: await text(response) };
}

/** Runs the command `npm start` runs after the build. */
function runScript(env: Readonly<Record<string, string>>, cwd = root) {
	return spawn(process.execPath, ["--import", tsx, script], { cwd, env: { ...process.env, ...env } });
}

async function outcomeOf(child: ReturnType<typeof runScript>) {
	const [stdout, stderr, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, "exit"),
	]);
	return { stdout, stderr, code };
}

describe("the preview", () => {
	let preview: Preview;

	beforeAll(async () => {
		vi.stubEnv("PORT", "1");
		preview = await startPreview({ folder: join(root, "dist"), port: 0 });
	});

	afterAll(async () => {
		vi.unstubAllEnvs();
		await preview.close();
	});

	it.each([
		["/", 200, "home page"],
		["/products/x1/", 200, "x1 page"],
		["/products/x1", 200, "x1 page"],
		["/assets/site.css", 200, "a{}"],
		["/nope", 404, "full page"],
		["/nope?from=/products/x2", 404, "full page"],
		["/products", 404, "full page"],
		["/products/", 404, "full page"],
		["/products/x2", 404, "bare page"],
		["/products/x2/", 404, "bare page"],
		["/products/x2?a=b/c", 404, "bare page"],
		["/products/x2/more", 404, "full page"],
		["/a/products/x2", 404, "full page"],
		["/%", 404, "full page"],
		["/%E0%A4%A", 404, "full page"],
		["/%00", 404, "full page"],
		["/products/%ff", 404, "bare page"],
		["/../dist-secret", 404, "full page"],
	])("answers %s with %i and the %s", async (path, status, body) => {
		expect(await ask(preview.url, path)).toMatchObject({ status, body });
	});

	it("sends a not-found page as HTML", async () => {
		expect(await ask(preview.url, "/nope")).toMatchObject({ type: "text/html;charset=utf-8" });
	});

	it.each([
		["/", 200],
		["/nope", 404],
	])("answers HEAD %s with %i and no body", async (path, status) => {
		expect(await ask(preview.url, path, "HEAD")).toMatchObject({ status, body: "" });
	});

	it("shows a file that a new build has added", async () => {
		expect(await ask(preview.url, "/added/")).toMatchObject({ status: 404 });
		await mkdir(join(root, "dist", "added"));
		await writeFile(join(root, "dist", "added", "index.html"), "added page");
		expect(await ask(preview.url, "/added/")).toMatchObject({ status: 200, body: "added page" });
	});

	it("takes its port from its caller, and leaves the environment as it was", () => {
		expect(preview.url).not.toBe("http://localhost:1/");
		expect(process.env.PORT).toBe("1");
	});

	it("says why an address cannot be opened", async () => {
		const options = { folder: join(root, "dist"), port: 0, host: "203.0.113.1" };
		await expect(startPreview(options)).rejects.toThrow(
			/^The port 0 cannot be opened \(.*EADDRNOTAVAIL.*\)\./,
		);
	});

	it("is gone once it is closed", async () => {
		const { url, close } = await startPreview({ folder: join(root, "dist"), port: 0 });
		await close();
		await expect(ask(url, "/")).rejects.toThrow("ECONNREFUSED");
	});
});

describe("the command", () => {
	it("prints one line with the address where the site is, and nothing else", async () => {
		// A HOST in the environment is some shells' name for the machine, and must not change where the preview listens.
		const child = runScript({ PORT: "0", HOST: "203.0.113.1" });
		const outcome = outcomeOf(child);
		const [line] = await once(child.stdout, "data");
		const [, url = "http://none"] = /^The site is at (http:\/\/localhost:\d+\/) /.exec(String(line)) ?? [];
		const home = await ask(url, "/");
		child.kill();
		expect(home).toMatchObject({ status: 200, body: "home page" });
		expect(await outcome).toMatchObject({
			stdout: `The site is at ${url} (Ctrl+C stops it).\n`,
			stderr: "",
		});
	});

	it("listens on the port that PORT names", async () => {
		const probe = createServer().listen(0, "127.0.0.1");
		await once(probe, "listening");
		const port = portOf(probe.address());
		probe.close();
		const child = runScript({ PORT: String(port) });
		const [line] = await once(child.stdout, "data");
		child.kill();
		expect(String(line)).toBe(`The site is at http://localhost:${port}/ (Ctrl+C stops it).\n`);
	});

	it("says that the port is busy, and does not move to another", async () => {
		const other = createServer().listen(0, "127.0.0.1");
		await once(other, "listening");
		const port = portOf(other.address());
		const outcome = await outcomeOf(runScript({ PORT: String(port) }));
		other.close();
		expect(outcome).toEqual({
			stdout: "",
			stderr: `The port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start.\n`,
			code: 1,
		});
	});

	it("says what to run first when there is no built site", async () => {
		expect(await outcomeOf(runScript({ PORT: "0" }, tmpdir()))).toEqual({
			stdout: "",
			stderr: 'There is no built site in "dist". Run npm run build first.\n',
			code: 1,
		});
	});

	it.each(["http", "-1", "80.5", "65536", "0x50"])("says that %j is not a port", async (port) => {
		expect(await outcomeOf(runScript({ PORT: port }))).toEqual({
			stdout: "",
			stderr: `PORT is "${port}", which is not a port. Use a whole number up to 65535: PORT=8080 npm start.\n`,
			code: 1,
		});
	});
});

describe("the path of an unknown product", () => {
	it.each(["/products/x2", "/products/x2/", "/products/x2.html"])("is recognised in %s", (path) => {
		expect(isProductPath(path, "/")).toBe(true);
	});

	it.each(["/", "/products", "/products/", "/products/x2/y", "/products//", "/a/products/x2", "products/x2"])(
		"is not seen in %s",
		(path) => {
			expect(isProductPath(path, "/")).toBe(false);
		},
	);

	it("lies below the site's base path", () => {
		expect(isProductPath("/repo/products/x2/", "/repo/")).toBe(true);
		expect(isProductPath("/products/x2/", "/repo/")).toBe(false);
		expect(isProductPath("/else/products/x2/", "/repo/")).toBe(false);
	});
});

function portOf(address: AddressInfo | string | null): number {
	if (address === null || typeof address === "string") {
		throw new Error("The server has no port.");
	}
	return address.port;
}
