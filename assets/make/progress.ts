/** A build is silent for at most this long, in milliseconds. */
const LONGEST_SILENCE = 3000;

let spoke = performance.now();

/** Prints what the build is doing if it has printed nothing for three seconds. */
export function progress(doing: string): void {
	if (performance.now() - spoke < LONGEST_SILENCE) return;
	console.log(doing);
	spoke = performance.now();
}
