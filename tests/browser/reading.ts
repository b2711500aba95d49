import type { Frame, Page } from "playwright";

/**
 * Finds what a reader cannot read: broken words, lines that overlap, and lines that are cut off at
 * the side of the window or of an element, even of one that scrolls sideways. In drawings, it finds
 * words that are smaller than 11 px or outside of their drawing, and words and dots of callouts
 * that a machine's button covers, and also if none of the words show in a window that has room for
 * them. Leaves out text that is only for assistive technology.
 *
 * @throws Error for a page without text
 */
export async function whatIsLost(page: Page): Promise<readonly string[]> {
	return (await page.evaluate(lostAtWidths, [undefined])).flatMap(({ lost }) => lost);
}

/**
 * Finds what a reader cannot read in a frame at each of these widths. The browser paints only the
 * last of them, because all are looked at in one call.
 */
export function whatIsLostAt(
	frame: Frame,
	widths: readonly number[],
): Promise<readonly { readonly width: number | undefined; readonly lost: readonly string[] }[]> {
	return frame.evaluate(lostAtWidths, widths);
}

/**
 * Runs in the page, or in a frame that it gives these widths. It gets this function alone, so those
 * that it calls are inside it.
 */
function lostAtWidths(widths: readonly (number | undefined)[]) {
	interface ShownText {
		readonly node: Node;
		readonly content: string;
		readonly element: Element;
	}

	interface Line {
		readonly text: string;
		readonly box: DOMRect;
		readonly cutBy: string;
	}

	function isShown(element: Element): boolean {
		return (
			element.checkVisibility({ visibilityProperty: true }) &&
			!element.closest(".visually-hidden, .skip-link, script, svg")
		);
	}

	function* shownTexts(): Generator<ShownText> {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const node = walker.currentNode;
			const content = node.textContent ?? "";
			const element = node.parentElement;
			if (element && content.trim() !== "" && isShown(element)) yield { node, content, element };
		}
	}

	/**
	 * The edges of elements that cut off what is beyond them, at the current width. Undefined for the
	 * others. The browser is asked once for each element, because many lines are in the same one.
	 */
	const edges = new Map<Element, { readonly edge: DOMRect; readonly scrolls: boolean } | undefined>();

	function edgesOf(element: Element) {
		if (!edges.has(element)) {
			const { overflowX, overflowY } = getComputedStyle(element);
			const showsAll = overflowX === "visible" && overflowY === "visible";
			const scrolls = /auto|scroll/.test(overflowY);
			edges.set(element, showsAll ? undefined : { edge: element.getBoundingClientRect(), scrolls });
		}
		return edges.get(element);
	}

	function cuts(element: Element, { left, right, top, bottom }: DOMRect): boolean {
		const cutting = edgesOf(element);
		if (!cutting) return false;
		const { edge, scrolls } = cutting;
		if (left < edge.left - 1 || right > edge.right + 1) return true;
		const middle = (top + bottom) / 2;
		return !scrolls && (middle < edge.top || middle > edge.bottom);
	}

	function whatCuts(line: DOMRect, element: Element): string {
		for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
			if (cuts(box, line)) return box.className || box.localName;
		}
		// Words on screen keep clear of the window's sides. Printers add a margin of their own.
		const margin = matchMedia("print").matches ? -1 : 4;
		return line.left < margin || line.right > innerWidth - margin ? "the window" : "";
	}

	function linesOf({ node, content, element }: ShownText): readonly Line[] {
		const text = content.trim().slice(0, 50);
		const range = document.createRange();
		range.selectNodeContents(node);
		return [...range.getClientRects()]
			.filter(({ width }) => width > 0)
			.map((box) => ({ text, box, cutBy: whatCuts(box, element) }));
	}

	function columnOf(element: Element): Element {
		const isInline = getComputedStyle(element).display === "inline";
		return isInline && element.parentElement ? columnOf(element.parentElement) : element;
	}

	function brokenWordsOf({ node, content, element }: ShownText): readonly string[] {
		function isBroken(start: number, end: number): boolean {
			const range = document.createRange();
			range.setStart(node, start);
			range.setEnd(node, end);
			const parts = [...range.getClientRects()];
			if (new Set(parts.map(({ top }) => top)).size <= 1) return false;
			// A word that is wider than its column has to break.
			const width = parts.reduce((sum, part) => sum + part.width, 0);
			return width < columnOf(element).clientWidth;
		}
		return [...content.matchAll(/(?<!\S)\p{L}{2,}(?=[\s.,:;?!)]|$)/gu)]
			.filter(({ 0: word, index }) => isBroken(index, index + word.length))
			.map(([word]) => word);
	}

	/**
	 * The boxes of tight headlines touch above and below the letters, so only the middle of a line
	 * counts.
	 */
	function overlap(one: DOMRect, other: DOMRect): boolean {
		const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
		const distance = Math.abs(one.top + one.bottom - other.top - other.bottom) / 2;
		return across > 2 && distance < Math.min(one.height, other.height) / 2;
	}

	function lostInTexts(): readonly string[] {
		const texts = [...shownTexts()];
		const lines = texts.flatMap(linesOf);
		if (lines.length === 0) throw new Error("The page shows no text at all.");
		const { scrollWidth, clientWidth } = document.documentElement;
		const farthest = lines.reduce((one, other) => (other.box.right > one.box.right ? other : one));
		return [
			...(scrollWidth > clientWidth
				? [`The page scrolls sideways; the text farthest to the right is "${farthest.text}"`]
				: []),
			...texts.flatMap(brokenWordsOf).map((word) => `"${word}" is broken`),
			...lines.flatMap(({ text, cutBy }) => (cutBy ? [`"${text}" is cut by ${cutBy}`] : [])),
			...lines.flatMap(({ text, box }, index) =>
				lines
					.slice(index + 1)
					.filter((other) => overlap(box, other.box))
					.map((other) => `"${text}" lies on "${other.text}"`),
			),
		];
	}

	function faultsOfMark(mark: SVGGraphicsElement): readonly string[] {
		// Readers hold paper closer than a screen.
		const least = matchMedia("print").matches ? 0 : 11;
		// Browsers place boxes at 64ths of a pixel.
		const rounded = 1 / 64;
		const frame = mark.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
		const button = mark.closest("figure")?.querySelector("button")?.getBoundingClientRect() ?? new DOMRect();
		const { left, right, top, bottom } = mark.getBoundingClientRect();
		const { c = 0, d = 0 } = mark.getScreenCTM() ?? {};
		const size = Number.parseFloat(getComputedStyle(mark).fontSize) * Math.hypot(c, d);
		const isText = mark instanceof SVGTextElement;
		const faults = {
			[`is only ${size.toFixed(1)} px high`]: isText && size + rounded < least,
			"is outside its drawing": isText && (left < frame.left || right > frame.right),
			"is behind the button":
				button.width > 0 && left < button.right && bottom > button.top && top < button.bottom,
		};
		const found = Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
		const name = isText ? `"${mark.textContent}"` : `The dot of "${mark.parentElement?.textContent}"`;
		return found.map((fault) => `${name} in a drawing ${fault}`);
	}

	function lostInDrawings(): readonly string[] {
		const marks = [...document.querySelectorAll<SVGGraphicsElement>("svg :is(text, .callouts circle)")];
		const shown = marks.filter((mark) => {
			const { width, height } = mark.getBoundingClientRect();
			return mark.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
		});
		const isLarge = innerWidth >= 640 && innerHeight >= 432;
		const haveWords = marks.some((mark) => mark instanceof SVGTextElement);
		const areHidden = haveWords && !shown.some((mark) => mark instanceof SVGTextElement);
		return [
			...(isLarge && areHidden ? ["No drawing shows any of its words"] : []),
			...shown.flatMap(faultsOfMark),
		];
	}

	return widths.map((width) => {
		if (width !== undefined) {
			frameElement?.setAttribute("width", `${width}`);
			edges.clear();
			if (innerWidth !== width) throw new Error(`The frame is ${innerWidth} and not ${width} px wide.`);
		}
		return { width, lost: [...lostInTexts(), ...lostInDrawings()] };
	});
}

/** The headings of the first level that a reader sees, with normalized white space. */
export function shownHeadings(page: Page): Promise<readonly string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll("h1")]
			.filter((heading) => heading.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.map(({ innerText }) => innerText.replace(/\s+/g, " ").trim()),
	);
}

/** What a keyboard user sees of the focused element. Undefined if it is the page itself. */
export function focusedStop(page: Page) {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
		const [start, end] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
		return {
			name: element.getAttribute("aria-label") ?? element.textContent,
			isInHeader: element.closest("header") !== null,
			/** Its index among all elements of the page. */
			place: [...document.querySelectorAll("*")].indexOf(element),
			hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
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
