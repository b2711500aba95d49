import type { WriteStream } from "node:tty";

/** Work is shown as it goes on when it takes longer than this many milliseconds. */
const patience = 1000;

const clearLine = "\r\u001b[K";

export interface Progress {
	/** Tells how far the work is. */
	show(text: string): void;
	/** Takes away what is shown for the moment only. */
	done(): void;
}

/**
 * Tells on a terminal how far long work is, in one line that changes; elsewhere in plain lines, one a second.
 *
 * @param now the milliseconds since any moment
 */
export function progressOn(
	stream: Pick<WriteStream, "write"> & { readonly isTTY?: boolean },
	now: () => number,
): Progress {
	let shownAt = now();
	let isOpen = false;
	return {
		show: (text) => {
			if (!isOpen && now() - shownAt < patience) return;
			if (stream.isTTY) {
				isOpen = true;
				stream.write(clearLine + text);
			} else {
				shownAt = now();
				stream.write(`${text}\n`);
			}
		},
		done: () => {
			if (isOpen) stream.write(clearLine);
			isOpen = false;
		},
	};
}
