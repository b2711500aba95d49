import type { Upload } from "../content/schema/pictures.ts";
import { useSite } from "./site-context.ts";

interface Props {
	readonly upload: Upload;
	readonly className?: string;
	/** The width at which the layout shows it, as the `sizes` attribute of an image. */
	readonly sizes: string;
	/**
	 * Where the picture is when the page opens: the largest element in view, a smaller one in view,
	 * or further down, where it loads lazily.
	 */
	readonly place: "main" | "first-view" | "below";
}

/** An uploaded photo or logo, in the format and size that suit the visitor's browser and screen. */
export function UploadedImage({ upload, className, sizes, place }: Props) {
	const site = useSite();
	const picture = site.pictures.get(upload.photo);
	if (!picture) {
		throw new Error(`The upload "${upload.photo}" has no variants. Call makePictures() first.`);
	}
	return (
		<picture>
			{picture.sources.map(({ type, variants }) => (
				<source
					key={type}
					type={type}
					srcSet={variants.map(({ file, width }) => `${site.base}${file} ${width}w`).join(", ")}
					sizes={sizes}
				/>
			))}
			<img
				className={className}
				src={site.base + picture.file}
				width={picture.width}
				height={picture.height}
				alt={upload.alt}
				loading={place === "below" ? "lazy" : undefined}
				fetchPriority={place === "main" ? "high" : undefined}
				decoding={place === "main" ? undefined : "async"}
			/>
		</picture>
	);
}
