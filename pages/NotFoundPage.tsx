import { LostLoadDrawing } from "../components/drawings/LostLoadDrawing.tsx";
import { Lost } from "../components/Lost.tsx";
import { fixedPages, notFoundPage } from "../content/pages.ts";
import { UnknownProductPage } from "./UnknownProductPage.tsx";

interface Props {
	readonly heading: string;
}

/** The answer to an unknown path. Its inline script shows the template instead where a product should be. */
export function NotFoundPage({ heading }: Props) {
	return (
		<>
			<Lost heading={heading} {...notFoundPage} drawing={<LostLoadDrawing />} />
			<template data-unknown-product="">
				<UnknownProductPage {...fixedPages["/products/404.html"]} />
			</template>
		</>
	);
}
