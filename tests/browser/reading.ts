import type { Page } from "playwright";

/** A line of text as it stands on the page, in CSS pixels. */
interface Line {
	readonly text: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** Why a reader cannot get at the whole of it. */
	readonly cut: string;
}

/**
 * Every line of text that is shown, and whether it is cut: by the side of the window, or by an element that hides what
 * does not fit into it. An element that scrolls cuts nothing. Words for assistive technology alone are left out.
 */
function linesOf(page: Page): Promise<readonly Line[]> {
	return page.evaluate(() => {
		const lines: Line[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: node } = texts;
			const element = node.parentElement;
			if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
			if (element.closest(".visually-hidden, .skip-link, noscript, script, svg")) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const { left, right, top, bottom, width } of range.getClientRects()) {
				if (width === 0) continue;
				let cut = "";
				for (let box: Element | null = element; box && !cut; box = box.parentElement) {
					const { overflowX, overflowY } = getComputedStyle(box);
					if (/auto|scroll/.test(overflowX)) break;
					if (overflowX === "visible" && overflowY === "visible") continue;
					const edge = box.getBoundingClientRect();
					const outside =
						left < edge.left - 1 ||
						right > edge.right + 1 ||
						(top + bottom) / 2 < edge.top ||
						(top + bottom) / 2 > edge.bottom;
					if (outside && box !== document.body && box !== document.documentElement)
						cut = `by ${box.className}`;
				}
				if (!cut && !element.closest(".type-table") && (left < -1 || right > innerWidth + 1)) {
					cut = "by the window";
				}
				lines.push({ text: node.textContent.trim().slice(0, 50), left, right, top, bottom, cut });
			}
		}
		return lines;
	});
}

/** What a reader misses on a page: lines that are cut, and lines that lie on each other. Empty when all is well. */
export async function whatIsLost(page: Page): Promise<string[]> {
	const lines = await linesOf(page);
	if (lines.length === 0) throw new Error("The page shows no text at all.");
	const cut = lines.filter((line) => line.cut).map(({ text, cut }) => `"${text}" is cut ${cut}`);
	const overlaps = lines.flatMap((line, index) =>
		lines.slice(index + 1).flatMap((other) => {
			const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
			// Boxes of tight headlines touch above and below their letters, so the middle of a line counts.
			const middle = (line.top + line.bottom) / 2;
			const distance = Math.abs(middle - (other.top + other.bottom) / 2);
			const height = Math.min(line.bottom - line.top, other.bottom - other.top);
			return across > 2 && distance < height * 0.5 ? [`"${line.text}" lies on "${other.text}"`] : [];
		}),
	);
	return [...cut, ...overlaps];
}

/** By how many pixels a page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max(0, scrollWidth - clientWidth);
	});
}
