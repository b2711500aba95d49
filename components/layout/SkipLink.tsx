/** The first stop of the Tab key. */
export function SkipLink() {
	return (
		<a className="skip-link button" href="#main">
			Skip to main content
		</a>
	);
}
