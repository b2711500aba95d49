/** An upload of which no picture can be made. The message goes on from the file's name: "is empty. Upload it again." */
export class UnfitUpload extends Error {
	override readonly name = "UnfitUpload";
}
