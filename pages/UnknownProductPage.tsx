interface Props {
	readonly heading: string;
}

/** The answer to an unknown product: one text and nothing else. */
export function UnknownProductPage({ heading }: Props) {
	return (
		<main className="bare">
			<h1 className="bare__text">{heading}</h1>
		</main>
	);
}
