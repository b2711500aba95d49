/** Where the pages of the development server receive its events. */
export const statusPath = "/.dev/status";

export interface BuildStatus {
	/** Changes with each build. A page of another version reloads. */
	readonly version: string;
	/** Why the last build failed, if it did. */
	readonly problem?: string;
}
