interface Props {
	readonly text: string;
}

/** A page that is one text and nothing else: no header, footer or navigation. */
export function BareContent({ text }: Props) {
	return (
		<main className="bare">
			<h1 className="bare__text">{text}</h1>
		</main>
	);
}
