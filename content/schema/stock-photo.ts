/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";

/** What the name of a picture at the service looks like, for messages. */
export const stockPhotoForm =
	'the part of the image\'s own address between the last "/" and the "?", such as "photo-1234567890123-0123456789ab"';

export function isStockPhoto(name: string): boolean {
	return /^photo-\d{13}-[\da-f]{12}$/.test(name);
}
