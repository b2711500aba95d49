/** What a build in memory came to. It crosses from the worker to the server, so it is plain data. */
export type Outcome =
	| {
			readonly kind: "site";
			readonly files: ReadonlyMap<string, string | Uint8Array>;
			/** The path under which the site lives. */
			readonly base: string;
			/** What is wrong with each page that could not be rendered, by its file. */
			readonly failed: ReadonlyMap<string, string>;
	  }
	| { readonly kind: "failure"; readonly message: string };
