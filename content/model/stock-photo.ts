/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";

/** What the name of a picture at the service looks like, for messages. */
export const stockPhotoForm = '"photo-", 13 digits, "-", then 12 digits or letters from a to f';

export function isStockPhoto(name: string): boolean {
	return /^photo-\d{13}-[\da-f]{12}$/.test(name);
}
