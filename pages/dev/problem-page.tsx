import { renderToStaticMarkup } from "react-dom/server";

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 70rem; margin: 3rem auto; padding-inline: 1.5rem; }
pre { padding: 1.5rem; border: 1px solid; border-inline-start-width: 0.5rem; overflow-x: auto; white-space: pre-wrap; }
`;

/**
 * What the development server answers instead of a page that cannot be made. It uses nothing of the site, which may be
 * what is broken.
 */
export function problemPage(message: string): string {
	return `<!doctype html>${renderToStaticMarkup(
		<html lang="en-US">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>Unexpected Application Error!</title>
				<style>{css}</style>
			</head>
			<body>
				<h1>Unexpected Application Error!</h1>
				<pre>{message}</pre>
				<p>This page comes back by itself when the mistake is mended.</p>
			</body>
		</html>,
	)}\n`;
}
