import {
	MessageChannel,
	type MessagePort,
	receiveMessageOnPort,
	Worker,
	workerData,
} from "node:worker_threads";
import { type Route, routes } from "../content/model/routes.ts";
import { type FoundLinks, LinkCheck } from "./output/links.ts";
import { type PageInputs, PageMaker, type Policies } from "./page-maker.ts";
import type { SiteFile } from "./site-file.ts";
import { AtMostWeigher, type FoundWeights } from "./weigh-at-most.ts";

/** How many routes a thread takes at once. */
const batch = 32;
/** How many messages the second thread may be ahead: their pages wait in memory. */
const ahead = 8;

/** What both threads count, by its place in the memory that they share. */
const count = { routesTaken: 0, messagesSent: 1, messagesReceived: 2 } as const;

/** What the second thread has found in its pages, besides making them. */
export interface Found {
	readonly links: FoundLinks;
	readonly weights: FoundWeights;
	readonly policies: Policies;
}

type Message =
	| { readonly kind: "pages"; readonly files: readonly (readonly [path: string, contents: Uint8Array])[] }
	| { readonly kind: "found"; readonly found: Found }
	| { readonly kind: "problem"; readonly message: string };

/** What the second thread is started with. */
interface Start {
	readonly makesPages: true;
	readonly port: MessagePort;
	readonly counts: Int32Array;
}

/** Takes the next routes that neither thread has taken. */
function takeRoutes(counts: Int32Array): readonly Route[] {
	const first = Atomics.add(counts, count.routesTaken, batch);
	return routes.slice(first, first + batch);
}

/** Makes the pages of a large site on two cores: each thread takes the next ones as soon as it is free. */
export class SecondThread {
	readonly #port: MessagePort;
	readonly #counts = new Int32Array(new SharedArrayBuffer(12));

	/**
	 * Starts the thread, which loads the site's code while this one still makes what pages need.
	 *
	 * @param code the file that calls `actAsSecondThread`
	 */
	constructor(code: string) {
		const { port1, port2 } = new MessageChannel();
		this.#port = port1;
		const start: Start = { makesPages: true, port: port2, counts: this.#counts };
		// A build that fails does not wait for it.
		new Worker(code, { workerData: start, transferList: [port2] }).unref();
	}

	/**
	 * All pages, in no particular order: those of this thread as texts, those of the other one as bytes.
	 *
	 * @param add told at the end what the other thread has found
	 * @throws Error with the message of what went wrong in the other thread
	 */
	*pages(maker: PageMaker, inputs: PageInputs, add: (found: Found) => void): Generator<SiteFile> {
		this.#port.postMessage(inputs);
		for (;;) {
			const message = this.#receive();
			if (message?.kind === "problem") throw new Error(message.message);
			if (message?.kind === "found") return add(message.found);
			if (message) yield* message.files;
			else {
				const own = takeRoutes(this.#counts);
				for (const route of own) yield maker.make(route);
				if (own.length === 0) this.#wait();
			}
		}
	}

	#receive(): Message | undefined {
		const received = receiveMessageOnPort(this.#port);
		if (received === undefined) return undefined;
		Atomics.add(this.#counts, count.messagesReceived, 1);
		Atomics.notify(this.#counts, count.messagesReceived);
		return received.message;
	}

	/** Waits for a message, while no other work is left. */
	#wait(): void {
		const received = Atomics.load(this.#counts, count.messagesReceived);
		if (Atomics.wait(this.#counts, count.messagesSent, received, 60_000) === "timed-out") {
			throw new Error("The second thread has made no page for a minute. Build again; dist/ is untouched.");
		}
	}
}

/** Whether this is a thread that `SecondThread` has started. */
export function isSecondThread(): boolean {
	return workerData?.makesPages === true;
}

/** A text in memory of its own, which can be given away. Buffer writes much faster than a TextEncoder. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
	const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
	bytes.write(text);
	return bytes;
}

/** Makes pages for the thread that has started this one, until all are taken. */
export function actAsSecondThread(): void {
	const { port, counts }: Start = workerData;

	function send(message: Message, transferred: readonly ArrayBuffer[] = []): void {
		const sent = Atomics.load(counts, count.messagesSent);
		const received = Atomics.load(counts, count.messagesReceived);
		if (sent - received >= ahead) Atomics.wait(counts, count.messagesReceived, received);
		port.postMessage(message, transferred);
		Atomics.add(counts, count.messagesSent, 1);
		Atomics.notify(counts, count.messagesSent);
	}

	function makePages(inputs: PageInputs): void {
		const maker = new PageMaker(inputs);
		const links = new LinkCheck(inputs.site.base);
		const weigher = new AtMostWeigher();
		for (let own = takeRoutes(counts); own.length > 0; own = takeRoutes(counts)) {
			const pages = own.map((route) => maker.make(route));
			for (const _ of weigher.through(links.through(pages)));
			const files = pages.map(([path, markup]) => [path, bytesOf(markup)] as const);
			send(
				{ kind: "pages", files },
				files.map(([, contents]) => contents.buffer),
			);
		}
		send({
			kind: "found",
			found: { links: links.found, weights: weigher.found, policies: maker.policies },
		});
	}

	port.once("message", (inputs: PageInputs) => {
		try {
			makePages(inputs);
		} catch (error) {
			send({ kind: "problem", message: error instanceof Error ? error.message : String(error) });
		}
		port.close();
	});
}
