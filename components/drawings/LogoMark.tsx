/** Logo: a carton with its top in the accent colour and turns of film that rise to the right. Decorative. */
export function LogoMark() {
	return (
		<svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
			<path className="a2" d="m20 2 15 7.5-15 7.5-15-7.5z" />
			<path d="m5 12.5 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v5.5l-15 8.5-15-6.5zm0 8 15 6.5 15-8.5v4.2l-15 7.5-15-7.5z" />
		</svg>
	);
}
