import type { Page } from "playwright";

/**
 * Finds unreadable text on a page: lines that overlap, or that are clipped by the side of the window or an element with
 * hidden overflow. Scrolling elements do not clip text. Leaves out text that is only for assistive technology.
 *
 * @throws Error for a page without text
 */
export function whatIsLost(page: Page): Promise<string[]> {
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
			// Words on screen keep clear of the window's sides. Printers add a margin of their own.
			const margin = matchMedia("print").matches ? -1 : 4;
			return left < margin || right > innerWidth - margin ? "the window" : "";
		}

		const lines: { readonly text: string; readonly box: DOMRect; readonly cutBy: string }[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const element = texts.currentNode.parentElement;
			const text = texts.currentNode.textContent?.trim().slice(0, 50);
			if (!element || !text || !isShown(element)) continue;
			const range = document.createRange();
			range.selectNodeContents(texts.currentNode);
			for (const box of range.getClientRects()) {
				if (box.width > 0) lines.push({ text, box, cutBy: whatCuts(box, element) });
			}
		}
		if (lines.length === 0) throw new Error("The page shows no text at all.");
		const { scrollWidth, clientWidth } = document.documentElement;
		return [
			...(scrollWidth > clientWidth ? [`The page scrolls ${scrollWidth - clientWidth} px sideways`] : []),
			...lines.flatMap(({ text, cutBy }) => (cutBy ? [`"${text}" is cut by ${cutBy}`] : [])),
			...lines.flatMap(({ text, box }, index) =>
				lines.slice(index + 1).flatMap(({ text: otherText, box: other }) => {
					const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
					// The boxes of tight headlines touch above and below the letters, so only the middle of a line counts.
					const distance = Math.abs(box.top + box.bottom - other.top - other.bottom) / 2;
					const overlaps = across > 2 && distance < Math.min(box.height, other.height) / 2;
					return overlaps ? [`"${text}" lies on "${otherText}"`] : [];
				}),
			),
		];
	});
}

/**
 * Finds text in drawings that is smaller than 11 px or outside the drawing, and text and enlarged details that the button
 * of their machine covers.
 */
export function unreadableInDrawings(page: Page): Promise<string[]> {
	return page.locator("svg :is(text, circle.z):visible").evaluateAll((words: SVGGraphicsElement[]) =>
		words.flatMap((word) => {
			const frame = word.ownerSVGElement?.getBoundingClientRect();
			const button = word.closest("figure")?.querySelector(".run-button")?.getBoundingClientRect();
			const { left, right, top, bottom } = word.getBoundingClientRect();
			const { c = 0, d = 0 } = word.getScreenCTM() ?? {};
			const size = Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(c, d);
			const isInside = frame && left >= frame.left && right <= frame.right;
			const isLegible = !(word instanceof SVGTextElement) || (size >= 11 && isInside);
			const isCovered =
				button && right > button.left && left < button.right && bottom > button.top && top < button.bottom;
			if (isLegible && !isCovered) return [];
			return [`${word.textContent}: ${size.toFixed(1)} px, inside: ${isInside}, covered: ${isCovered}`];
		}),
	);
}

/** What a keyboard user sees of the focused element. Undefined if it is the page itself. */
export function focusedStop(page: Page) {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return;
		const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
		const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
		const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
		const ringCutBy: string[] = left < ring || right + ring > innerWidth ? ["the window"] : [];
		for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
			const edge = box.getBoundingClientRect();
			const { overflow, overflowClipMargin } = getComputedStyle(box);
			const out = ring - (overflow === "clip" ? Number.parseFloat(overflowClipMargin) : 0);
			const isInside = left - out > edge.left && right + out < edge.right && top - out > edge.top;
			if (overflow !== "visible" && !(isInside && bottom + out < edge.bottom)) ringCutBy.push(box.className);
		}
		return {
			/** Its index among all elements of the page. */
			place: [...document.querySelectorAll("*")].indexOf(element),
			hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
			/** The classes of the boxes that do not show its whole ring. */
			ringCutBy,
			/** Whether any part of it is in the window and not behind the bar. */
			isSeen: [0.1, 0.5, 0.9].some((part) => {
				const hit = document.elementFromPoint(middle, start + (end - start) * part);
				return (
					element.contains(hit) || (hit !== document.body && hit?.matches("body *") && hit.contains(element))
				);
			}),
		};
	});
}
