import type { Page } from "playwright";

/** A line of text, or the box of a control, in CSS pixels. */
interface Piece {
	readonly name: string;
	readonly isText: boolean;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	/** What clips a part of it, or "". */
	readonly cutBy: string;
}

/**
 * Every visible line of text and every control, and whether it is clipped: by the side of the window, or by an element
 * that hides its overflow. A scrolling element clips nothing. Text that is only for assistive technology
 * is left out.
 */
function piecesOf(page: Page): Promise<readonly Piece[]> {
	return page.evaluate(() => {
		function isShown(element: Element): boolean {
			return (
				element.checkVisibility({ visibilityProperty: true }) &&
				!element.closest(".visually-hidden, .skip-link, noscript, script, svg")
			);
		}
		function whatCuts({ left, right, top, bottom }: DOMRect, element: Element): string {
			const middle = (top + bottom) / 2;
			for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				if (/auto|scroll/.test(overflowX)) return "";
				if (overflowX === "visible" && overflowY === "visible") continue;
				const edge = box.getBoundingClientRect();
				const isInside = left >= edge.left - 1 && right <= edge.right + 1;
				if (!isInside || middle < edge.top || middle > edge.bottom) return box.className;
			}
			return left < -1 || right > innerWidth + 1 ? "the window" : "";
		}
		function pieceOf(name: string, isText: boolean, box: DOMRect, element: Element): Piece {
			const { left, right, top, bottom } = box;
			return {
				name: name.trim().slice(0, 50),
				isText,
				left,
				right,
				top,
				bottom,
				cutBy: whatCuts(box, element),
			};
		}

		const pieces: Piece[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { currentNode: node } = texts;
			const element = node.parentElement;
			if (!element || !node.textContent?.trim() || !isShown(element)) continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			for (const box of range.getClientRects()) {
				if (box.width > 0) pieces.push(pieceOf(node.textContent, true, box, element));
			}
		}
		for (const control of document.querySelectorAll("a, button, summary")) {
			if (isShown(control)) {
				pieces.push(pieceOf(control.textContent ?? "", false, control.getBoundingClientRect(), control));
			}
		}
		return pieces;
	});
}

/** What is unreadable on a page: clipped texts and overlapping lines. Empty if there are none. */
export async function whatIsLost(page: Page): Promise<string[]> {
	const pieces = await piecesOf(page);
	if (pieces.length === 0) throw new Error("The page shows no text at all.");
	const cut = pieces.flatMap(({ name, cutBy }) => (cutBy ? [`"${name}" is cut by ${cutBy}`] : []));
	const lines = pieces.filter(({ isText }) => isText);
	const overlaps = lines.flatMap((line, index) =>
		lines.slice(index + 1).flatMap((other) => {
			const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
			// Boxes of tight headlines touch above and below their letters, so the middle of a line counts.
			const distance = Math.abs(line.top + line.bottom - other.top - other.bottom) / 2;
			const height = Math.min(line.bottom - line.top, other.bottom - other.top);
			return across > 2 && distance < height * 0.5 ? [`"${line.name}" lies on "${other.name}"`] : [];
		}),
	);
	const sideways = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	});
	return [...cut, ...overlaps, ...(sideways > 0 ? [`The page scrolls ${sideways} px sideways`] : [])];
}

/** Text in drawings that is smaller than 11 px, or outside the drawing. */
export function unreadableInDrawings(page: Page): Promise<string[]> {
	return page.locator("svg text:visible").evaluateAll((words) =>
		words.flatMap((word) => {
			const frame = word.closest("svg")?.getBoundingClientRect();
			const box = word.getBoundingClientRect();
			const matrix = word instanceof SVGGraphicsElement ? word.getScreenCTM() : null;
			const size =
				Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(matrix?.c ?? 0, matrix?.d ?? 0);
			const isInside = frame && box.left >= frame.left && box.right <= frame.right;
			return size < 11 || !isInside
				? [`${word.textContent}: ${size.toFixed(1)} px, inside: ${isInside}`]
				: [];
		}),
	);
}
