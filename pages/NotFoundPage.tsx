import { ErrorMessage } from "../components/ErrorMessage.tsx";
import { pages } from "../content/pages.ts";
import { UnknownProductPage } from "./UnknownProductPage.tsx";

/**
 * The page for an unknown path. If the path looks like a product's, its inline script shows the
 * template instead.
 */
export function NotFoundPage() {
	const { heading, copy } = pages["/404.html"];
	return (
		<>
			<ErrorMessage heading={heading} {...copy} />
			<template data-unknown-product="">
				<UnknownProductPage />
			</template>
		</>
	);
}
