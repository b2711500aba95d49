import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface HostAnswer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	/** The body, decompressed. */
	readonly body: string;
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
	switch (encoding) {
		case "gzip":
			return gunzipSync(body);
		case "br":
			return brotliDecompressSync(body);
		default:
			return body;
	}
}

/** Requests exactly this path from a local server: `fetch` would normalize it first. */
export function ask(port: number, path: string, encoding = "identity"): Promise<HostAnswer> {
	return new Promise((resolve, reject) => {
		const asked = request(
			{ host: "127.0.0.1", port, path, agent: false, headers: { "accept-encoding": encoding } },
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("error", reject);
				response.on("end", () => {
					const body = unpacked(Buffer.concat(chunks), response.headers["content-encoding"]);
					resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString() });
				});
			},
		);
		asked.on("error", reject);
		asked.end();
	});
}
