import { transform } from "esbuild";
import { expect, it } from "vitest";
import { files } from "../site.ts";

const filesOf = (extension: string) =>
	[...files].flatMap(([file, text]) => (file.endsWith(extension) ? [{ file, text: String(text) }] : []));

it.each(filesOf(".js"))("$file uses only syntax of 2021 and APIs of 2023", async ({ text }) => {
	const options = { minify: true, format: "esm" } as const;
	const [older, newest] = await Promise.all([
		transform(text, { ...options, target: "es2021" }),
		transform(text, { ...options, target: "esnext" }),
	]);
	expect(older.code).toBe(newest.code);
	expect(text).not.toMatch(
		/Popover|closedBy|commandFor|checkVisibility|startViewTransition|moveBefore|setHTML|withResolvers|groupBy|toSorted/,
	);
});

it.each(filesOf(".html"))(
	"$file has only attributes that older browsers know, and a separate rule for each newer selector",
	({ text }) => {
		expect(text).not.toMatch(/ (?:command|commandfor|closedby|interestfor|interesttarget)=/i);
		const css = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
		expect(css).not.toBe("");
		expect(css).not.toMatch(/light-dark\(|\(from |color-mix\(|&/);
		// A browser that does not know one selector of a list drops the whole rule.
		const lists = [...css.matchAll(/[{}]([^{}]*:popover-open[^{}]*)\{/g)].map(([, list = ""]) => list);
		expect(lists.filter((list) => list.includes(","))).toEqual([]);
	},
);
