import {
	autoplayAddress,
	embedAddress,
	playerHost,
	playerName,
	videoIdExample,
	watchAddress,
} from "../content/schema/player.ts";
import { routes } from "../content/site/routes.ts";

/** The ids of the videos on a page, in order. */
export function videoIdsOn(path: string): readonly string[] {
	return routes
		.filter((route) => route.path === path)
		.flatMap((route) => {
			if (route.kind === "product") return [route.product.videoId];
			return route.kind === "list" ? Object.values(route.list.items).map(({ videoId }) => videoId) : [];
		});
}

/** All ids of videos. */
const videoIds = routes.flatMap(({ path }) => videoIdsOn(path));

/** A text in which the name and the addresses of the player are those of no real one. */
export function withNoRealPlayer(text: string): string {
	return videoIds
		.reduce((rest, id) => {
			const name = id === videoIdExample ? "example" : id;
			return rest
				.replaceAll(autoplayAddress(id), `https://player.example/play/${name}`)
				.replaceAll(embedAddress(id), `https://player.example/embed/${name}`)
				.replaceAll(watchAddress(id), `https://videos.example/${name}`);
		}, text)
		.replaceAll(playerHost, "https://player.example")
		.replaceAll(`Watch on ${playerName}`, "Watch on Videos");
}
