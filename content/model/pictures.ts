/** The stock-photo service: https://unsplash.com/documentation#dynamically-resizable-images */
export const stockPhotoHost = "https://images.unsplash.com";
