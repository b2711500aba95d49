import type { StockPhoto } from "../../content/schema/pictures.ts";
import { stockPhotoHost } from "../../content/schema/stock-photo.ts";

interface Props {
	readonly picture: StockPhoto;
	/** The width at which the layout shows it, as the `sizes` attribute of an image. */
	readonly sizes: string;
}

/**
 * A decoration from the stock-photo service, with the ratio 5:2. It loads lazily, and sends the
 * service no cookie, and of the page's address only the origin.
 */
export function StockPicture({ picture, sizes }: Props) {
	const address = (width: number) =>
		`${stockPhotoHost}/${picture.stockPhoto}?auto=format&fit=crop&w=${width}&h=${width * 0.4}&q=60`;
	return (
		<img
			loading="lazy"
			src={address(1600)}
			srcSet={[800, 1600].map((width) => `${address(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={1600}
			height={640}
			alt=""
			referrerPolicy="no-referrer"
			crossOrigin="anonymous"
		/>
	);
}
